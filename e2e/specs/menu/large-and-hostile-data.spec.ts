import { routes } from '../../../lib/addresses/routes.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  allowedHostileProducts,
  partlyValidHostileProducts,
} from '../../sandbox/preset-ids/hostile-menu.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import {
  cardAt,
  fieldOf,
  formatFound,
  adderOf,
  openerOf,
  openMenu,
  resultOf,
} from '../../support/pages/menu-page.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import { findThing, readGraph } from '../../support/rules/search/structured-data-rules.ts';
import { expireCaches, createOwnSiteTest } from '../../support/servers/own-site.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const testOnOwnSite = createOwnSiteTest();

test('a menu of 2,000 products in 40 categories is complete and works', async ({ page }) => {
  test.setTimeout(120_000);
  await openMenu(page, '/restaurant/sandbox-2000/menu?hidden_modal');
  await expect(page.getByRole('article')).toHaveCount(2_000);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(40);
  await expect(page.getByText(/RON/)).toHaveCount(2_000);
  // At most 200 products are rendered before a scroll, because a change of the view lays out all
  // rendered products again.
  const last = page.getByRole('article').last();
  await expect
    .poll(() => last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(false);

  const bar = page.getByRole('navigation', { name: siteCopy.menu.categories });
  const marked = bar.locator('[aria-current=true]');
  await expect(marked).toHaveCount(1);
  await bar.getByRole('link', { name: 'Categoria 37' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Categoria 37' });
  const section = page.locator('section').filter({ has: heading });
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top), {
      timeout: 15_000,
    })
    .toBeCloseTo(50, 0);
  await expect(marked).toHaveText('Categoria 37');

  await fieldOf(page).fill('categoria 37');
  // The name of each category contains 'Categoria', so this word matches all products. '37' matches
  // the 50 products of 'Categoria 37'. It also matches the numbers of product 37 and of products
  // 370 to 379.
  await expect(resultOf(page)).toHaveText(formatFound(61), { timeout: 15_000 });
  await fieldOf(page).fill('');
  await expect(page.getByRole('article')).toHaveCount(2_000);
  // The page has scrolled back, and stays there while it shows the categories above again.
  await expect(heading).toBeInViewport();

  await expect(page.getByRole('article').getByRole('button')).toHaveCount(2_000);
  await adderOf(cardAt(page, 0)).click();
  await expect(openerOf(page)).toContainText(' · 1 ', { timeout: 15_000 });
});

testOnOwnSite(
  'the list has 70 restaurants, and no link without a valid id',
  async ({ page, control, ownSite }) => {
    await control.setScenario({ restaurants: 70 });
    await expireCaches(ownSite);
    await page.goto(routes.restaurants());
    await expect(page.getByRole('article')).toHaveCount(70);
    await expect(page.getByText(siteCopy.restaurants.truncated(70))).toBeVisible();

    await control.setScenario({ hostileList: true });
    await expireCaches(ownSite);
    await page.goto(routes.restaurants());
    for (const name of ['Id cu drum', 'Id cu litere', 'Fără id']) {
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveCount(0);
    }
    await expect(page.locator('a[href*=".."]')).toHaveCount(0);
    await expect(page.getByText(siteCopy.restaurants.truncated(70))).toHaveCount(0);
  },
);

test('hostile texts are inert, and products lack only their invalid facts', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const name = '</script><script>alert(1)</script>';
  await page.goto('/restaurant/sandbox-hostile/menu?hidden_modal');
  await expect(page).toHaveTitle(siteCopy.menu.title(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The site drops one of the allowed products, because its name has no visible character.
  const otherNames = ['A șaptea', 'Prima', 'A doua'];
  await expect(page.getByRole('article')).toHaveCount(
    allowedHostileProducts.length - 1 + partlyValidHostileProducts.length + otherNames.length,
  );
  for (const product of ['Descriere care e o listă', 'Unitate care e un număr', ...otherNames]) {
    await expect(page.getByRole('article').filter({ hasText: product })).toHaveCount(1);
  }
  const { allergenNames, incompleteAllergens, nutritionBasis } = productFactsCopy;
  for (const [product, facts] of [
    ['Alergen necunoscut', [`${allergenNames.milk}; ${incompleteAllergens}`]],
    ['Alergeni ca text', []],
    ['Epuizat ca text', []],
    ['Prea multă sare', [nutritionBasis, '3\u00a0g']],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: product });
    await expect(card).toHaveCount(1);
    expect(await card.locator('dd, em').allTextContents()).toEqual(facts);
  }
  const handlers = page.locator('[onerror], [onload], a[href^="javascript:" i]');
  await expect(handlers).toHaveCount(0);

  await page.goto(routes.restaurant({ restaurantId: 'sandbox-hostile' }));
  const main = page.getByRole('main');
  await expect(main.getByText('"><img src=x onerror=alert(1)>, ')).toBeVisible();
  await expect(main.getByRole('link', { name: siteCopy.restaurant.map })).toHaveCount(0);
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(handlers).toHaveCount(0);
  expect(dialogs).toBe(0);
  await expectNoSidewaysScrolling(page);
});

test('escaped texts are decoded once everywhere', async ({ page, site }) => {
  const name = 'Fish & Chips „La Doi Pași”';
  const dish = 'Ciorbă rădăuțeană <picantă>';
  const path = '/restaurant/sandbox-escaped/menu';
  await page.goto(`${path}?hidden_modal`);
  await expect(page).toHaveTitle(siteCopy.menu.title(name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: 'Supe & ciorbe' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    dish,
    'Pizza 👨\u200d🍳',
  ]);
  await page.getByRole('link', { name: dish }).click();
  const lines = page.getByRole('dialog').locator('p, dd');
  await expect(lines.filter({ hasText: 'Piept' })).toHaveText(
    'Piept de pui,\nsmântână & usturoi.\nSe servește fierbinte.',
    { useInnerText: true },
  );
  await expect(lines.filter({ hasText: 'smântână' }).last()).toHaveText('pui\nsmântână', {
    useInnerText: true,
  });
  const { body } = await sendRaw(site.origin, path);
  expect(findThing(readGraph(body), 'Restaurant')['name']).toBe(name);
  expect(readHead(body).tags.get('og:title')?.[0]).toContain(name);
});
