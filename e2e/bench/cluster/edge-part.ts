import { routes } from '../../../lib/addresses/routes.ts';
import { formatMenuId, formatRestaurantId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll } from '../bench-site.ts';
import type { PartFigures } from '../figures.ts';
import type { Part } from '../parts/part.ts';
import type { Pace } from '../pace.ts';
import { measureRounds, pick, tabulate } from '../rounds.ts';
import { formatNumber, ratiosOf } from '../spread.ts';
import { readMemory, withCluster } from './running-cluster.ts';

const MENU = routes.menu({ restaurantId: formatMenuId(MENU_SIZES.usual) });
const GZIP = { 'accept-encoding': 'gzip' };
/**
 * The headers of a crawler that makes previews of links. The edge passes such a crawler's requests
 * for menus to the instances, and does not store the answers. The instances answer from memory.
 */
const PASSED = { ...GZIP, 'user-agent': 'WhatsApp/2' };
const ONE = 'one instance';
const PASSING = 'two instances behind the edge, passed on';
const CACHED = "two instances behind the edge, from the edge's cache";
const FEW_MENUS = 200;
const BYTES_IN_KB = 1_000;

async function runEdge(pace: Pace, onStep: (step: string) => void): Promise<PartFigures> {
  const options = { instances: 2, hasRedis: true, hasEdge: true, copies: FEW_MENUS };
  return withCluster({ ...options, periodSeconds: 3_600 }, async (cluster) => {
    const [first, second] = cluster.sites;
    const { edge, redis } = cluster;
    if (!first || !second || !edge || !redis) throw new Error('A part of the cluster is missing');
    for (const { origin } of [first, second, edge]) await visitAll(origin, [MENU]);
    onStep(`${pace.rounds} rounds of a cached menu`);
    const targets = { [ONE]: first.origin, [PASSING]: edge.origin, [CACHED]: edge.origin };
    const rounds = await measureRounds(targets, pace, async (origin, name) => ({
      origin,
      paths: [MENU],
      headers: name === PASSING ? PASSED : GZIP,
    }));

    onStep(`memory, and Redis with ${FEW_MENUS} menus`);
    const readUsed = (): number =>
      Number(/used_memory:(\d+)/.exec(redis.cli('info', 'memory'))?.[1]);
    const [bytesBefore, keysBefore] = [readUsed(), Number(redis.cli('dbsize'))];
    const menus = Array.from({ length: FEW_MENUS }, (_, number) =>
      routes.menu({ restaurantId: formatRestaurantId(number) }),
    );
    await visitAll(edge.origin, menus);
    const bytesPerMenu = (readUsed() - bytesBefore) / FEW_MENUS;
    const keysPerMenu = (Number(redis.cli('dbsize')) - keysBefore) / FEW_MENUS;
    const answer = await fetch(`${first.origin}${menus[0] ?? ''}`);
    const htmlBytes = (await answer.arrayBuffer()).byteLength;
    const memory = await readMemory(cluster);
    return {
      tables: [
        {
          title: 'Requests per second of the menu of 96 products, gzip; ratio to one instance',
          columns: ['request', 'server', 'ratio', 'per second', 'p50 ms', 'p99 ms'],
          rows: tabulate('cached menu', rounds, ONE),
        },
        {
          title: `Resident memory after this load and the first visits of ${FEW_MENUS} menus`,
          columns: ['program', 'MB'],
          rows: memory.map(([name, mb]) => [name, String(mb)]),
        },
        {
          title: 'What Redis stores for a menu of the catalogue (its page and the answer)',
          columns: ['keys', 'kB in the memory of Redis', 'kB of HTML, not compressed'],
          rows: [
            [keysPerMenu, bytesPerMenu / BYTES_IN_KB, htmlBytes / BYTES_IN_KB].map(formatNumber),
          ],
        },
      ],
      charts: [
        {
          name: 'edge',
          title: 'A cached menu, gzip',
          unit: 'requests per second, one instance = 1',
          bars: [PASSING, CACHED].map((label) => ({
            label,
            value: ratiosOf(pick(rounds, label, 'perSecond'), pick(rounds, ONE, 'perSecond'))
              .median,
          })),
        },
      ],
      goals: {},
    };
  });
}

export const edgePart: Part = {
  about: 'a cached menu from one instance and through the edge, memory, bytes in Redis',
  run: runEdge,
};
