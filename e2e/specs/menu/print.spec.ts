import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { routes } from '../../../lib/addresses/routes.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { qrCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { hoursCopy } from '../../../lib/i18n/site/hours-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { setCompact } from '../../support/pages/menu-page.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const restaurant = catalogue.find(({ shortName }) => shortName === 'cofetaria-violeta');
if (restaurant === undefined) throw new Error('The restaurant is not in the catalogue');
const restaurantId = restaurant.shortName;
const products = restaurant.categories.flatMap((category) => category.products);
const menu = routes.menu({ restaurantId });
const code = routes.menuCode({ restaurantId });

/** The width of a printed page without its margins (`@page` in `styles/global.scss`), rounded. */
const PRINTED_WIDTH_PX = 643;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * `firstPageNumbers` counts the numbers in the drawing commands of the first page. A QR code adds
 * many.
 */
async function print(
  page: Page,
): Promise<{ readonly text: string; readonly firstPageNumbers: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const { argsArray } = await (await document.getPage(1)).getOperatorList();
  const numbers = JSON.stringify(argsArray).match(/-?\d+(\.\d+)?/g)?.length ?? 0;
  return { text: onOneLine(text), firstPageNumbers: numbers };
}

testInNewTab(
  'a printed menu has every product, and loads its QR code for the print',
  async ({ page }) => {
    const requested: string[] = [];
    // From 1024 px up the banner shows the same code on the screen.
    await page.setViewportSize({ width: 1023, height: 800 });
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${menu}?hidden_modal`, { waitUntil: 'networkidle' });
    expect(requested).not.toContain(code);
    const withCode = await print(page);
    expect(requested).toContain(code);
    const { text } = withCode;
    for (const { name, price, description, allergens } of products) {
      expect(text).toContain(onOneLine(name));
      expect(text).toContain(onOneLine(formatPrice(price)));
      if (description !== undefined) expect(text).toContain(onOneLine(description));
      for (const allergen of allergens ?? []) {
        expect(text).toContain(productFactsCopy.allergenNames[allergen]);
      }
    }
    expect(text).toMatch(/Meniul din \d+ \S+ \d{4}, tipărit de pe localhost:3000.*?\./);

    await setCompact(page, true);
    expect((await print(page)).text).toBe(text);
    await setCompact(page, false);

    await page.getByAltText(qrCopy.codeOfMenu(restaurant.name)).evaluate((image) => image.remove());
    const withoutCode = await print(page);
    // A QR code has hundreds of squares, and each is drawn with several numbers.
    expect(withCode.firstPageNumbers - withoutCode.firstPageNumbers).toBeGreaterThan(1_000);
  },
);

test('a print has two columns, and only texts', async ({ page }) => {
  await page.setViewportSize({ width: PRINTED_WIDTH_PX, height: 900 });
  await page.goto(menu);
  const openingPopup = page.getByRole('dialog', { name: siteCopy.openingPopup.heading });
  await expect(openingPopup).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const role of ['button', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('article img').locator('visible=true')).toHaveCount(0);
  const { downloadBanner } = siteCopy;
  const { open, closesAt, closed } = hoursCopy.ro.opening;
  const state = new RegExp(`^(${open} ·|${closesAt}|${closed} ·)`);
  for (const absent of [state, downloadBanner.text('Polonic')])
    await expect(page.getByText(absent).locator('visible=true')).toHaveCount(0);
  // Prices are at the end of their column, so two columns have two different ends.
  const edges = await page
    .getByRole('article')
    .locator('strong')
    .evaluateAll((prices) =>
      prices.map((price) => Math.round(price.getBoundingClientRect().right)),
    );
  expect(edges).toHaveLength(products.length);
  expect(new Set(edges).size).toBe(2);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: siteCopy.openingPopup.viewOnly }).click();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
