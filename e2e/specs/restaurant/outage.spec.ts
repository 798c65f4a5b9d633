import { INDEX_PATH } from '../../../lib/all-menus/menus-index.ts';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { partnerCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { HIDDEN_NAVBAR } from '../../../lib/menu-query.ts';
import { callDeadlinesMs } from '../../../lib/provider/call-limits.ts';
import { formatNameFromId } from '../../../lib/restaurant/menu.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { listFirst, MENU, openerOf, listOf } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expireCaches, createOwnSiteTest } from '../../support/servers/own-site.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const testOnOwnSite = createOwnSiteTest();

/** Twice the deadline of a call for a menu, for slow machines. */
const ANSWER_MS = 5_000;
/** Longer than the 5 s for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 6_000;
/**
 * If the provider never answers, two refreshes take about 7 s: each takes a page period (1 s) and a
 * deadline (2.5 s). The limit is about twice as long, for slow machines.
 */
const REFRESH_MS = 15_000;

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const { shortName, name } = first;
const known = routes.menu({ restaurantId: shortName });
const unknownId = 'restaurant-nevazut';
const productCount = first.categories.flatMap(({ products }) => products).length;

const productsOf = ({ body }: RawAnswer): readonly string[] =>
  body.match(/<article.*?<\/article>/gs) ?? [];

testOnOwnSite(
  'while the provider hangs, a known menu is served and an unknown one is 503 in time, and afterwards the menu is renewed',
  async ({ control, ownSite: site }) => {
    test.setTimeout(60_000);
    await expireCaches(site);
    const products = productsOf(await sendRaw(site.origin, known));
    expect(products).toHaveLength(productCount);
    await control.setFault('hang-before-headers');
    const askedAt = Date.now();
    const unknown = await sendRaw(site.origin, routes.menu({ restaurantId: unknownId }));
    expect(Date.now() - askedAt).toBeLessThan(ANSWER_MS);
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = unknown.headers;
    expect([unknown.status, retryAfter, cacheControl]).toEqual([503, '5', 'no-store']);
    expect(unknown.body).toContain(formatNameFromId(unknownId));
    expect(unknown.body).toContain(siteCopy.menu.reload);

    await control.clearRequests();
    // The second refresh begins only when the first one has failed.
    const visitAndCount = async (): Promise<number> => {
      const old = await sendRaw(site.origin, known);
      expect([old.status, productsOf(old)]).toEqual([200, products]);
      return (await control.getRequests(shortName)).length;
    };
    await expect.poll(visitAndCount, { timeout: REFRESH_MS }).toBeGreaterThanOrEqual(2);

    await control.clearFaults();
    const newName = `${name} după pană`;
    await control.changeMenu(shortName, { restaurantName: newName });
    await expect(async () => {
      expect((await sendRaw(site.origin, known)).body).toContain(newName);
    }).toPass({ timeout: 2 * RECOVERY_MS });
  },
);

const readOpeningDays = (html: string): unknown => {
  const [hours] = thingsIn(findThing(readGraph(html), 'Restaurant')['openingHoursSpecification']);
  return hours?.['dayOfWeek'];
};

testOnOwnSite(
  'after a restart in an outage, known pages are served, and others have the opening days or the name of the known list without waiting for it, and lead to a known menu',
  async ({ page, control, ownSite: site }) => {
    test.setTimeout(60_000);
    await expireCaches(site);
    const knownPaths = [known, `${known}?hidden_navbar`, routes.restaurants()];
    for (const path of knownPaths) await sendRaw(site.origin, path);
    await control.setFault('hang-before-headers', 'get-all');
    await site.restart();
    // These restaurants are closed on Mondays, so their pages name six opening days.
    for (const restaurantId of ['taurul-negru', 'pescaria-raul-verde']) {
      const askedAt = Date.now();
      const { status, body } = await sendRaw(site.origin, routes.restaurant({ restaurantId }));
      expect(Date.now() - askedAt).toBeLessThan(callDeadlinesMs.restaurants);
      expect(status).toBe(200);
      expect(readOpeningDays(body)).toHaveLength(6);
    }

    await control.setFault('down');
    await site.restart();
    for (const path of knownPaths) {
      const answer = await sendRaw(site.origin, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toContain(name);
    }
    // From this id alone the site makes the name 'Frunza Si Bob', without diacritics.
    const restaurantId = 'frunza-si-bob';
    const listed =
      catalogue.find((restaurant) => restaurant.shortName === restaurantId)?.name ?? '';
    for (const [path, title] of [
      [routes.menu({ restaurantId }), siteCopy.menu.title(listed)],
      [formatMenuHref({ restaurantId, hiddenNavbar: true }), siteCopy.menu.title(listed)],
      [routes.restaurant({ restaurantId }), expect.stringMatching(`^${listed} - `)],
      [routes.table({ restaurantId, tableId: '12' }), siteCopy.table.title(listed, '12')],
    ] as const) {
      const { status, body } = await sendRaw(site.origin, path);
      const heading = /<h1[^>]*>([^<]*)/.exec(body)?.[1];
      expect([path, status, readHead(body).title, heading]).toEqual([path, 503, title, listed]);
      // The way on is the known menu, except in an app.
      const href = formatMenuHref({ restaurantId: shortName });
      const isEmbedded = path.includes(HIDDEN_NAVBAR);
      expect([path, body.includes(`href="${href}"`)]).toEqual([path, !isEmbedded]);
    }
    await page.goto(routes.menu({ restaurantId }));
    await expectNoAxeViolationInEitherScheme(page);
  },
);

testOnOwnSite(
  "a menu stays while a gateway answers 404, also after a restart in an outage, and is gone after the provider's 404 without coming back",
  async ({ control, ownSite: site }) => {
    test.setTimeout(60_000);
    const getStatus = async (): Promise<number> => (await sendRaw(site.origin, known)).status;
    expect(await getStatus()).toBe(200);
    await control.setFault('gateway-404', '/menu');
    await control.clearRequests();
    await expect
      .poll(
        async () => {
          expect(await getStatus()).toBe(200);
          return (await control.getRequests(shortName)).length;
        },
        { timeout: REFRESH_MS },
      )
      .toBeGreaterThanOrEqual(3);
    await control.setFault('down');
    await site.restart();
    const answer = await sendRaw(site.origin, known);
    expect([answer.status, productsOf(answer).length]).toEqual([200, productCount]);

    await control.clearFaults();
    await control.removeMenu(shortName);
    await expect.poll(getStatus, { timeout: REFRESH_MS }).toBe(404);
    await control.setFault('down');
    await site.restart();
    expect(await getStatus()).toBe(503);
  },
);

test('a site that starts in an outage serves the home page without its restaurants and the list as a heading, and both in full when the provider is back, also in the next outage', async ({
  page,
  control,
  startOwnSite,
}) => {
  test.setTimeout(60_000);
  await control.setFault('down');
  const site = await startOwnSite();
  for (const visit of ['first', 'next']) {
    const answer = await sendRaw(site.origin, routes.home());
    expect([visit, answer.status]).toEqual([visit, 200]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(homeCopy.delivery.heading);
    expect(answer.body).not.toContain(homeCopy.restaurants.heading);
    const partner = await sendRaw(site.origin, routes.partner());
    expect([visit, partner.status, partner.headers['cache-control']]).toEqual([
      visit,
      200,
      'no-store',
    ]);
    expect(partner.body).not.toContain(partnerCopy.guest.openMenu);
  }
  const list = await page.goto(`${site.origin}${routes.restaurants()}`);
  expect(list?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.restaurants.heading);
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const [path, text] of [
    [`${routes.restaurants()}?q=supa`, allMenusCopy.unavailable],
    [INDEX_PATH, ''],
  ] as const) {
    const { status, headers, body } = await sendRaw(site.origin, path);
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = headers;
    expect([path, status, retryAfter, cacheControl]).toEqual([path, 503, '5', 'no-store']);
    expect(body).toContain(text);
  }

  await control.clearFaults();
  const paths = [routes.home(), routes.restaurants()];
  for (const path of paths) {
    await expect(async () => {
      expect((await sendRaw(site.origin, path)).body).toContain(name);
    }).toPass({ timeout: 2 * RECOVERY_MS });
  }
  await sendRaw(site.origin, routes.menu({ restaurantId: RESTAURANT_ID }));
  await expect
    .poll(async () => (await sendRaw(site.origin, routes.partner())).body, {
      timeout: 2 * RECOVERY_MS,
    })
    .toContain(partnerCopy.guest.openMenu);
  await control.setFault('down');
  await site.restart();
  for (const path of paths) expect((await sendRaw(site.origin, path)).body).toContain(name);
});

test('while the provider fails, a menu, its list for the waiter, its print and its restaurant say when the provider sent the menu', async ({
  page,
  control,
}) => {
  test.setTimeout(60_000);
  const notice = page.getByText(
    /Acum nu putem actualiza meniul. Vezi varianta din .*, ora \d\d:\d\d/,
  );
  const visitUntil = async (path: string, count: number): Promise<void> =>
    expect(async () => {
      await page.goto(path);
      await expect(notice).toHaveCount(count, { timeout: 1 });
    }).toPass({ timeout: REFRESH_MS });
  const restaurant = routes.restaurant({ restaurantId: RESTAURANT_ID });
  for (const path of [MENU, restaurant]) await visitUntil(path, 0);
  await control.setFault('500');
  for (const path of [restaurant, MENU]) await visitUntil(path, 1);
  await expectNoAxeViolationInEitherScheme(page);
  const text = await notice.innerText();
  await listFirst(page, 1);
  await openerOf(page).click();
  await expect(listOf(page).getByText(text)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(text).first()).toBeVisible();

  await control.reset();
  for (const path of [MENU, restaurant]) await visitUntil(path, 0);
});
