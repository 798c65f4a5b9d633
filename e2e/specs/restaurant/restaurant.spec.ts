import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatNameFromId } from '../../../lib/restaurant/name.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const address = `/restaurant/${first.shortName}`;
const { openNow, closedNow } = siteCopy.hours;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, shortName, categories: all } of catalogue) {
    const categories = all.filter(({ products }) => products.length > 0);
    test(`${name} shows some products of every category`, async ({ page }) => {
      await page.goto(`/restaurant/${shortName}`);
      await expect(page).toHaveTitle(new RegExp(`^${name} - `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(categories.length);
      for (const [index, category] of categories.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('link', { name: category.name, exact: true })).toBeVisible();
        const rows = card.getByRole('listitem');
        await expect(rows).toHaveCount(Math.min(3, category.products.length));
        await expect(rows.first()).toContainText(category.products[0]?.name ?? '');
        await expect(rows.first()).toContainText(formatPrice(category.products[0]?.price ?? 0));
      }
    });
  }
});

test('a category links to its section of the menu', async ({ page }) => {
  const last = first.categories.at(-1)?.name ?? '';
  await page.goto(address);
  await page.getByRole('article').getByRole('link', { name: last, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/menu#[a-z0-9-]+$`));
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

test('the page links to the menu and to the app', async ({ page }) => {
  await page.goto(address);
  const app = page.getByRole('region', { name: siteCopy.restaurant.appHeading });
  await expect(app.getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: siteCopy.table.openApp }).click();
  await expect(app).toBeInViewport();
  await page.getByRole('link', { name: siteCopy.restaurant.openMenu }).first().click();
  await expect(page).toHaveURL(`${address}/menu`);
});

testInNewTab(
  'loading the page shifts nothing, also when the opening state appears',
  async ({ page, site }) => {
    // Load the list of restaurants first. The opening state needs the opening days, which come from
    // the list, and a page waits only briefly for the list.
    await sendRaw(site.origin, '/restaurants');
    const getLayoutShift = await watchLayoutShifts(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.getByText(openNow).or(page.getByText(closedNow))).toBeVisible();
      expect(await getLayoutShift()).toBe(0);
    }
  },
);

test('the page is indexable under its own address', async ({ site }) => {
  const { tags } = readHead((await sendRaw(site.origin, `${address}?utm_source=afis`)).body);
  expect(tags.get('canonical')).toEqual([expect.stringMatching(`${address}$`)]);
  expect(tags.get('robots')).toEqual([expect.stringMatching(/^index, follow/)]);
});

test('an unknown restaurant is the not-found page', async ({ page }) => {
  const answer = await page.goto('/restaurant/nu-exista-asa-ceva');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(siteCopy.notFound.text);
});

testInNewTab(
  'in an outage known pages are served, and others show a name and a link to reload',
  async ({ page, control, site }) => {
    expect((await sendRaw(site.origin, address)).status).toBe(200);
    await control.setFault('down');
    expect((await sendRaw(site.origin, address)).status).toBe(200);
    const answer = await page.goto('/restaurant/casa-nevazuta');
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('5');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      formatNameFromId('casa-nevazuta') ?? '',
    );
    await expect(page.getByRole('link', { name: siteCopy.menu.reload })).toBeVisible();
    await expectNoAxeViolation(page);
  },
);

for (const restaurantId of ['sandbox-hostile', 'sandbox-empty', 'sandbox-2000']) {
  test(`${restaurantId} does not scroll sideways`, async ({ page }) => {
    await page.goto(`/restaurant/${restaurantId}`);
    await expectNoSidewaysScrolling(page);
    const menu = page.getByRole('link', { name: siteCopy.restaurant.openMenu }).first();
    await expect(menu).toBeVisible();
  });
}
