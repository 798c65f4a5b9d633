import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import type { SeedProduct } from '../../sandbox/seeds/catalogue.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const RESTAURANT = 'cofetaria-violeta';
const menu = routes.menu({ restaurantId: RESTAURANT });

const products = (
  catalogue.find(({ shortName }) => shortName === RESTAURANT)?.categories ?? []
).flatMap((category) => category.products);

function find(has: (product: SeedProduct) => boolean): SeedProduct {
  const product = products.find(has);
  if (product === undefined) throw new Error(`${RESTAURANT} lacks a product for this test`);
  return product;
}

const soldOutProduct = find(
  ({ nutrition, soldOut }) => nutrition !== undefined && soldOut === true,
);
const inStock = find(({ nutrition, soldOut }) => nutrition !== undefined && soldOut === undefined);

const cardOf = (page: Page, { name }: SeedProduct): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Some of the texts that a page shows for the facts of a product. */
const listTexts = ({ ingredients, allergens = [], nutrition }: SeedProduct): readonly string[] => [
  ...(ingredients === undefined ? [] : [ingredients]),
  ...allergens.map((code) => productFactsCopy.allergenNames[code]),
  ...(nutrition === undefined
    ? []
    : [productFactsCopy.nutritionBasis, `${String(nutrition.energy_kcal)}\u00a0kcal`]),
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card has the facts that the provider sends, and no list when there are none', async ({
    page,
  }) => {
    await page.goto(menu);
    await expect(page.getByRole('article')).toHaveCount(products.length);
    for (const product of products) {
      const card = cardOf(page, product);
      const facts = card.locator('dl');
      const texts = listTexts(product);
      await expect(facts).toHaveCount(texts.length === 0 ? 0 : 1);
      for (const text of texts) await expect(facts).toContainText(text);
      if (texts.length > 0) await expect(facts).toBeVisible();
      const soldOut = card.getByText(productFactsCopy.soldOut);
      await expect(soldOut).toHaveCount(product.soldOut === true ? 1 : 0);
    }
  });
});

test('the popup of a product shows its facts, and the card hides them', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  await expect(cardOf(page, inStock).locator('dl')).toBeHidden();
  await page.getByRole('link', { name: inStock.name, exact: true }).click();
  const popup = page.getByRole('dialog', { name: inStock.name });
  for (const text of listTexts(inStock)) await expect(popup).toContainText(text);
  await expect(popup).not.toContainText(productFactsCopy.soldOut);
  const salt = popup.getByText(productFactsCopy.nutrientNames.salt, { exact: true });
  await expect(salt.locator('+ dd')).toHaveText(/^\d+(,\d+)?\sg$/);
});

test('a product that is sold out says so in its card and in its popup', async ({ page }) => {
  await page.goto(`${menu}?hidden_modal`);
  await expect(cardOf(page, soldOutProduct).getByText(productFactsCopy.soldOut)).toBeVisible();
  await page.getByRole('link', { name: soldOutProduct.name, exact: true }).click();
  const popup = page.getByRole('dialog', { name: soldOutProduct.name });
  await expect(popup.getByText(productFactsCopy.soldOut)).toBeVisible();
});

test('the popup fits the narrowest phone, also with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${menu}?hidden_modal`);
  await page.getByRole('link', { name: soldOutProduct.name, exact: true }).click();
  const popup = page.getByRole('dialog', { name: soldOutProduct.name });
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate((html, fontSize) => {
      html.style.fontSize = fontSize;
    }, size);
    const excess = await popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(excess, size).toBeLessThanOrEqual(0);
    await popup.getByRole('button', { name: siteCopy.product.close }).click({ trial: true });
  }
});

test('a menu without facts has no markup for them', async ({ page }) => {
  await page.goto(routes.menu({ restaurantId: RESTAURANT_ID }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').locator('dl, em')).toHaveCount(0);
});

test('a product is shown without its invalid facts', async ({ page }) => {
  await page.goto(`${routes.menu({ restaurantId: 'sandbox-hostile' })}?hidden_modal`);
  const textsOf = async (name: string): Promise<readonly string[]> => {
    const article = page.getByRole('article').filter({ hasText: name });
    await expect(article).toHaveCount(1);
    return article.locator('dd, em').allTextContents();
  };
  const { allergenNames, incompleteAllergens } = productFactsCopy;
  expect(await textsOf('Alergen necunoscut')).toEqual([
    `${allergenNames.milk}; ${incompleteAllergens}`,
  ]);
  expect(await textsOf('Alergeni ca text')).toEqual([]);
  expect(await textsOf('Epuizat ca text')).toEqual([]);
  expect(await textsOf('Prea multă sare')).toEqual([productFactsCopy.nutritionBasis, '3\u00a0g']);
});
