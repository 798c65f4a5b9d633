import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatMenuId, formatRestaurantId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll, withBenchSite } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import { sendLoad } from '../send-load.ts';
import { formatNumber, formatSpread, ratiosOf, spreadOf } from '../spread.ts';
import type { Part } from './part.ts';
import type { Pace } from '../pace.ts';

const FEW = 10;
const MANY = 1_000;
const PAUSE_MS = 300;
const GZIP = { 'accept-encoding': 'gzip' };

const menuPath = (restaurantId: string): string => routes.menu({ restaurantId });

async function readBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return (await answer.arrayBuffer()).byteLength;
}

async function runGrowth(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  return withBenchSite(
    async ({ site }) => {
      const { origin } = site;
      const sizes = Object.values(MENU_SIZES);
      const copies = Array.from({ length: MANY }, (_, number) =>
        menuPath(formatRestaurantId(number)),
      );
      // The copied restaurants have the menus of the sandbox's catalogue in turn. The catalogue has
      // more than ten menus, so the first ten copies, which the load of `FEW` menus visits, have
      // different menus.
      const loads: Readonly<Record<string, readonly string[]>> = {
        ...Object.fromEntries(
          sizes.map((size) => [`${size} products`, [menuPath(formatMenuId(size))]]),
        ),
        [`${FEW} menus`]: copies.slice(0, FEW),
        [`${MANY} menus`]: copies,
      };
      onStep(`first visits of ${MANY} menus`);
      for (const paths of Object.values(loads)) await visitAll(origin, paths);
      const rounds = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]));
      for (let round = 0; round < pace.rounds; round += 1) {
        onStep(`round ${round + 1} of ${pace.rounds}`);
        for (const [name, paths] of Object.entries(loads)) {
          const load = { origin, paths, seconds: pace.seconds, headers: GZIP };
          rounds.get(name)?.push((await sendLoad(load)).perSecond);
          await wait(PAUSE_MS);
        }
      }
      const of = (name: string): readonly number[] => rounds.get(name) ?? [];
      const [, usual, large] = sizes.map((size) => `${size} products`);
      const products = ratiosOf(of(usual ?? ''), of(large ?? ''));
      const menus = ratiosOf(of(`${MANY} menus`), of(`${FEW} menus`));
      const bytes = await Promise.all(
        sizes.map((size) => readBytes(`${origin}${menuPath(formatMenuId(size))}`)),
      );
      return {
        tables: [
          {
            title: 'Requests per second of known menus, gzip',
            columns: ['menus', 'per second', 'kB of HTML'],
            rows: [...rounds].map(([name, values], index) => [
              name,
              formatSpread(spreadOf(values)),
              bytes[index] === undefined ? '-' : formatNumber(bytes[index] / 1_000),
            ]),
          },
        ],
        charts: [],
        goals: {
          products: `${formatSpread(products)} x slower, with ${formatNumber((bytes[2] ?? 0) / (bytes[1] ?? 1))} x the bytes`,
          menus: `${formatSpread(menus)} of ten menus`,
        },
      };
    },
    { copies: MANY },
  );
}

export const growth: Part = {
  about: 'menus of 12 to 2,000 products, and 1,000 menus against ten',
  needsTime: true,
  run: runGrowth,
};
