import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { expect, purge, test, visit } from './edge-test.ts';
import type { Edge } from './start-edge.ts';

const RESTAURANT = 'forno-vechi';
const PAGE = `/restaurant/${RESTAURANT}`;
const MENU = `${PAGE}/menu`;
const NEW_NAME = 'Forno Nou de Test';
const WITHIN_MS = 1_000;

type CopyRequest = readonly [path: string, headers: Readonly<Record<string, string>>];
type Shown = {
  readonly copy: CopyRequest;
  readonly state: string | null;
  readonly isCompressed: boolean;
  readonly isNew: boolean;
};

/** Loads the copies in turn. Uses `fetch`, because `sendRaw` damages compressed bodies. */
async function show({ origin }: Edge, copies: readonly CopyRequest[]): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const copy of copies) {
    const [path, headers] = copy;
    const answer = await fetch(`${origin}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    shown.push({
      copy,
      state: answer.headers.get('x-edge-cache'),
      isCompressed: answer.headers.has('content-encoding'),
      isNew: (await answer.text()).includes(NEW_NAME),
    });
  }
  return shown;
}

const expectShown = (shown: readonly Shown[], state: 'HIT' | 'MISS', isNew: boolean): void =>
  expect(shown).toEqual(
    shown.map(({ copy }) => {
      const isCompressed = 'accept-encoding' in copy[1];
      return { copy, state, isCompressed, isNew };
    }),
  );

test("after the provider's signed call about a change, which is answered within a second, the next visit of every copy of the changed pages shows the change, and the copies of other pages stay", async ({
  edge,
  control,
  site,
}) => {
  const changed: readonly CopyRequest[] = [
    [MENU, { 'accept-encoding': 'gzip' }],
    [MENU, { 'accept-encoding': 'gzip, br' }],
    [MENU, {}],
    [`${MENU}?hidden_navbar=true`, {}],
    [PAGE, {}],
    ['/restaurants', {}],
  ];
  const others: readonly CopyRequest[] = [
    ['/terms', {}],
    ['/restaurant/saj-si-foc/menu', {}],
  ];
  await show(edge, [...changed, ...others]);
  await control.changeMenu(RESTAURANT, { restaurantName: NEW_NAME });
  expectShown(await show(edge, [...changed, ...others]), 'HIT', false);

  const startedAt = performance.now();
  const call = await sendSignedCall(site.origin, { restaurant: RESTAURANT });
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
  const shown = await show(edge, changed);
  expect([call.status, JSON.parse(call.body)]).toEqual([
    200,
    { outcome: 'done', menu: 'renewed', list: 'renewed' },
  ]);
  expectShown(shown, 'MISS', true);
  expectShown(await show(edge, others), 'HIT', false);
});

test("a signed call about 'everything' makes all pages outdated, but not the files of the build", async ({
  edge,
  site,
}) => {
  const { body } = await sendRaw(edge.origin, '/terms');
  const file = /\/_next\/static\/media\/[\w.~-]+\.woff2/.exec(body)?.[0] ?? '';
  await visit(edge, file, {});
  await visit(edge, MENU, {});
  expect((await sendSignedCall(site.origin, { everything: true })).status).toBe(200);
  expect(await visit(edge, MENU, {})).toEqual(['MISS']);
  expect(await visit(edge, '/terms', {})).toEqual(['MISS']);
  expect(await visit(edge, file, {})).toEqual(['HIT']);
});

test('a purge from outside EDGE_INSIDE_NETWORKS is refused, and the answer to the signed call names the edge', async ({
  startOwnEdge,
  startPurgingSite,
}) => {
  // The site of the other tests would repeat the purge at their edges.
  const site = await startPurgingSite();
  const edge = await startOwnEdge([site], { EDGE_INSIDE_NETWORKS: '10.255.0.0/16' });
  await visit(edge, '/restaurants', {});
  const call = await sendSignedCall(site.origin, { list: true });
  expect([call.status, JSON.parse(call.body)]).toEqual([
    200,
    { outcome: 'done', list: 'renewed', edgesLater: [expect.stringMatching(/^http/)] },
  ]);
  expect(await visit(edge, '/restaurants', {})).toEqual(['HIT']);
  await site.stop();
});

test('the port for visitors takes no purge, and the port for purges serves no page', async ({
  edge,
}) => {
  await visit(edge, '/restaurants', {});
  for (const method of ['POST', 'PURGE', 'DELETE']) {
    const headers = { 'content-length': '1' };
    const answer = await sendRaw(edge.origin, '/purge', { method, headers, body: '*' });
    expect([method, answer.status]).toEqual([method, 405]);
    await sendRaw(edge.origin, '/restaurants', { method });
  }
  expect(await visit(edge, '/restaurants', {})).toEqual(['HIT']);
  expect((await sendRaw(edge.purgeOrigin, '/restaurants')).status).toBe(404);
  expect((await sendRaw(edge.purgeOrigin, '/purge')).status).toBe(403);
});

test('when the purges of many paths fill the memory for purges, all pages count as outdated', async ({
  edge,
}) => {
  await visit(edge, '/restaurants', {});
  const PATHS_PER_CALL = 500;
  const CALLS = 40;
  for (let call = 0; call < CALLS; call += 1) {
    const paths = Array.from(
      { length: PATHS_PER_CALL },
      (_, index) => `/restaurant/invented-restaurant-with-a-long-name-${call}-${index}`,
    );
    expect(await purge(edge, ...paths)).toBe(204);
  }
  expect(await visit(edge, '/restaurants', {})).toEqual(['MISS']);
});
