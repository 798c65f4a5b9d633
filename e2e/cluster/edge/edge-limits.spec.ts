import type { RequestListener } from 'node:http';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test } from './edge-test.ts';
import type { Edge } from './start-edge.ts';
import { hostOf } from './start-edge.ts';

const sendStored: RequestListener = (_, response) => {
  response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=600' }).end('ok');
};

type Kind = readonly [method: string, path: string, headers?: Readonly<Record<string, string>>];

/** What each limit counts: the kinds of a row share one limit. */
const LIMITS: Readonly<Record<string, readonly Kind[]>> = {
  'pages and their parts': [
    ['GET', '/restaurant/forno-vechi/menu'],
    ['GET', '/restaurants?_rsc=abc', { rsc: '1' }],
    ['GET', '/previews/forno-vechi/menu.jpg'],
  ],
  'files and pictures': [
    ['GET', '/_next/static/chunks/a.js'],
    ['GET', '/_next/image?url=%2Fa.jpg&w=640&q=75'],
    ['GET', '/sw.js'],
    ['GET', '/favicon.ico?favicon.a.ico'],
  ],
  'requests that are passed on': [
    ['GET', '/activate/token'],
    ['GET', '/restaurants?q=supa'],
    ['GET', '/nothing'],
  ],
  calls: [
    ['POST', '/api/payment/card-form'],
    ['POST', '/payment/librapay/response'],
    ['DELETE', '/restaurants'],
  ],
  reports: [
    ['POST', '/api/reports/vitals'],
    ['POST', '/api/reports/violations'],
  ],
};

const statusOf = async ({ origin }: Edge, [method, path, headers = {}]: Kind): Promise<number> =>
  (await sendRaw(origin, path, { method, headers: { ...headers, 'content-length': '0' } })).status;

const SMALL = Object.fromEntries(
  ['PAGES', 'FILES', 'CALLS', 'REQUESTS'].flatMap((name) => [
    [`EDGE_${name}_PER_SECOND`, '1'],
    [name === 'REQUESTS' ? 'EDGE_BURST' : `EDGE_${name}_BURST`, '4'],
  ]),
);
const MANY = 12;

for (const [name, kinds] of Object.entries(LIMITS)) {
  test(`a client over the limit of ${name} is refused there, and nowhere else`, async ({
    serve,
    startOwnEdge,
  }) => {
    const site = await serve(sendStored);
    const edge = await startOwnEdge([hostOf(site)], SMALL);
    const [first] = kinds;
    if (first === undefined) throw new Error('A limit without a kind');
    const flood = await Promise.all(Array.from({ length: MANY }, () => statusOf(edge, first)));
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(0);
    for (const kind of kinds) expect([kind, await statusOf(edge, kind)]).toEqual([kind, 429]);
    for (const [other, [kind]] of Object.entries(LIMITS)) {
      if (other === name || kind === undefined) continue;
      expect([other, await statusOf(edge, kind)]).toEqual([other, 200]);
    }
  });
}

/** The first visit of a menu on a phone, counted in a log of the edge. */
const FIRST_VISIT: readonly (readonly [times: number, kind: Kind])[] = [
  [2, ['GET', '/restaurant/forno-vechi/menu']],
  [24, ['GET', '/_next/static/chunks/a.js']],
  [8, ['GET', '/_next/image?url=%2Fa.jpg&w=640&q=75']],
  [1, ['GET', '/sw.js']],
  [1, ['POST', '/api/reports/vitals']],
];
const VISITORS = 60;
/** The edge has 4,096 connections, so not all visitors connect at once. */
const AT_ONCE = 10;

test('sixty visitors behind one address begin a visit within seconds, and one of them pays', async ({
  serve,
  startOwnEdge,
}) => {
  const site = await serve(sendStored);
  const edge = await startOwnEdge([hostOf(site)]);
  const statuses = new Map<string, number>();
  const visit = async (): Promise<void> => {
    const sent = FIRST_VISIT.flatMap(([times, kind]) =>
      Array.from({ length: times }, async () => {
        const key = `${kind[1]}: ${await statusOf(edge, kind)}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      }),
    );
    await Promise.all(sent);
  };
  for (let begun = 0; begun < VISITORS; begun += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
  }
  expect(await statusOf(edge, ['POST', '/api/payment/card-form'])).toBe(200);
  const pages = FIRST_VISIT.filter(([, [method]]) => method === 'GET');
  expect(pages.map(([, [, path]]) => [path, statuses.get(`${path}: 200`)])).toEqual(
    pages.map(([times, [, path]]) => [path, times * VISITORS]),
  );
});
