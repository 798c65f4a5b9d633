import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatAllMenusLimits } from '../../../lib/all-menus/format-all-menus-result.ts';
import { INDEX_PATH, isMenusIndex } from '../../../lib/all-menus/menus-index.ts';
import type { MenusIndex } from '../../../lib/all-menus/menus-index.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { tooManyCopy } from '../../../lib/i18n/site/every-page/refusal-copy.ts';
import { searchCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { formatRefusal } from '../../../lib/request/costly-responses.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw, createVisitorAddress } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { fieldOf, MENU, openMenu, resultOf } from '../../support/pages/menu-page.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { hostileQueries } from '../../support/rules/hostile-texts.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test as baseTest } from '../../support/servers/fixtures.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import { createOwnSiteTest } from '../../support/servers/own-site.ts';

/**
 * Settings of a site that asks for all menus in one refresh at its start. The menus stay fresh for an
 * hour, and the next refresh begins an hour after this one is complete.
 */
const REFRESHED_ONCE = { SEARCH_REFRESH_SECONDS: '3600', REVALIDATE_SECONDS: '3600' } as const;

/** A refresh makes four calls a second (`lib/all-menus/server/menu-refresh.ts`). */
const COMPLETE_WITHIN_MS = 20_000;

const ALL = { known: catalogue.length, all: catalogue.length };
const [first, second] = catalogue;
if (first === undefined || second === undefined) throw new Error('The catalogue is empty');
const dish = first.categories[0]?.products[0]?.name ?? '';

/** The opening of a restaurant that is open. */
const IS_OPEN = /Deschis ·|Închide la/;

const searchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: allMenusCopy.label });
const filterOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: allMenusCopy.openNow });
/** The live region, which states how many hits there are or why there are none. */
const statusOf = (page: Page): Locator => page.getByRole('main').getByRole('status');
/** The sections of the page, each with the hits of one restaurant. */
const groupsOf = (page: Page): Locator => page.locator('main section:visible');
const dishesOf = (page: Page): Locator =>
  groupsOf(page).getByRole('heading', { level: 3 }).getByRole('link');

/** At night no restaurant may be open. Then the page has the one that opens first. */
async function expectOpenOnly(page: Page): Promise<void> {
  await expect(statusOf(page)).toContainText(/Deschise? acum:|Primul deschide/);
  const areAllClosed = (await statusOf(page).innerText()).includes('Primul deschide');
  await expect(groupsOf(page).filter({ hasNotText: IS_OPEN })).toHaveCount(areAllClosed ? 1 : 0);
}

async function readIndex(origin: string): Promise<MenusIndex> {
  const { body } = await sendRaw(origin, INDEX_PATH);
  const index: unknown = JSON.parse(body);
  if (!isMenusIndex(index)) throw new Error(`No index: ${body.slice(0, 200)}`);
  return index;
}

async function awaitCompleteIndex(origin: string): Promise<void> {
  await expect(async () => {
    expect((await readIndex(origin)).menus).toEqual(ALL);
  }).toPass({ timeout: COMPLETE_WITHIN_MS });
}

/** Sends the search as a new visitor, because the site limits the searches of one visitor. */
const search = (origin: string, path: string): Promise<RawAnswer> =>
  sendRaw(origin, path, { headers: { 'x-forwarded-for': createVisitorAddress() } });

/** The names of the restaurants with a dish whose name has a word that begins with this text. */
const placesWith = (beginning: string): readonly string[] =>
  catalogue
    .filter(({ categories }) =>
      categories.some(({ products }) =>
        products.some(({ name }) => new RegExp(`(^|\\s)${beginning}`, 'i').test(name)),
      ),
    )
    .map(({ name }) => name);

/** A test begins when `ownSite` has all menus. */
const test = createOwnSiteTest(REFRESHED_ONCE).extend({
  ownSite: async ({ ownSite }, provide) => {
    await awaitCompleteIndex(ownSite.origin);
    await provide(ownSite);
  },
});

async function openList(page: Page): Promise<void> {
  await page.goto(routes.restaurants());
  await expect.poll(() => isHydrated(page)).toBe(true);
}

test.describe('the index', () => {
  baseTest(
    'has all menus after a start, with one call for each',
    async ({ control, startOwnSite }) => {
      await control.clearRequests();
      const site = await startOwnSite(REFRESHED_ONCE);
      await awaitCompleteIndex(site.origin);
      const { restaurants } = await readIndex(site.origin);
      expect(restaurants.map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name));
      const visits = catalogue.slice(0, 3).map(({ shortName: restaurantId }) => restaurantId);
      for (const restaurantId of visits) await sendRaw(site.origin, routes.menu({ restaurantId }));
      // On a slow machine a request may be repeated, with the correlation id of the first one.
      const calls = new Map(
        (await control.getRequests()).map(({ path, headers }) => [
          `${path} ${headers['x-correlation-id']}`,
          path,
        ]),
      );
      const menus = catalogue.map(({ shortName }) => providerPaths.menu(shortName));
      expect([...calls.values()].toSorted()).toEqual(
        [providerPaths.restaurants(), ...menus].toSorted(),
      );
    },
  );

  test('may be cached, and is changed at once by a signed call', async ({
    control,
    ownSite: site,
  }) => {
    const { headers } = await sendRaw(site.origin, INDEX_PATH);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-/);
    const restaurant = first.shortName;
    await control.changeMenu(restaurant, { product: { name: dish, price: 999.5 } });
    await sendSignedCall(site.origin, { restaurant });
    expect((await sendRaw(site.origin, INDEX_PATH)).body).toContain('"priceRon":999.5');

    // Other tests use the same site, so give the site the original menu again.
    await control.resetScenario();
    await sendSignedCall(site.origin, { restaurant });
    expect((await sendRaw(site.origin, INDEX_PATH)).body).not.toContain('"priceRon":999.5');
  });

  baseTest(
    'follows the provider, and the search says what is missing or old',
    async ({ page, control, startOwnSite }) => {
      test.setTimeout(90_000);
      const showsLimits = (getIndex: () => Promise<MenusIndex>): Promise<void> =>
        expect(async () => {
          await page.goto(`${site.origin}${routes.restaurants()}?q=tiramisu`);
          const limits = formatAllMenusLimits(await getIndex(), new Date());
          expect(limits).toHaveLength(1);
          await expect(statusOf(page)).toContainText(limits, { timeout: 100 });
        }).toPass({ timeout: COMPLETE_WITHIN_MS });
      await control.setFault('500', providerPaths.menu(first.shortName));
      const site = await startOwnSite({ SEARCH_REFRESH_SECONDS: '1' });
      await showsLimits(async () => {
        const index = await readIndex(site.origin);
        expect(index.menus).toEqual({ ...ALL, known: ALL.known - 1 });
        return { ...index, periodMs: Infinity };
      });

      await control.clearFaults();
      await control.changeMenu(first.shortName, { product: { name: dish, price: 999.5 } });
      await control.removeMenu(second.shortName);
      await expect(async () => {
        const { body } = await sendRaw(site.origin, INDEX_PATH);
        expect(body).toContain('"priceRon":999.5');
        expect(body).not.toContain(`"${second.shortName}"`);
      }).toPass({ timeout: COMPLETE_WITHIN_MS });

      const known = (await readIndex(site.origin)).menus;
      await control.setFault('down');
      for (const restart of [() => Promise.resolve(), site.restart]) {
        await restart();
        await showsLimits(async () => {
          const index = await readIndex(site.origin);
          expect(index.menus).toEqual(known);
          return index;
        });
        await expect(groupsOf(page)).not.toHaveCount(0);
      }
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds dishes, names and open restaurants', async ({ page }) => {
    await page.goto(routes.restaurants());
    await searchField(page).fill('TIRAMISU');
    await page.getByRole('button', { name: allMenusCopy.submit }).click();
    await expect(page).toHaveURL(/\/restaurants\?q=TIRAMISU/);
    const places = placesWith('tiramis');
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) {
      const group = groupsOf(page).filter({ hasText: place });
      const hit = group.getByRole('article').filter({ hasText: /tiramis/i });
      await expect(hit.first()).toContainText(/\d,\d\d\sRON/);
      await expect(hit.first().locator('img')).toHaveCount(1);
      await expect(group).toContainText(/\d:\d\d - \d/);
    }
    await expect(statusOf(page)).toContainText(`${places.length} restaurante`);
    const link = dishesOf(page).filter({ hasText: /tiramis/i });
    await expect(link.first()).toHaveAttribute('href', /\/menu\?produs=tiramisu/);

    await searchField(page).fill(second.name);
    await searchField(page).press('Enter');
    const place = groupsOf(page).getByRole('heading', { level: 2 }).getByRole('link');
    await expect(place).toHaveText([second.name]);
    await expect(place).toHaveAttribute(
      'href',
      routes.restaurant({ restaurantId: second.shortName }),
    );

    await searchField(page).fill('');
    await filterOf(page).check();
    await page.getByRole('button', { name: allMenusCopy.submit }).click();
    await expect(page).toHaveURL(/program=acum/);
    await expectOpenOnly(page);
  });
});

test('hits appear while typing, and Escape shows the list again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openList(page);
  expect(requests).not.toContain(INDEX_PATH);
  await searchField(page).pressSequentially('PAPANAS');
  await expect(statusOf(page)).toHaveText('Am găsit 2 produse într-un restaurant.');
  await expect(groupsOf(page)).toHaveCount(1);
  await expect(groupsOf(page)).toContainText('10:00 - 23:00');
  await expect(page).toHaveURL(/\?q=PAPANAS$/);
  expect(requests.filter((path) => path === INDEX_PATH)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await expect(statusOf(page)).toBeEmpty();
  await expect(page.getByRole('article')).toHaveCount(catalogue.length);
  await expect(page).toHaveURL(routes.restaurants());

  await searchField(page).fill('papanasi');
  await expect(page).toHaveURL(/\?q=papanasi$/);
  await dishesOf(page).first().click();
  await expect(page).toHaveURL(/\/menu\?produs=papanasi/);
  await expect(page.getByRole('dialog', { name: /papanași/i })).toBeVisible();
  await page.goBack();
  await expect(searchField(page)).toHaveValue('papanasi');
  await expect(dishesOf(page)).toHaveCount(2);
});

test('the search works by keyboard, is accessible and fits every width', async ({ page }) => {
  await openList(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('tirmaisu');
  await expect(statusOf(page)).toContainText('asemănătoare');
  await page.keyboard.press('Enter');
  await expect(dishesOf(page).first()).toBeFocused();
  await expectNoAxeViolationInEitherScheme(page);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filterOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(filterOf(page)).toBeChecked();
  await expectOpenOnly(page);
  await expectNoSidewaysScrolling(page);
});

test('a menu without a hit and the home page lead to the search', async ({ page }) => {
  await openMenu(page, `${MENU}&hidden_navbar`);
  await fieldOf(page).fill('tiramisu');
  await expect(resultOf(page)).toContainText('nu apare în acest meniu');
  await expect(resultOf(page).getByRole('link')).toHaveCount(0);

  await openMenu(page, MENU);
  await fieldOf(page).fill('tiramisu');
  await resultOf(page).getByRole('link', { name: searchCopy.inAllMenus }).click();
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(searchField(page)).toHaveValue('tiramisu');
  await expect(statusOf(page)).toContainText('Am găsit');

  await page.goto(routes.home());
  await searchField(page).fill('tiramisu');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/restaurants\?q=tiramisu$/);
  await expect(statusOf(page)).toContainText('Am găsit');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await searchField(page).fill('papanasi');
  await expect(statusOf(page)).toHaveText('Am găsit 2 produse într-un restaurant.');
});

test('without a network the search fails, and the next input repeats it', async ({
  page,
  context,
}) => {
  await openList(page);
  await context.setOffline(true);
  await searchField(page).fill('papanasi');
  await expect(statusOf(page)).toHaveText(allMenusCopy.failed);
  await context.setOffline(false);
  await searchField(page).fill('papanas');
  await expect(statusOf(page)).toHaveText('Am găsit 2 produse într-un restaurant.');
});

test('no query breaks a page, or becomes markup, a header or another path', async ({
  ownSite: site,
}) => {
  // Ignores `x-middleware-rewrite`, because the answers to queries without words lack it.
  const namesOf = ({ 'x-middleware-rewrite': _path, ...headers }: RawAnswer['headers']): unknown =>
    Object.keys(headers).toSorted();
  const usual = await sendRaw(site.origin, '/restaurants?q=supa');
  for (const text of hostileQueries) {
    const path = `/restaurants?q=${encodeURIComponent(text.toWellFormed())}`;
    const { status, headers, body } = await search(site.origin, path);
    expect.soft([text, status]).toEqual([text, 200]);
    expect.soft(headers['set-cookie']).toBeUndefined();
    expect.soft(namesOf(headers)).toEqual(namesOf(usual.headers));
    expect.soft(body).not.toMatch(/<script>alert|<img src=x|<\/title><main|<title>[^<]*alert/);
    expect.soft(body.match(/<main[^>]*>/g)).toHaveLength(1);
  }
  for (const path of [
    '/restaurants?q=%',
    '/restaurants?q=%ff%fe',
    '/restaurants?q[]=a&q[a]=b',
    `/restaurants?${'q=a&'.repeat(1_000)}`,
  ]) {
    const { status } = await search(site.origin, path);
    expect.soft([path.slice(0, 40), status]).toEqual([path.slice(0, 40), 200]);
  }
  expect((await sendRaw(site.origin, '/embedded/cautare/toate/qYQ')).status).toBe(404);
});

test('a flood of searches is refused for its visitor only', async ({ ownSite: { origin } }) => {
  const headers = { 'x-forwarded-for': createVisitorAddress() };
  for (let number = 0; number < 60; number += 1) {
    expect((await sendRaw(origin, `/restaurants?q=supa${number}`, { headers })).status).toBe(200);
  }
  const refused = await sendRaw(origin, '/restaurants?q=supa', { headers });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect([refused.status, refused.body]).toEqual([429, formatRefusal(tooManyCopy, seconds)]);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await sendRaw(origin, '/restaurants', { headers })).status).toBe(200);
  expect((await search(origin, '/restaurants?q=supa')).status).toBe(200);
});
