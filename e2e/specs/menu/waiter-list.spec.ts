import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { listButtonCopy } from '../../../lib/i18n/site/menu/list-button-copy.ts';
import { waiterListCopy } from '../../../lib/i18n/site/menu/waiter-list-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatLists } from '../../../lib/waiter-list.ts';
import {
  cardAt,
  fieldOf,
  formatFound,
  formatSum,
  getBani,
  adderOf,
  listFirst,
  MENU,
  openerOf,
  openMenu,
  resultOf,
  sheetOf,
  setCompact,
} from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const storeKept = (page: Page, text: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.keptProducts,
    text,
  ] as const);

test('a visitor keeps products, also in the compact view and in a search, and the list has their quantities and the sum', async ({
  page,
}) => {
  const getLayoutShift = await watchLayoutShifts(page);
  await openMenu(page, MENU);
  await expect(openerOf(page)).toHaveCount(0);
  await listFirst(page, 1);
  await expect(openerOf(page)).toBeInViewport();
  expect(await getLayoutShift()).toBe(0);
  const [first, second] = [await getBani(cardAt(page, 0)), await getBani(cardAt(page, 1))];
  await setCompact(page, true);
  await adderOf(cardAt(page, 1)).click();
  await expect(openerOf(page)).toHaveAccessibleName(waiterListCopy.showCount(2));

  await openerOf(page).click();
  const rows = sheetOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(sheetOf(page)).toContainText(`${waiterListCopy.total} ${formatSum(first + second)}`);
  await rows.first().getByRole('combobox').selectOption('3');
  await expect(sheetOf(page)).toContainText(
    `${waiterListCopy.total} ${formatSum(3 * first + second)}`,
  );

  await page.reload();
  await openerOf(page).click();
  await expect(sheetOf(page)).toContainText(formatSum(3 * first + second));
  await page.keyboard.press('Escape');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await adderOf(page.getByRole('article').first()).click();
  await expect(openerOf(page)).toHaveAccessibleName(waiterListCopy.showCount(3));

  await openMenu(page, `${routes.menu({ restaurantId: 'csarda-piros' })}?hidden_modal`);
  await expect(adderOf(cardAt(page, 0))).toBeVisible();
  await expect(openerOf(page)).toHaveCount(0);
});

testInNewTab(
  'the code of the list is loaded with the first heart; when it cannot be loaded, the page says so and keeps no product',
  async ({ page, context }) => {
    await page.goto(MENU, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await adderOf(cardAt(page, 0)).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(listButtonCopy.failed);
    await expect(adderOf(cardAt(page, 0))).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the list shows a changed price, a product that the menu no longer has, and a hostile name as text; a stored list of another shape is ignored', async ({
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
  await storeKept(page, formatLists([{ restaurantId: RESTAURANT_ID, products }]));
  await page.reload();
  await openerOf(page).click();
  const rows = sheetOf(page).getByRole('listitem');
  await expect(rows.first()).toContainText(waiterListCopy.former(formatSum(bani + 100)));
  await expect(rows.last()).toContainText(hostileName);
  await expect(rows.last()).toContainText(waiterListCopy.problems.gone);
  await expect(sheetOf(page)).toContainText(
    `${waiterListCopy.partialTotal} ${formatSum(2 * bani)}`,
  );

  await storeKept(page, '{"v":1,"menus":{"length":9}}');
  await page.reload();
  await listFirst(page, 1);
  await expect(openerOf(page)).toHaveAccessibleName(waiterListCopy.showCount(1));
});

test('a visitor keeps a product in its popup, opens the list and changes a quantity by keyboard alone', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await cardAt(page, 0).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: siteCopy.product.close })).toBeFocused();
  await page.keyboard.press('Tab');
  const heart = page.getByRole('dialog').getByRole('button', { name: listButtonCopy.keep });
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  // Press Tab only after React has removed the popup. The removal focuses the link of the card,
  // which would undo an earlier Tab.
  await expect(page.locator('#produs_titlu')).toHaveCount(0);
  await expect(cardAt(page, 0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(adderOf(cardAt(page, 0))).toBeFocused();
  await expect(adderOf(cardAt(page, 0))).toHaveAttribute('aria-pressed', 'true');

  await openerOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheetOf(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sheetOf(page).getByRole('combobox')).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toBeFocused();
});

test('the hearts and the list fit every width and are accessible, and a name in the list has a line of its own with large text', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await listFirst(page, 3);
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
  await openerOf(page).click();
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  // `expectNoSidewaysScrolling` leaves the page in its narrowest window.
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
  const name = await sheetOf(page).getByRole('listitem').first().locator('div').boundingBox();
  expect(name?.width).toBeGreaterThan(200);
});
