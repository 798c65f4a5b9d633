import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { keepCopy } from '../../../lib/i18n/site/menu/keep-copy.ts';
import { keptCopy } from '../../../lib/i18n/site/menu/kept-copy.ts';
import { formatKept } from '../../../lib/kept/kept-text.ts';
import {
  cardAt,
  formatSum,
  getBani,
  heartOf,
  keepFirst,
  openerOf,
  sheetOf,
} from '../../support/pages/kept-products.ts';
import { MENU, openMenu } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

test('the list of kept products has a quantity for each product and the total price', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await expect(openerOf(page)).toHaveCount(0);
  await keepFirst(page, 2);
  await expect(openerOf(page)).toHaveAccessibleName(keptCopy.showCount(2));

  await openerOf(page).click();
  const rows = sheetOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const [first, second] = [await getBani(cardAt(page, 0)), await getBani(cardAt(page, 1))];
  await expect(sheetOf(page)).toContainText(`${keptCopy.total} ${formatSum(first + second)}`);
  await rows.first().getByRole('combobox').selectOption('3');
  await expect(sheetOf(page)).toContainText(`${keptCopy.total} ${formatSum(3 * first + second)}`);

  // After a reload the menu still has the list and its quantities. Another menu has no list.
  await page.reload();
  await openerOf(page).click();
  await expect(sheetOf(page)).toContainText(formatSum(3 * first + second));
  await openMenu(page, `${routes.menu({ restaurantId: 'csarda-piros' })}?hidden_modal`);
  await expect(heartOf(cardAt(page, 0))).toBeVisible();
  await expect(openerOf(page)).toHaveCount(0);
});

test('the code of the list of kept products is loaded when a heart is pressed for the first time', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request.url());
  });
  await page.goto(MENU, { waitUntil: 'networkidle' });
  const before = loaded.length;
  await keepFirst(page, 1);
  expect(loaded.length).toBeGreaterThan(before);
});

testInNewTab(
  'when the code of the list of kept products cannot be loaded, the page says so and keeps no product',
  async ({ page, context }) => {
    await page.goto(MENU, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await heartOf(cardAt(page, 0)).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(keepCopy.failed);
    await expect(heartOf(cardAt(page, 0))).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the list of kept products shows a changed price, a product that the menu no longer has, and a hostile name as text', async ({
  page,
}) => {
  await page.goto(MENU);
  const card = cardAt(page, 0);
  const slug = (await card.getAttribute('id'))?.slice('p_'.length) ?? '';
  const name = await card.getByRole('heading').innerText();
  const bani = await getBani(card);
  const hostileName = '<img src=x onerror=alert(1)>';
  const products = [
    { slug, name, priceBani: bani + 100, quantity: 2 },
    { slug: 'nu-mai-este', name: hostileName, priceBani: 900, quantity: 1 },
  ];
  const text = formatKept([{ restaurantId: RESTAURANT_ID, products }]);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.keptProducts,
    text,
  ] as const);
  await page.reload();
  await openerOf(page).click();
  const [changed, gone] = [
    sheetOf(page).getByRole('listitem').first(),
    sheetOf(page).getByRole('listitem').last(),
  ];
  await expect(changed).toContainText(keptCopy.former(formatSum(bani + 100)));
  await expect(gone).toContainText(hostileName);
  await expect(gone).toContainText(keptCopy.problems.gone);
  await expect(sheetOf(page)).toContainText(`${keptCopy.partialTotal} ${formatSum(2 * bani)}`);
});

for (const [what, text] of [
  ['invalid JSON', '{'],
  ['another version', '{"v":2,"menus":[]}'],
  ['another shape', '{"v":1,"menus":{"length":9}}'],
] as const) {
  test(`a stored list with ${what} is ignored, and the hearts work`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      [STORAGE_KEYS.keptProducts, text] as const,
    );
    await openMenu(page, MENU);
    await keepFirst(page, 1);
    await expect(openerOf(page)).toHaveAccessibleName(keptCopy.showCount(1));
  });
}
