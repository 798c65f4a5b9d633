import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { readProcessFigures } from '../../faults/process-figures.ts';
import { formatMenuId, formatRestaurantId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll, withBenchSite } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import { sendLoad } from '../send-load.ts';
import { formatNumber } from '../spread.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';

const SAMPLE_MS = 100;
const REST_MS = 3_000;
const MENUS = 200;
const CONNECTIONS = 8;

const menuPath = (restaurantId: string): string => routes.menu({ restaurantId });

/**
 * Samples the resident memory of a process. `endStep` returns the greatest sample, in MB, since the
 * previous call of `endStep`. It returns 0 if there was no sample.
 */
function watchMemory(pid: number): { readonly endStep: () => number; readonly stop: () => void } {
  let peak = 0;
  let step = 0;
  const timer = setInterval(() => {
    const startedIn = step;
    void readProcessFigures(pid).then((figures) => {
      if (step === startedIn) peak = Math.max(peak, figures?.memoryMb ?? 0);
    });
  }, SAMPLE_MS);
  return {
    endStep: () => {
      const found = peak;
      peak = 0;
      step += 1;
      return found;
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Visits menus of restaurants that do not exist, several at a time. Resolves to visits per second.
 */
async function visitUnknown(origin: string, count: number): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const visit = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      const answer = await fetch(
        `${origin}${menuPath(`necunoscut-${next}-${startedAt.toFixed(0)}`)}`,
      );
      await answer.arrayBuffer();
      if (answer.status !== 404) throw new Error(`An unknown menu: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  return count / ((performance.now() - startedAt) / 1_000);
}

async function runMemory(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  return withBenchSite(
    async ({ site }) => {
      const { origin } = site;
      const memory = watchMemory(site.pid());
      const steps: (readonly [step: string, peakMb: number])[] = [];
      const end = async (step: string): Promise<void> => {
        steps.push([step, memory.endStep()]);
        await wait(REST_MS);
        steps.push([`${step}, ${REST_MS / 1_000} s later`, memory.endStep()]);
      };
      try {
        onStep('idle');
        await wait(REST_MS);
        steps.push(['idle', memory.endStep()]);
        for (const size of [MENU_SIZES.usual, MENU_SIZES.large]) {
          onStep(`load on the menu of ${size} products`);
          const paths = [menuPath(formatMenuId(size))];
          await visitAll(origin, paths);
          const seconds = pace.rounds * pace.seconds;
          await sendLoad({ origin, paths, seconds, headers: { 'accept-encoding': 'gzip' } });
          await end(`load on the menu of ${size} products`);
        }
        onStep(`first visits of ${MENUS} menus`);
        const menus = Array.from({ length: MENUS }, (_, number) =>
          menuPath(formatRestaurantId(number)),
        );
        await visitAll(origin, menus);
        await end(`first visits of ${MENUS} menus`);
        onStep(`${pace.unknownIds} unknown ids`);
        const perSecond = await visitUnknown(origin, pace.unknownIds);
        await end(`${pace.unknownIds} unknown ids`);
        const peak = Math.max(...steps.map(([, mb]) => mb));
        const rows = steps.map(([step, mb]) => [step, String(mb)]);
        return {
          tables: [
            { title: 'Resident memory of the server, peaks', columns: ['step', 'MB'], rows },
          ],
          charts: [
            {
              name: 'memory',
              title: 'Resident memory of the server',
              unit: 'MB, peak of each step',
              bars: steps.map(([label, value]) => ({ label, value })),
            },
          ],
          goals: {
            memory: `${peak} MB at the greatest peak`,
            unknown: `${formatNumber(perSecond)} unknown ids per second`,
          },
        };
      } finally {
        memory.stop();
      }
    },
    { copies: MENUS },
  );
}

export const memory: Part = {
  about: 'memory of the server: idle, under load, after unknown ids',
  run: runMemory,
};
