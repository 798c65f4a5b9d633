import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { listButtonCopy, menuViewCopy, shareCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import { orderCopy } from '../../../lib/i18n/site/app-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  createOptionalFields,
  parseProductFacts,
} from '../../../lib/provider/contract/parse-menu.ts';
import { productFactsWire } from '../../../lib/provider/contract/wire.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { showProductFacts, formatWeight } from '../../../lib/restaurant/product-facts.ts';
import type { ShownFacts } from '../../../lib/restaurant/product-facts.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import type { SeedProduct } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { openMenu, openView } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const path = routes.menu({ restaurantId: RESTAURANT_ID });

/** Its products have between them every fact of the contract. */
const withFacts = catalogue.find(({ categories }) => {
  const products = categories.flatMap((category) => category.products);
  return Object.keys(productFactsWire.shape).every((fact) =>
    products.some((product) => fact in product),
  );
});
if (withFacts === undefined) throw new Error('No restaurant of the sandbox has every fact');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The texts that a card without JavaScript shows for a product. */
function listTexts(product: SeedProduct, { labels, lines }: ShownFacts): readonly string[] {
  const { name, price, weight, quantity_type: quantityType, description } = product;
  return [
    name,
    formatPrice(price),
    formatWeight(weight?.toString(), quantityType),
    description,
    ...labels.map(({ text, addition = '' }) => text + addition),
    ...lines.map(({ name: fact, value }) => fact + value),
  ].flatMap((text) => (text === undefined ? [] : [onOneLine(text)]));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The second restaurant has no pictures.
  for (const restaurantId of [RESTAURANT_ID, 'cantina-zona-vest', withFacts.shortName]) {
    test(`the menu of ${restaurantId} shows all that the provider sends`, async ({ page }) => {
      const restaurant = catalogue.find(({ shortName }) => shortName === restaurantId);
      await page.goto(routes.menu({ restaurantId }));
      await expect(page).toHaveTitle(siteCopy.menu.title(restaurant?.name ?? ''));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(restaurant?.name ?? '');
      const products = restaurant?.categories.flatMap((category) => category.products) ?? [];
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(products.length);
      const shown = (await cards.allTextContents()).map(onOneLine);
      for (const [index, product] of products.entries()) {
        const facts = showProductFacts(parseProductFacts(product, createOptionalFields()), 'ro');
        for (const text of listTexts(product, facts)) expect.soft(shown[index]).toContain(text);
        await expect
          .soft(cards.nth(index).locator('dl'))
          .toHaveCount(facts.lines.length > 0 ? 1 : 0);
      }
    });
  }

  test('a menu has the compact view, and nothing that needs JavaScript', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(siteCopy.openingPopup.viewOnly)).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);

    const category = page.getByRole('navigation', { name: siteCopy.menu.categories });
    const last = await category.getByRole('link').last().innerText();
    await category.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    await expect(category.locator('[aria-current]')).toHaveCount(0);

    const card = page.getByRole('article').first();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\?produs=([a-z0-9-]+)#p_\1$/);
    await expect(card).toBeInViewport();
    const hiddenHeights = await page
      .getByRole('article')
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight));
    expect(Math.max(...hiddenHeights)).toBeLessThanOrEqual(1);

    const picture = page.locator('article img').first();
    await expect(picture).toBeVisible();
    await openView(page);
    await expect(page.getByRole('combobox', { name: menuViewCopy.order })).toBeHidden();
    await page.getByRole('checkbox', { name: menuViewCopy.compact }).check();
    await expect(picture).toBeHidden();
  });
});

test('an embedded menu has no navigation, and its links keep it embedded', async ({
  page,
  site,
}) => {
  const embedded = formatMenuHref({ restaurantId: RESTAURANT_ID, hiddenNavbar: true });
  for (const [address, isEmbedded] of [
    [embedded, true],
    [`${path}?hidden_navbar=0`, false],
  ] as const) {
    const { body } = await sendRaw(site.origin, address);
    for (const label of [siteCopy.chrome.mainNavigation, siteCopy.breadcrumbs.label])
      expect(body.includes(`aria-label="${label}"`)).toBe(!isEmbedded);
  }

  await page.setViewportSize({ width: 1440, height: 800 });
  await openMenu(page, `${embedded}&hidden_modal`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: siteCopy.downloadBanner.label })).toHaveCount(0);
  await expect(page.getByRole('button', { name: shareCopy.share })).toHaveCount(0);
  await expect(page.getByRole('link', { name: orderCopy.ro.order })).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  const link = page.getByRole('article').first().getByRole('link');
  await expect(link).toHaveAttribute('href', /\?hidden_navbar=1&produs=/);
  await link.click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  for (const name of [shareCopy.share, listButtonCopy.addShort])
    await expect(popup.getByRole('button', { name })).toHaveCount(0);
  await page.reload();
  await expect(popup).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the download banner with both stores is shown from 1024 px up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${path}?hidden_modal`);
  const banner = page.getByRole('region', { name: siteCopy.downloadBanner.label });
  await expect(banner.getByRole('link')).toHaveCount(2);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(banner).toHaveCount(0);
});

test('an empty menu says so once, and has no category bar', async ({ page }) => {
  await page.goto('/restaurant/sandbox-empty/menu?hidden_modal');
  await expect(page.getByText(menuPageCopy.ro.menu.empty)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: siteCopy.menu.categories })).toHaveCount(0);
});

test('a menu that the site cannot get has a name and a link to reload', async ({ page }) => {
  const answer = await page.goto('/restaurant/sandbox-reset/menu');
  expect(answer?.status()).toBe(503);
  const start = new RegExp(`^Sandbox Reset ?${siteCopy.menu.reload}`);
  await expect(page.getByRole('main')).toHaveText(start);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const reloaded = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() === 503,
  );
  await page.getByRole('link', { name: siteCopy.menu.reload }).click();
  await reloaded;
  await expect(page).toHaveURL(/sandbox-reset\/menu$/);
});
