import type { RequestListener } from 'node:http';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, stateOf, test } from './edge-test.ts';
import { limitsOf } from './start-edge.ts';
import type { Edge } from './start-edge.ts';

const STORED = { 'cache-control': 'public, max-age=0, s-maxage=600' };
const UNSTORED = { 'cache-control': 'no-store' };
type Answer = readonly [status: number, headers: Readonly<Record<string, string>>];
const send = (response: Parameters<RequestListener>[1], [status, headers]: Answer): void => {
  response.writeHead(status, headers).end('the answer');
};
const sendStored: RequestListener = (_, response) => send(response, [200, STORED]);

type Kind = readonly [method: string, path: string];

/** What each limit counts: the kinds of a row share one limit. */
const LIMITS: Readonly<Record<string, readonly Kind[]>> = {
  pages: [
    ['GET', '/restaurant/forno-vechi/menu'],
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

const statusOf = async ({ origin }: Edge, [method, path]: Kind): Promise<number> =>
  (await sendRaw(origin, path, { method, headers: { 'content-length': '0' } })).status;

const MANY = 12;

for (const [name, kinds] of Object.entries(LIMITS)) {
  test(`a client over the limit of ${name} is refused there, and nowhere else`, async ({
    serveBehindEdge,
  }) => {
    const { edge } = await serveBehindEdge(sendStored, limitsOf(1, 4));
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

const FIRST_VISIT: readonly (readonly [times: number, kind: Kind])[] = [
  [2, ['GET', '/restaurant/forno-vechi/menu']],
  [24, ['GET', '/_next/static/chunks/a.js']],
  [8, ['GET', '/_next/image?url=%2Fa.jpg&w=640&q=75']],
  [1, ['GET', '/sw.js']],
  [1, ['POST', '/api/reports/vitals']],
];
const FIRST_VISITORS = 60;
/** The edge has 4,096 connections, so not all visitors connect at once. */
const AT_ONCE = 10;

test('sixty visitors behind one address begin a visit within seconds, and one of them pays', async ({
  serveBehindEdge,
}) => {
  const { edge } = await serveBehindEdge(sendStored);
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
  for (let begun = 0; begun < FIRST_VISITORS; begun += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
  }
  expect(await statusOf(edge, ['POST', '/api/payment/card-form'])).toBe(200);
  const pages = FIRST_VISIT.filter(([, [method]]) => method === 'GET');
  expect(pages.map(([, [, path]]) => [path, statuses.get(`${path}: 200`)])).toEqual(
    pages.map(([times, [, path]]) => [path, times * FIRST_VISITORS]),
  );
});

const VISITORS = 20;
/** The edge lets a visitor wait for another visitor's answer for a second at most. */
const WITHIN_MS = 3_000;

/** By address, the site's answer, which must not be stored. */
const UNSTORED_ANSWERS: Readonly<Record<string, Answer>> = {
  '/restaurant/removed/menu': [404, UNSTORED],
  '/nothing': [404, UNSTORED],
  '/TERMS': [308, { location: '/terms', ...UNSTORED }],
  '/_next/static/chunks/old.js': [404, UNSTORED],
  '/restaurant/forno-vechi/menu': [503, UNSTORED],
  '/_next/image?url=%2Fa.jpg&w=640&q=75': [503, UNSTORED],
  '/previews/removed/menu.jpg': [404, UNSTORED],
  '/restaurants': [200, UNSTORED],
  '/partener': [200, { 'cache-control': 'private, max-age=60' }],
  '/downloadapp': [200, {}],
};

const visitTogether = async (edge: Edge, path: string): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    Array.from({ length: VISITORS }, async () => stateOf(await sendRaw(edge.origin, path))),
  );

test('no visitor waits more than a second for an answer to another one that is not stored, and after the first such answer no visitor waits', async ({
  serveBehindEdge,
}) => {
  // While it holds, the site answers once the requests of all visitors have arrived.
  const held: (() => void)[] = [];
  let isHolding = false;
  const { server, edge } = await serveBehindEdge(({ url = '' }, response) => {
    held.push(() => send(response, UNSTORED_ANSWERS[url] ?? [500, UNSTORED]));
    if (!isHolding || held.length === VISITORS) for (const go of held.splice(0)) go();
  });
  for (const path of Object.keys(UNSTORED_ANSWERS)) {
    isHolding = false;
    const before = server.requests.length;
    const startedAt = performance.now();
    await visitTogether(edge, path);
    expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
    expect(server.requests.length - before).toBeGreaterThanOrEqual(VISITORS);

    isHolding = true;
    const heldAt = performance.now();
    // A visitor who waits gets `MISS`.
    expect([path, ...(await visitTogether(edge, path))]).not.toContain('MISS');
    expect(performance.now() - heldAt).toBeLessThan(WITHIN_MS);
  }
});

test('an address whose answer was not stored is stored as soon as its answer can be, and then simultaneous visitors cause no request', async ({
  serveBehindEdge,
}) => {
  const answers: Answer[] = [
    [404, UNSTORED],
    [503, UNSTORED],
    [200, STORED],
  ];
  const { server, edge } = await serveBehindEdge((_, response) =>
    send(response, answers.shift() ?? [200, STORED]),
  );
  const states = [];
  for (let sent = 0; sent < 5; sent += 1) {
    states.push(stateOf(await sendRaw(edge.origin, '/restaurant/returned')));
  }
  expect(states).toEqual(['MISS', 'BYPASS', 'BYPASS', 'HIT', 'HIT']);
  expect(await visitTogether(edge, '/restaurants')).toContain('MISS');
  expect(server.requests).toHaveLength(4);
});

test('in an outage no visitor waits for the failure of another one', async ({ startOwnEdge }) => {
  const edge = await startOwnEdge([]);
  await sendRaw(edge.origin, '/restaurants');
  await visitTogether(edge, '/restaurants');
  const logged = edge.readLogs().trim().split('\n');
  const states = logged.map((line) => JSON.parse(line)).map(({ cache, status }) => [cache, status]);
  expect(states).toEqual([
    ['MISS', 502],
    ...Array.from({ length: VISITORS }, () => ['BYPASS', 502]),
  ]);
});
