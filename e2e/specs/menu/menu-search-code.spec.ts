import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { fieldOf, formatFound, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

test('the search loads its code at the first use', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(MENU, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await fieldOf(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

testInNewTab('the search reports that its code cannot be loaded', async ({ page, context }) => {
  await page.goto(MENU, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(searchCopy.failed);
  expect(await page.getByRole('article').count()).toBeGreaterThan(40);
  await fieldOf(page).fill('');
  await expect(resultOf(page)).toBeEmpty();
});

test('a search in 2,000 products is complete', async ({ page }) => {
  await openMenu(page, '/restaurant/sandbox-2000/menu?hidden_modal');
  await fieldOf(page).fill('categoria 37');
  // The name of each category contains 'Categoria', so this word matches all products. '37' matches
  // the 50 products of 'Categoria 37'. It also matches the numbers of product 37 and of products
  // 370 to 379.
  await expect(resultOf(page)).toHaveText(formatFound(61), { timeout: 15_000 });
  await fieldOf(page).fill('c');
  await expect(resultOf(page)).toHaveText(formatFound(2_000));
  await fieldOf(page).fill('');
  await expect(page.getByRole('article')).toHaveCount(2_000);
});

test('a printed menu shows the number of hits, but no search field', async ({ page }) => {
  await openMenu(page, MENU);
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  await expect(resultOf(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search field', async ({ page }) => {
    await page.goto(MENU);
    await expect(page.getByRole('navigation', { name: siteCopy.menu.categories })).toBeVisible();
    await expect(page.locator('input[type=search]')).toBeHidden();
  });
});
