import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routes } from '../../../lib/addresses/routes.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { INDEX_PATH } from '../../../lib/all-menus/menus-index.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { LARGE_CATALOGUE } from '../../support/all-menus/large-catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import {
  awaitCompleteIndex,
  readMenusIndex,
  REFRESHED,
  REFRESHED_ONCE,
} from '../../support/pages/all-menus-search.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { test } from '../../support/sites/all-menus-site.ts';

const COMPLETE_WITHIN_MS = 20_000;
/** Two rounds of about 1 s, with 1 s (`SEARCH_REFRESH_SECONDS`) before each. */
const TWO_ROUNDS_MS = 4_000;
const menuOf = (restaurantId: string): string => providerPaths.menu(restaurantId);

test('after a start without visits the index has all menus, with one call for each menu', async ({
  control,
  startOwnSite,
}) => {
  await control.clearRequests();
  const site = await startOwnSite({ ...REFRESHED_ONCE, SEARCH_REFRESH_SECONDS: '1' });
  await awaitCompleteIndex(site.origin, catalogue.length);
  const { restaurants } = await readMenusIndex(site.origin);
  expect(restaurants.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name));

  // Visits and later rounds use the answers of the first round, so they make no calls.
  await Promise.all(
    catalogue.map(({ shortName }) =>
      sendRaw(site.origin, routes.menu({ restaurantId: shortName })),
    ),
  );
  await wait(TWO_ROUNDS_MS);
  const calls = (await control.getRequests()).map(({ path }) => path).toSorted();
  expect(calls).toEqual(
    [
      providerPaths.restaurants(),
      ...catalogue.map(({ shortName }) => menuOf(shortName)),
    ].toSorted(),
  );
});

test('with SEARCH_REFRESH_SECONDS=0 only the menus that were opened are in the index', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite({ SEARCH_REFRESH_SECONDS: '0' });
  const [first] = catalogue;
  await sendRaw(site.origin, routes.menu({ restaurantId: first?.shortName ?? '' }));
  expect((await readMenusIndex(site.origin)).menus).toEqual({ known: 1, all: catalogue.length });
});

test('later rounds put a changed price into the index and remove a deleted restaurant', async ({
  control,
  startOwnSite,
}) => {
  const site = await startOwnSite(REFRESHED);
  await awaitCompleteIndex(site.origin, catalogue.length);
  const [first, second] = catalogue;
  const dish = first?.categories[0]?.products[0]?.name ?? '';
  await control.changeMenu(first?.shortName ?? '', { product: { name: dish, price: 999.5 } });
  await control.removeMenu(second?.shortName ?? '');
  await expect(async () => {
    const { body } = await sendRaw(site.origin, INDEX_PATH);
    expect(body).toContain('"priceRon":999.5');
    expect(body).not.toContain(`"${second?.shortName}"`);
  }).toPass({ timeout: COMPLETE_WITHIN_MS });
});

test('a signed call for a restaurant changes the index at once', async ({
  control,
  ownSite: site,
}) => {
  const [first] = catalogue;
  const restaurant = first?.shortName ?? '';
  const dish = first?.categories[0]?.products[0]?.name ?? '';
  await control.changeMenu(restaurant, { product: { name: dish, price: 999.5 } });
  await sendSignedCall(site.origin, { restaurant });
  expect((await sendRaw(site.origin, INDEX_PATH)).body).toContain('"priceRon":999.5');

  // Other tests use the same site, so give the site the original menu again.
  await control.resetScenario();
  await sendSignedCall(site.origin, { restaurant });
  expect((await sendRaw(site.origin, INDEX_PATH)).body).not.toContain('"priceRon":999.5');
});

test('the index of 70 restaurants is complete, cached and small', async ({
  control,
  startOwnSite,
}) => {
  test.setTimeout(90_000);
  await control.setScenario({ restaurants: LARGE_CATALOGUE.restaurants });
  const site = await startOwnSite(REFRESHED_ONCE);
  await awaitCompleteIndex(site.origin, LARGE_CATALOGUE.restaurants);
  const { headers, body } = await sendRaw(site.origin, INDEX_PATH);
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-/);
  expect(gzipSync(body).length).toBeLessThan(40_000);
  expect(brotliCompressSync(body).length).toBeLessThan(30_000);

  const hits = await sendRaw(site.origin, '/restaurants?q=ciorba+de+burta');
  const places = [...hits.body.matchAll(/<h2><a href="\/restaurant\//g)];
  expect(places.length).toBeGreaterThanOrEqual(LARGE_CATALOGUE.restaurants - catalogue.length);
});

test('without any data the index is 503, and is complete when the provider is back', async ({
  control,
  startOwnSite,
}) => {
  await control.setFault('500');
  const site = await startOwnSite(REFRESHED);
  const { status, headers } = await sendRaw(site.origin, INDEX_PATH);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  await control.clearFaults();
  await awaitCompleteIndex(site.origin, catalogue.length);
});
