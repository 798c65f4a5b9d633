import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { shareCopy, shareDialogCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { orderCopy } from '../../../lib/i18n/site/app-copy.ts';
import { restaurantPageCopy } from '../../../lib/i18n/site/restaurant-page-copy.ts';
import { TABLE_PARAM } from '../../../lib/menu-query.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const restaurantId = first.shortName;
const restaurant = routes.restaurant({ restaurantId });
const menu = routes.menu({ restaurantId });
const table = routes.table({ restaurantId, tableId: '12' });
const LONGEST_ID = 'M'.repeat(64);
const copy = siteCopy.restaurant;

const reachable = catalogue.find(({ address, telephone, coordinates }) =>
  [address?.postal_code, telephone, coordinates].every((fact) => fact !== undefined),
);
if (reachable === undefined)
  throw new Error('No restaurant has address, telephone and coordinates');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a restaurant shows some products of every category', async ({ page }) => {
    await page.goto(restaurant);
    await expect(page).toHaveTitle(new RegExp(`^${first.name} - `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    const categories = first.categories.filter(({ products }) => products.length > 0);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(categories.length);
    for (const [index, { name, products }] of categories.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
      const rows = card.getByRole('listitem');
      await expect(rows).toHaveCount(Math.min(3, products.length));
      await expect(rows.first()).toContainText(products[0]?.name ?? '');
      await expect(rows.first()).toContainText(formatPrice(products[0]?.price ?? 0));
    }
  });

  test('the page of a restaurant and its structured data have its contact', async ({ page }) => {
    const answer = await page.goto(routes.restaurant({ restaurantId: reachable.shortName }));
    const { address, telephone, coordinates } = reachable;
    const main = page.getByRole('main');
    await expect(main).toContainText(
      `${address?.street}, ${address?.postal_code} ${address?.city}`,
    );
    const map = main.getByRole('link', { name: copy.map });
    const place = encodeURIComponent(`${coordinates?.latitude},${coordinates?.longitude}`);
    await expect(map).toHaveAttribute('href', new RegExp(`^https://www.google.com/.*${place}$`));
    await expect(map).toHaveAttribute('rel', /noreferrer/);
    const phone = main.locator('a[href^="tel:"]');
    const national = telephone?.replace(/\D/g, '').slice(-9);
    await expect(phone).toHaveAttribute('href', `tel:+40${national}`);
    const data = findThing(readGraph((await answer?.text()) ?? ''), 'Restaurant');
    expect(data['telephone']).toBe((await phone.innerText()).replaceAll('\u00a0', ' '));
    expect(data).toMatchObject({
      address: {
        streetAddress: address?.street,
        addressLocality: address?.city,
        postalCode: address?.postal_code,
      },
      geo: coordinates,
    });
  });

  test('the first screen of a table leads to the menu and its categories', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(table);
    await expect(page).toHaveTitle(siteCopy.table.title(first.name, '12'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${siteCopy.table.heading('12')} · ${first.name}`,
    );
    const link = page.getByRole('link', { name: copy.openMenu });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const [category] = first.categories;
    const row = page.getByRole('listitem').filter({ hasText: category?.name ?? '' });
    await expect(row).toBeInViewport({ ratio: 1 });
    const prices = category?.products.map(({ price }) => price ?? 0) ?? [];
    await expect(row).toContainText(siteCopy.table.from(formatPrice(Math.min(...prices))));
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${menu}\\?${TABLE_PARAM}=12&hidden_modal=1#`),
    );
    const [appText = ''] = siteCopy.table.appText('12', '{brand}').split('{brand}');
    await expect(page.getByRole('main')).toContainText(appText);
    await link.click();
    await expect(page).toHaveURL(formatMenuHref({ restaurantId, tableId: '12' }));
  });
});

test('the breadcrumbs are those of the structured data, and lead back', async ({ page }) => {
  const breadcrumbs = page.getByRole('navigation', { name: siteCopy.breadcrumbs.label });
  for (const [path, names] of [
    [routes.restaurants(), ['Acasă', 'Restaurante']],
    [restaurant, ['Acasă', 'Restaurante', first.name]],
    [menu, ['Acasă', 'Restaurante', first.name, 'Meniu']],
  ] as const) {
    const answer = await page.goto(`${path}?hidden_modal`);
    const graph = readGraph((await answer?.text()) ?? '');
    const entries = thingsIn(findThing(graph, 'BreadcrumbList')['itemListElement']);
    expect(entries.map(({ name }) => name)).toEqual(names);
    expect(entries.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
    const items = breadcrumbs.getByRole('listitem');
    await expect(items).toHaveText([...names]);
    await expect(items.last()).toHaveAttribute('aria-current', 'page');
    const links = await breadcrumbs
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => `${link.getAttribute('href')}`));
    expect([...links, path].map((href) => `${sandboxSettings.SITE_URL}${href}`)).toEqual(
      entries.map(({ item }) => item),
    );
  }
  await breadcrumbs.getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(restaurant);
});

test('the page of a restaurant links to the app, the menu and its sections', async ({ page }) => {
  await page.goto(restaurant);
  const app = page.getByRole('region', { name: copy.appHeading });
  await expect(app.getByRole('link')).toHaveCount(2);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('link', { name: orderCopy.ro.order }).first().click();
  const code = page.getByRole('dialog', { name: orderCopy.ro.code.heading });
  await expect(code.getByRole('img', { name: orderCopy.ro.code.label })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: copy.openMenu }).first().click();
  await expect(page).toHaveURL(formatMenuHref({ restaurantId }));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(restaurant);
  const last = first.categories.at(-1)?.name ?? '';
  await page.getByRole('article').getByRole('link', { name: last, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${menu}\\?hidden_modal=1#[a-z0-9-]+$`));
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

test('a table links to both stores, and only the Play Store gets the table', async ({ page }) => {
  await page.goto(table);
  const app = page.getByRole('region', { name: orderCopy.ro.order });
  await expect(app.getByRole('link', { name: siteCopy.stores.playStore })).toHaveAttribute(
    'href',
    new RegExp(`referrer=restaurant%3D${restaurantId}%26table%3D12`),
  );
  const apple = app.getByRole('link', { name: siteCopy.stores.appStore });
  await expect(apple).not.toHaveAttribute('href', /table|referrer/);
});

test('an unknown restaurant and its table are the page with a search', async ({ page }) => {
  const unknown = 'nu-exista-asa-ceva';
  for (const path of [
    routes.restaurant({ restaurantId: unknown }),
    routes.table({ restaurantId: unknown, tableId: '12' }),
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(siteCopy.notFound.text);
    await page.getByRole('searchbox').fill(first.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^?]*${routes.restaurants()}\\?`));
    await expect(page.getByRole('link', { name: first.name, exact: true })).toBeVisible();
  }
});

test('a restaurant and a table that the site cannot get offer a reload', async ({ page }) => {
  for (const [path, text] of [
    [routes.restaurant({ restaurantId: 'sandbox-reset' }), 'Sandbox Reset'],
    [routes.table({ restaurantId: 'sandbox-reset', tableId: '7' }), siteCopy.table.heading('7')],
  ] as const) {
    const answer = await page.goto(path);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('link', { name: siteCopy.menu.reload })).toBeVisible();
    await expectNoAxeViolation(page);
  }
});

test('a table page with the longest table id does not scroll sideways', async ({ page }) => {
  await page.goto(`${restaurant}/table/${LONGEST_ID}`);
  await expectNoSidewaysScrolling(page);
});

testInNewTab(
  'the table of a code goes with the guest, but not into shared links',
  async ({ page }) => {
    const seen = (): string | null => new URL(page.url()).searchParams.get(TABLE_PARAM);
    const getShifts = await watchLayoutShifts(page);
    await page.addInitScript({ content: 'Reflect.deleteProperty(Navigator.prototype, "share")' });
    await page.goto(table);
    await page.getByRole('link', { name: copy.openMenu }).click();
    await expect(page.getByText(siteCopy.table.here('12'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('article').first().getByRole('link').click();
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    expect(seen()).toBe('12');
    await popup.getByRole('button', { name: shareCopy.share }).click();
    const address = page.getByLabel(shareDialogCopy.address);
    expect([...new URL(await address.inputValue()).searchParams.keys()]).toEqual(['produs']);

    await page.goto(formatMenuHref({ restaurantId, tableId: '12' }));
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.getByText(restaurantPageCopy.en.table.here('12'))).toBeVisible();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.goto(`${restaurant}?${TABLE_PARAM}=12`);
    await expect(page.getByText(siteCopy.table.here('12'))).toBeVisible();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('link', { name: copy.openMenu }).first().click();
    await expect(page.getByText(siteCopy.table.here('12'))).toBeVisible();
    expect(seen()).toBe('12');
    expect(await getShifts()).toBeLessThan(0.02);

    for (const damage of ['', '?masa=', '?masa=a%2Fb', `?masa=${LONGEST_ID}M`]) {
      await page.goto(`${restaurant}${damage}`);
      await expect(page.locator('[data-text]')).toBeHidden();
    }
  },
);

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('a restaurant and a table are English, and link to the Romanian ones', async ({ page }) => {
    const { en } = restaurantPageCopy;
    await page.goto(table);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${en.table.heading('12')} · ${first.name}`,
    );
    await expectOnlyRomanianNames(page);
    await expectNoAxeViolation(page);

    await page.goto(restaurant);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: en.restaurant.menuPreview })).toBeVisible();
    await expectOnlyRomanianNames(page);
    await expectNoAxeViolation(page);
    await page.getByRole('main').getByRole('link', { name: 'Română', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('link', { name: copy.openMenu }).first().click();
    await expect(page.getByRole('main')).toContainText(siteCopy.menu.vatIncluded);
  });
});

/** A Romanian text of ours would have a letter with a diacritic sooner or later. */
async function expectOnlyRomanianNames(page: Page): Promise<void> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('main *:not(script, style)')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'en')
      .filter((element) => element.closest('nav') === null)
      .flatMap((element) => [...element.childNodes])
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue ?? ''),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /[ăâîșț]/i.test(text))).toEqual([]);
}
