import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { menuViewCopy } from '../../../lib/i18n/site/menu/menu-view-copy.ts';
import { parseShownPrice } from '../../../lib/restaurant/product-order.ts';
import { COMPACT_VIEW } from '../../../lib/security/menu-view-script.ts';
import { fieldOf, formatFound, MENU, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const compactOf = (page: Page): Locator =>
  page.getByRole('checkbox', { name: menuViewCopy.compact });
const orderOf = (page: Page): Locator => page.getByRole('combobox', { name: menuViewCopy.order });
const firstPicture = (page: Page): Locator => page.locator('article img').first();

async function getPrices(page: Page): Promise<readonly (readonly (number | undefined)[])[]> {
  const texts = await page
    .locator('section:has(article)')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('strong')].map(({ textContent }) => textContent),
      ),
    );
  return texts.map((prices) => prices.map((price) => parseShownPrice(price)));
}

testInNewTab(
  'the compact view is remembered and is applied before the first card is painted',
  async ({ page }) => {
    await openMenu(page, MENU);
    await expect(firstPicture(page)).toBeVisible();
    await compactOf(page).check();
    await expect(firstPicture(page)).toBeHidden();
    const row = await page.getByRole('article').first().boundingBox();
    expect(row?.height).toBeLessThan(100);

    const getLayoutShift = await watchLayoutShifts(page);
    // `firstView` is whether the checkbox is checked when the document first has a card.
    await page.addInitScript({
      content: `new MutationObserver((_, observer) => {
      if (document.querySelector('article') === null) return;
      self.firstView = document.querySelector('[name=compact]').checked;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });`,
    });
    await openMenu(page, MENU);
    expect(await page.evaluate('self.firstView')).toBe(true);
    await expect(compactOf(page)).toBeChecked();
    await expect(firstPicture(page)).toBeHidden();
    expect(await getLayoutShift()).toBe(0);

    await compactOf(page).uncheck();
    await openMenu(page, MENU);
    await expect(compactOf(page)).not.toBeChecked();
  },
);

testInNewTab('the compact view is applied after a navigation inside the site', async ({ page }) => {
  await page.addInitScript(([key, view]) => localStorage.setItem(key, view), [
    STORAGE_KEYS.menuView,
    COMPACT_VIEW,
  ] as const);
  await openMenu(page, routes.restaurant({ restaurantId: RESTAURANT_ID }));
  await page
    .locator(`a[href="${routes.menu({ restaurantId: RESTAURANT_ID })}"]`)
    .first()
    .click();
  await expect(compactOf(page)).toBeChecked();
  await expect(firstPicture(page)).toBeHidden();
});

test('the products of each category are sorted by price, ascending and descending, and return to the order of the menu', async ({
  page,
}) => {
  await openMenu(page, MENU);
  const unsorted = await getPrices(page);
  const sorted = (sign: number): unknown =>
    unsorted.map((prices) => prices.toSorted((one = 0, other = 0) => sign * (one - other)));
  expect(unsorted).not.toEqual(sorted(1));

  await orderOf(page).selectOption('ascending');
  expect(await getPrices(page)).toEqual(sorted(1));
  await expect(page.getByText(menuViewCopy.ordered.ascending)).toBeAttached();
  await orderOf(page).selectOption('descending');
  expect(await getPrices(page)).toEqual(sorted(-1));
  await orderOf(page).selectOption('menu');
  expect(await getPrices(page)).toEqual(unsorted);
});

test('the checkbox of the compact view, the choice of the order and the sorted products can be used by keyboard alone', async ({
  page,
}) => {
  await openMenu(page, MENU);
  await compactOf(page).focus();
  await page.keyboard.press('Space');
  await expect(compactOf(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(orderOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(orderOf(page)).toHaveValue('ascending');
  const first = page.getByRole('article').first().getByRole('link');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search keeps the compact view and the order', async ({ page }) => {
  await openMenu(page, MENU);
  await compactOf(page).check();
  await orderOf(page).selectOption('ascending');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await expect(page.getByRole('article').getByRole('link')).toHaveText([/pesmet/, /afine/]);
  await expect(compactOf(page)).toBeChecked();
});

test('the compact view fits every width and is accessible', async ({ page }) => {
  await openMenu(page, MENU);
  await compactOf(page).check();
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
});

test('with large text in a narrow window names have room, and prices fit their card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [
    MENU,
    `${routes.menu({ restaurantId: 'cantina-zona-vest' })}?hidden_modal`,
  ]) {
    await openMenu(page, address);
    await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
    for (const isCompact of [false, true]) {
      await compactOf(page).setChecked(isCompact);
      const widths = await page
        .getByRole('heading', { level: 3 })
        .evaluateAll((names) => names.map(({ clientWidth }) => clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(150);
      const beyond = await page.getByRole('article').evaluateAll((cards) =>
        cards.map((card) => {
          const { right } = card.getBoundingClientRect();
          const edge = right - Number.parseFloat(getComputedStyle(card).paddingInlineEnd);
          return (card.querySelector('strong')?.getBoundingClientRect().right ?? Infinity) - edge;
        }),
      );
      expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the compact view works, and no order can be chosen', async ({ page }) => {
    await page.goto(MENU);
    await compactOf(page).check();
    await expect(firstPicture(page)).toBeHidden();
    await expect(orderOf(page)).toBeHidden();
  });
});
