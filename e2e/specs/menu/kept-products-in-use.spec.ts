import { routes } from '../../../lib/addresses/routes.ts';
import { keepCopy } from '../../../lib/i18n/site/menu/keep-copy.ts';
import { keptCopy } from '../../../lib/i18n/site/menu/kept-copy.ts';
import { menuViewCopy } from '../../../lib/i18n/site/menu/menu-view-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  cardAt,
  heartOf,
  keepFirst,
  openerOf,
  sheetOf,
} from '../../support/pages/kept-products.ts';
import { fieldOf, formatFound, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

test('hearts and the button that opens the list of kept products shift no layout, and work in the compact view and in a search', async ({
  page,
}) => {
  const getLayoutShift = await watchLayoutShifts(page);
  await openMenu(page, MENU);
  await expect(heartOf(cardAt(page, 0))).toBeVisible();
  await keepFirst(page, 1);
  await expect(openerOf(page)).toBeInViewport();
  expect(await getLayoutShift()).toBe(0);

  await page.getByRole('checkbox', { name: menuViewCopy.compact }).check();
  await expect(heartOf(cardAt(page, 1))).toBeVisible();
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  const hit = page.getByRole('article').first();
  await heartOf(hit).click();
  await expect(heartOf(hit)).toHaveAttribute('aria-pressed', 'true');
  await expect(openerOf(page)).toHaveAccessibleName(keptCopy.showCount(2));
});

test('a visitor keeps a product in its popup, opens the list of kept products and changes a quantity by keyboard alone', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await cardAt(page, 0).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: siteCopy.product.close })).toBeFocused();
  await page.keyboard.press('Tab');
  const heart = page.getByRole('dialog').getByRole('button', { name: keepCopy.keep });
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  // Press Tab only after React has removed the popup. The removal focuses the link of the card,
  // which would undo an earlier Tab.
  await expect(page.locator('#produs_titlu')).toHaveCount(0);
  await expect(cardAt(page, 0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heartOf(cardAt(page, 0))).toBeFocused();
  await expect(heartOf(cardAt(page, 0))).toHaveAttribute('aria-pressed', 'true');

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

test('the hearts and the list of kept products fit every width and are accessible', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await keepFirst(page, 3);
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
  await openerOf(page).click();
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
});

test('with text at 200 % in a narrow window a name in the list of kept products has a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openMenu(page, MENU);
  await keepFirst(page, 1);
  await openerOf(page).click();
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
  const name = await sheetOf(page).getByRole('listitem').locator('div').boundingBox();
  expect(name?.width).toBeGreaterThan(200);
});

test('an embedded menu has no hearts', async ({ page }) => {
  await openMenu(
    page,
    `${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_navbar&hidden_modal`,
  );
  await cardAt(page, 0).getByRole('link').click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: siteCopy.product.close })).toBeVisible();
  await expect(popup.getByRole('button', { name: keepCopy.keep })).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});

test('each of 2,000 products gets a heart', async ({ page }) => {
  await openMenu(page, '/restaurant/sandbox-2000/menu?hidden_modal');
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(2_000);
  await heartOf(cardAt(page, 0)).click();
  await expect(openerOf(page)).toBeVisible({ timeout: 15_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no hearts', async ({ page }) => {
    await page.goto(MENU);
    await expect(cardAt(page, 0)).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});
