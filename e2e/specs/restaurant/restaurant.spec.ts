import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatNameFromId } from '../../../lib/restaurant/name.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import type { SeedRestaurant } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
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

const find = (has: (restaurant: SeedRestaurant) => boolean): SeedRestaurant => {
  const found = catalogue.find(has);
  if (found === undefined) throw new Error('The catalogue lacks a restaurant for this test');
  return found;
};

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

  const contacts = [
    find(({ address, telephone, coordinates }) =>
      [address?.postal_code, telephone, coordinates].every((fact) => fact !== undefined),
    ),
    find(({ address, telephone, coordinates }) =>
      [address, telephone, coordinates].every((fact) => fact === undefined),
    ),
  ];
  for (const { shortName, address, telephone, coordinates } of contacts) {
    const hasFacts = address !== undefined;
    test(`page and structured data of ${shortName} have ${hasFacts ? 'the' : 'no'} address, telephone and coordinates`, async ({
      page,
    }) => {
      const answer = await page.goto(routes.restaurant({ restaurantId: shortName }));
      const data = findThing(readGraph((await answer?.text()) ?? ''), 'Restaurant');
      const main = page.getByRole('main');
      const map = main.getByRole('link', { name: copy.map });
      const phone = main.locator('a[href^="tel:"]');
      expect(thingsIn(data['address'])).toEqual([
        {
          '@type': 'PostalAddress',
          addressCountry: 'RO',
          ...(address && {
            streetAddress: address.street,
            addressLocality: address.city,
            postalCode: address.postal_code,
          }),
        },
      ]);
      expect(thingsIn(data['geo'])).toEqual(
        coordinates === undefined ? [] : [{ '@type': 'GeoCoordinates', ...coordinates }],
      );
      await expect(map).toHaveCount(hasFacts ? 1 : 0);
      await expect(phone).toHaveCount(hasFacts ? 1 : 0);
      if (!hasFacts) return;
      await expect(main).toContainText(`${address.street}, ${address.postal_code} ${address.city}`);
      const place = encodeURIComponent(`${coordinates?.latitude},${coordinates?.longitude}`);
      await expect(map).toHaveAttribute('href', new RegExp(`^https://www.google.com/.*${place}$`));
      await expect(map).toHaveAttribute('rel', /noreferrer/);
      const national = telephone?.replace(/\D/g, '').slice(-9);
      await expect(phone).toHaveAttribute('href', `tel:+40${national}`);
      expect(data['telephone']).toBe((await phone.innerText()).replaceAll('\u00a0', ' '));
    });
  }

  test('a table names its restaurant and links to the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(table);
    await expect(page).toHaveTitle(siteCopy.table.title(first.name, '12'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.table.heading('12'));
    await expect(page.getByText(siteCopy.table.welcome(first.name))).toBeVisible();
    const link = page.getByRole('link', { name: copy.openMenu });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(menu);
  });
});

test('list, restaurant and menu show the breadcrumbs of their structured data, which lead back', async ({
  page,
}) => {
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

test('the page of a restaurant links to the app, to the menu and to each of its sections', async ({
  page,
}) => {
  await page.goto(restaurant);
  const app = page.getByRole('region', { name: copy.appHeading });
  await expect(app.getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: siteCopy.table.openApp }).click();
  await expect(app).toBeInViewport();
  await page.getByRole('link', { name: copy.openMenu }).first().click();
  await expect(page).toHaveURL(menu);

  await page.goto(restaurant);
  const last = first.categories.at(-1)?.name ?? '';
  await page.getByRole('article').getByRole('link', { name: last, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${menu}#[a-z0-9-]+$`));
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

test('a table links to both stores, and only the Play Store gets the table', async ({ page }) => {
  await page.goto(table);
  const app = page.getByRole('region', { name: siteCopy.table.openApp });
  await expect(app.getByRole('link', { name: siteCopy.stores.playStore })).toHaveAttribute(
    'href',
    new RegExp(`referrer=restaurant%3D${restaurantId}%26table%3D12`),
  );
  const apple = app.getByRole('link', { name: siteCopy.stores.appStore });
  await expect(apple).not.toHaveAttribute('href', /table|referrer/);
});

test('search engines index the restaurant under its own address, and not its tables', async ({
  site,
}) => {
  for (const [path, robots] of [
    [`${restaurant}?utm_source=afis`, /^index, follow/],
    [table, /^noindex, nofollow$/],
  ] as const) {
    const { tags } = readHead((await sendRaw(site.origin, path)).body);
    expect(tags.get('canonical')).toEqual([expect.stringMatching(`${restaurant}$`)]);
    expect(tags.get('robots')).toEqual([expect.stringMatching(robots)]);
  }
});

test('an unknown restaurant, its table and a malformed table are the not-found page, the last one without a call', async ({
  page,
  site,
  control,
}) => {
  for (const path of [
    routes.restaurant({ restaurantId: 'nu-exista-asa-ceva' }),
    routes.table({ restaurantId: 'nu-exista-asa-ceva', tableId: '12' }),
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(siteCopy.notFound.text);
  }
  await control.clearRequests();
  for (const tableId of [`${LONGEST_ID}M`, '..%2f12', '%00', 'a%20b', '12/menu', 'a%5Eb']) {
    const { status } = await sendRaw(site.origin, `${restaurant}/table/${tableId}`);
    expect.soft([tableId, 400, 404]).toContain(status);
  }
  expect(await control.getRequests()).toEqual([]);
});

testInNewTab(
  'in an outage a known restaurant is served, and another one and its table show a name and a link to reload',
  async ({ page, control, site }) => {
    expect((await sendRaw(site.origin, restaurant)).status).toBe(200);
    await control.setFault('down');
    expect((await sendRaw(site.origin, restaurant)).status).toBe(200);
    const unseen = 'casa-nevazuta';
    for (const [path, heading] of [
      [routes.restaurant({ restaurantId: unseen }), formatNameFromId(unseen) ?? ''],
      [routes.table({ restaurantId: unseen, tableId: '7' }), siteCopy.table.heading('7')],
    ] as const) {
      const answer = await page.goto(path);
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.getByText(heading).first()).toBeVisible();
      await expect(page.getByRole('link', { name: siteCopy.menu.reload })).toBeVisible();
      await expectNoAxeViolation(page);
    }
  },
);

test('a table page with the longest table id does not scroll sideways', async ({ page }) => {
  await page.goto(`${restaurant}/table/${LONGEST_ID}`);
  await expectNoSidewaysScrolling(page);
});
