import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { routes } from '../../../lib/addresses/routes.ts';
import { menuViewCopy } from '../../../lib/i18n/site/menu/menu-view-copy.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { qrCopy } from '../../../lib/i18n/site/qr-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const restaurant = catalogue.find(({ shortName }) => shortName === 'cofetaria-violeta');
if (restaurant === undefined) throw new Error('The restaurant is not in the catalogue');
const restaurantId = restaurant.shortName;
const products = restaurant.categories.flatMap((category) => category.products);
const menu = routes.menu({ restaurantId });
const code = routes.menuCode({ restaurantId });

/** The width of a printed page without its margins (`@page` in `styles/global.scss`), rounded. */
const PRINTED_WIDTH_PX = 643;

type Print = { readonly text: string; readonly pages: number; readonly firstPageNumbers: number };

/**
 * `firstPageNumbers` counts the numbers in the drawing commands of the first page. A QR code adds
 * many.
 */
async function print(page: Page): Promise<Print> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const first = await document.getPage(1);
  const { argsArray } = await first.getOperatorList();
  const numbers = JSON.stringify(argsArray).match(/-?\d+(\.\d+)?/g)?.length ?? 0;
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, firstPageNumbers: numbers };
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

test('a printed menu has every product, its price and its allergens', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  const { text } = await print(page);
  for (const { name, price, description, allergens = [] } of products) {
    expect(text).toContain(onOneLine(name));
    expect(text).toContain(onOneLine(formatPrice(price)));
    if (description !== undefined) expect(text).toContain(onOneLine(description));
    for (const allergen of allergens) {
      expect(text).toContain(productFactsCopy.allergenNames[allergen]);
    }
  }
  expect(text).toMatch(/Tipărit din pagina localhost:3000.*, versiunea din \d+ \S+ \d{4}\./);
});

test('a menu prints the same text with and without the compact view', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  const { text } = await print(page);
  await page.getByRole('checkbox', { name: menuViewCopy.compact }).check();
  expect(await print(page)).toMatchObject({ text });
});

test('a printed menu has no navigation, no buttons and no popup', async ({ page }) => {
  await page.goto(menu);
  await expect(page.getByRole('dialog')).toBeVisible();
  const { text } = await print(page);
  const { chrome, hours, openingPopup, product, downloadBanner } = siteCopy;
  for (const absent of [
    chrome.home,
    chrome.privacy,
    hours.openNow,
    hours.closedNow,
    openingPopup.viewOnly,
    product.close,
    downloadBanner.text('Polonic'),
  ]) {
    expect(text).not.toContain(absent);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a menu is printed without the open popup of a product', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

testInNewTab(
  'the QR code of the menu is loaded only when the menu is printed, and is in the print',
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${menu}?hidden_modal`, { waitUntil: 'networkidle' });
    expect(requested).not.toContain(code);
    const withCode = await print(page);
    expect(requested).toContain(code);

    await page.getByAltText(qrCopy.codeOfMenu(restaurant.name)).evaluate((image) => image.remove());
    const withoutCode = await print(page);
    // A QR code has hundreds of squares, and each is drawn with several numbers.
    expect(withCode.firstPageNumbers - withoutCode.firstPageNumbers).toBeGreaterThan(1_000);
  },
);

test('the QR code leads to the menu on the public site', async ({ site }) => {
  const { body } = await sendRaw(site.origin, code);
  const { data, info } = await sharp(Buffer.from(body), { density: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scanned = jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
  expect(scanned).toBe(`http://localhost:3000${menu}`);
});

test('a print does not have the focus ring of a card', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  const link = page.getByRole('article').getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  const findRing = (): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, '::after').display);
  expect(await findRing()).toBe('block');
  await page.emulateMedia({ media: 'print' });
  expect(await findRing()).toBe('none');
});

test('the prices in each of the two columns of a printed menu are aligned', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PRINTED_WIDTH_PX, height: 900 });
  await page.goto(`${menu}?hidden_modal`);
  const edges = await page
    .getByRole('article')
    .locator('strong')
    .evaluateAll((prices) =>
      prices.map((price) => Math.round(price.getBoundingClientRect().right)),
    );
  expect(edges).toHaveLength(products.length);
  expect(new Set(edges).size).toBe(2);
});
