import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { formatRestaurantId } from '../bench-menus.ts';
import { visitAll } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import type { Part } from '../parts/part.ts';
import type { Pace } from '../pace.ts';
import { formatNumber, formatSpread, percentileOf, ratiosOf, spreadOf } from '../spread.ts';
import { withCluster } from './running-cluster.ts';
import type { Cluster } from './running-cluster.ts';

const PAIRS = 60;
const QUICK_PAIRS = 20;
const CHANGES = 15;
const QUICK_CHANGES = 5;
const SEEN_WITHIN_MS = 3_000;

const menuPath = (number: number): string =>
  routes.menu({ restaurantId: formatRestaurantId(number) });

type FirstVisits = { readonly unknown: readonly number[]; readonly shared: readonly number[] };

/**
 * Visits each menu at one instance, before any instance has rendered the menu (`unknown`), and then
 * at the other instance (`shared`). Resolves to the milliseconds of the visits.
 */
async function measureFirstVisits({ sites }: Cluster, pairs: number): Promise<FirstVisits> {
  const times: Record<keyof FirstVisits, number[]> = { unknown: [], shared: [] };
  for (let number = 0; number < pairs; number += 1) {
    const [a, b] = number % 2 === 0 ? sites : sites.toReversed();
    const visit = async (site: RunningSite | undefined): Promise<number> => {
      const startedAt = performance.now();
      await visitAll(site?.origin ?? '', [menuPath(number)]);
      return performance.now() - startedAt;
    };
    times.unknown.push(await visit(a));
    times.shared.push(await visit(b));
  }
  return times;
}

/**
 * Resolves to the milliseconds from `startedAt` until the menu contains the text, or to undefined
 * when that takes longer than `SEEN_WITHIN_MS`.
 */
async function waitForText(
  origin: string,
  path: string,
  text: string,
  startedAt: number,
): Promise<number | undefined> {
  while (performance.now() - startedAt < SEEN_WITHIN_MS) {
    const { body } = await sendRaw(origin, path);
    if (body.includes(text)) return performance.now() - startedAt;
  }
  return undefined;
}

/** `times` has undefined for a change that was not seen within `SEEN_WITHIN_MS`. */
type Seen = { readonly place: string; readonly times: (number | undefined)[] };

/**
 * Announces each change at the first instance. Measures when the second instance and the edge show
 * the change.
 */
async function measureChanges(cluster: Cluster, changes: number): Promise<readonly Seen[]> {
  const { sites, edge, control } = cluster;
  const [first, second] = sites;
  if (!first || !second || !edge) throw new Error('A part of the cluster is missing');
  const places = { 'the other instance': second.origin, 'the edge': edge.origin };
  const seen: readonly Seen[] = Object.keys(places).map((place) => ({ place, times: [] }));
  for (let number = 0; number < changes; number += 1) {
    const [restaurantId, path] = [formatRestaurantId(number), menuPath(number)];
    for (const origin of [first.origin, ...Object.values(places)]) await visitAll(origin, [path]);
    const name = `Casa schimbată ${number}`;
    await control.changeMenu(restaurantId, { restaurantName: name });
    const startedAt = performance.now();
    const [answer, ...times] = await Promise.all([
      sendSignedCall(first.origin, { restaurant: restaurantId }),
      ...Object.values(places).map((origin) => waitForText(origin, path, name, startedAt)),
    ]);
    if (answer.status !== 200) throw new Error(`The signed call: ${answer.status} ${answer.body}`);
    times.forEach((time, index) => seen[index]?.times.push(time));
  }
  return seen;
}

async function runSharing({ isQuick }: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const options = { instances: 2, hasRedis: true, hasEdge: true, copies: PAIRS };
  return withCluster({ ...options, periodSeconds: 3_600 }, async (cluster) => {
    const pairs = isQuick ? QUICK_PAIRS : PAIRS;
    onStep(`first visits of ${pairs} menus at both instances`);
    const { unknown, shared } = await measureFirstVisits(cluster, pairs);
    const ratio = ratiosOf(shared, unknown);
    const changes = isQuick ? QUICK_CHANGES : CHANGES;
    onStep(`${changes} announced changes`);
    const seen = await measureChanges(cluster, changes);
    const row = (visit: string, times: readonly number[], share: string): string[] => [
      visit,
      share,
      formatSpread(spreadOf(times)),
      formatNumber(percentileOf(times, 0.99)),
    ];
    return {
      tables: [
        {
          title: `First visits of ${pairs} menus at an instance, with Redis; ratio pair by pair`,
          columns: ['visit', 'ratio', 'ms', 'p99 ms'],
          rows: [
            row('a menu that no instance has rendered', unknown, '1'),
            row('a menu that the other instance has rendered', shared, formatSpread(ratio)),
          ],
        },
        {
          title: `Milliseconds from the beginning of a signed call at one instance until its change is seen, ${changes} changes`,
          columns: ['seen at', 'median (least to greatest)', `not within ${SEEN_WITHIN_MS} ms`],
          rows: seen.map(({ place, times }) => {
            const known = times.filter((time) => time !== undefined);
            const spread = known.length === 0 ? '-' : formatSpread(spreadOf(known));
            return [place, spread, String(times.length - known.length)];
          }),
        },
      ],
      charts: [],
      goals: {},
    };
  });
}

export const sharingPart: Part = {
  about: 'first visits of menus that the other instance has rendered, announced changes',
  run: runSharing,
};
