import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { expect, stateOf, test, visit } from './edge-test.ts';

const RESTAURANT = 'forno-vechi';
const PAGE = `/restaurant/${RESTAURANT}`;
const MENU = `${PAGE}/menu`;
const NEW_NAME = 'Forno Nou de Test';
const WITHIN_MS = 1_000;
/** A header with which Next's router requests `PAGE` after a click on a link. */
const ROUTER = { rsc: '1' };

test('after a signed call every copy of the changed pages is new within a second, and the copies of other pages are kept', async ({
  edge,
  control,
  site,
}) => {
  const copies = [
    [MENU, {}],
    [MENU, { 'accept-encoding': 'gzip' }],
    [MENU, { 'accept-encoding': 'gzip, br' }],
    [`${MENU}?hidden_navbar=true`, {}],
    [PAGE, {}],
    [`${PAGE}?_rsc=`, ROUTER],
    ['/restaurants', {}],
  ] as const;
  for (const [path, headers] of copies) await visit(edge, path, headers);
  await visit(edge, '/terms', {});
  await control.changeMenu(RESTAURANT, { restaurantName: NEW_NAME });
  expect((await sendRaw(edge.origin, MENU)).body.includes(NEW_NAME)).toBe(false);

  const startedAt = performance.now();
  const call = await sendSignedCall(site.origin, { restaurant: RESTAURANT });
  expect([call.status, JSON.parse(call.body)]).toEqual([
    200,
    { outcome: 'done', menu: 'renewed', list: 'renewed' },
  ]);
  for (const [path, headers] of copies.filter(([, headers]) => !('accept-encoding' in headers))) {
    const answer = await sendRaw(edge.origin, path, { headers });
    const isNew = path === '/restaurants' || answer.body.includes(NEW_NAME);
    expect([path, isNew]).toEqual([path, true]);
    expect(['MISS', undefined]).toContain(stateOf(answer));
  }
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS);
  expect(await visit(edge, MENU, { 'accept-encoding': 'gzip' })).toEqual(['MISS']);
  expect(await visit(edge, MENU, { 'accept-encoding': 'gzip, br' })).toEqual(['MISS']);
  expect(await visit(edge, '/terms', {})).toEqual(['HIT']);
});

test('the menu of a removed restaurant is 404 after a signed call, and 200 after the call about its return', async ({
  edge,
  control,
  site,
}) => {
  expect(await visit(edge, MENU, {}, {})).toEqual(['MISS', 'HIT']);
  await control.removeMenu(RESTAURANT);
  await sendSignedCall(site.origin, { restaurant: RESTAURANT });
  expect((await sendRaw(edge.origin, MENU)).status).toBe(404);
  await control.resetScenario();
  await sendSignedCall(site.origin, { restaurant: RESTAURANT });
  expect((await sendRaw(edge.origin, MENU)).status).toBe(200);
});

test('a signed call for everything makes all pages outdated, and keeps the files of the build', async ({
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

test('a purge from outside is refused, and the signed call says that the edge kept its copies', async ({
  startOwnEdge,
  site,
}) => {
  const edge = await startOwnEdge([new URL(site.origin).host], {
    EDGE_INSIDE_NETWORKS: '10.255.0.0/16',
  });
  await visit(edge, '/restaurants', {});
  const call = await sendSignedCall(site.origin, { list: true });
  expect([call.status, JSON.parse(call.body)]).toEqual([
    503,
    { outcome: 'unavailable', list: 'renewed', edge: 'kept', retryAfterSeconds: 5 },
  ]);
  expect(await visit(edge, '/restaurants', {})).toEqual(['HIT']);
});

test('the port for visitors takes no purge, and the port for purges serves no page', async ({
  edge,
}) => {
  await visit(edge, '/restaurants', {});
  for (const method of ['POST', 'PURGE', 'DELETE']) {
    const answer = await sendRaw(edge.origin, '/purge', { method, body: '*' });
    expect([method, answer.status]).toEqual([method, 405]);
    await sendRaw(edge.origin, '/restaurants', { method });
  }
  expect(await visit(edge, '/restaurants', {})).toEqual(['HIT']);
  expect((await sendRaw(edge.purgeOrigin, '/restaurants')).status).toBe(404);
  expect((await sendRaw(edge.purgeOrigin, '/purge')).status).toBe(403);
});

test('when the purges of many paths fill the memory, all pages count as outdated', async ({
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
    const answer = await sendRaw(edge.purgeOrigin, '/purge', {
      method: 'POST',
      body: paths.join('\n'),
      headers: { 'content-length': String(Buffer.byteLength(paths.join('\n'))) },
    });
    expect(answer.status).toBe(204);
  }
  expect(await visit(edge, '/restaurants', {})).toEqual(['MISS']);
});
