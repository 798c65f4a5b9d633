import type { RequestListener } from 'node:http';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { expect, stateOf, test } from './edge-test.ts';
import type { Edge } from './start-edge.ts';
import { hostOf } from './start-edge.ts';

const VISITORS = 20;
/** The edge lets a visitor wait for another visitor's answer for a second at most. */
const WITHIN_MS = 3_000;

const unstored = { 'cache-control': 'no-store' };
const send =
  (status: number, headers: Readonly<Record<string, string>>): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end('the answer');
  };

/** Each row: an address, and the site's answer to it, which must not be stored. */
const ROWS: readonly (readonly [what: string, path: string, answer: RequestListener])[] = [
  ['404 of a restaurant', '/restaurant/removed/menu', send(404, unstored)],
  ['404 of an unknown page', '/nothing', send(404, unstored)],
  ['308 of another spelling', '/TERMS', send(308, { location: '/terms', ...unstored })],
  ['404 of an old file', '/_next/static/chunks/old.js', send(404, unstored)],
  ['503 of a menu', '/restaurant/forno-vechi/menu', send(503, unstored)],
  ['503 of a picture', '/_next/image?url=%2Fa.jpg&w=640&q=75', send(503, unstored)],
  ['400 of a picture', '/_next/image?url=%2Fb.jpg&w=640&q=75', send(400, unstored)],
  ['404 of a preview', '/previews/removed/menu.jpg', send(404, unstored)],
  ['200 that no cache may keep', '/restaurants', send(200, unstored)],
  [
    '200 that only a browser may keep',
    '/restaurants',
    send(200, { 'cache-control': 'private, max-age=60' }),
  ],
  ['200 without a time', '/restaurants', send(200, {})],
];

const visitTogether = async (edge: Edge, path: string): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    Array.from({ length: VISITORS }, async () => stateOf(await sendRaw(edge.origin, path))),
  );

for (const [what, path, answer] of ROWS) {
  test(`no visitor waits more than a second for the answer to another one: ${what}`, async ({
    serve,
    startOwnEdge,
  }) => {
    const site = await serve(answer);
    const edge = await startOwnEdge([hostOf(site)]);
    const startedAt = performance.now();
    await visitTogether(edge, path);
    expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
    expect(site.requests.length).toBeGreaterThanOrEqual(VISITORS);
  });

  test(`after the first answer no visitor waits for another one: ${what}`, async ({
    serve,
    startOwnEdge,
  }) => {
    // Answers once all visitors' requests have arrived.
    const held: (() => void)[] = [];
    let isHolding = false;
    const site = await serve((request, response) => {
      held.push(() => answer(request, response));
      if (!isHolding || held.length === VISITORS) for (const go of held.splice(0)) go();
    });
    const edge = await startOwnEdge([hostOf(site)]);
    await sendRaw(edge.origin, path);
    isHolding = true;
    const startedAt = performance.now();
    // A visitor who waits gets `MISS`.
    expect(await visitTogether(edge, path)).not.toContain('MISS');
    expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
    // A file that an instance lacks is requested a second time, at another instance.
    expect(site.requests.length).toBeGreaterThan(VISITORS);
  });
}

test('an address whose answer was not stored is stored as soon as its answer can be', async ({
  serve,
  startOwnEdge,
}) => {
  const answers = [
    send(404, unstored),
    send(503, unstored),
    send(200, { 'cache-control': 'public, max-age=0, s-maxage=600' }),
  ];
  const site = await serve((request, response) => answers.shift()?.(request, response));
  const edge = await startOwnEdge([hostOf(site)]);
  const states = [];
  for (let sent = 0; sent < 5; sent += 1) {
    states.push(stateOf(await sendRaw(edge.origin, '/restaurant/returned')));
  }
  expect(states).toEqual(['MISS', 'BYPASS', 'BYPASS', 'HIT', 'HIT']);
});

test('simultaneous visitors of a page that can be stored cause one request to the site', async ({
  serve,
  startOwnEdge,
}) => {
  const site = await serve(send(200, { 'cache-control': 'public, max-age=0, s-maxage=600' }));
  const edge = await startOwnEdge([hostOf(site)]);
  await visitTogether(edge, '/restaurants');
  expect(site.requests).toHaveLength(1);
});

test('in an outage no visitor waits for the failure of another one', async ({ startOwnEdge }) => {
  const edge = await startOwnEdge([`127.0.0.1:${await getFreePort()}`]);
  await sendRaw(edge.origin, '/restaurants');
  await visitTogether(edge, '/restaurants');
  const logged = edge.readLogs().trim().split('\n');
  const states = logged.map((line) => JSON.parse(line)).map(({ cache, status }) => [cache, status]);
  expect(states).toEqual([
    ['MISS', 502],
    ...Array.from({ length: VISITORS }, () => ['BYPASS', 502]),
  ]);
});
