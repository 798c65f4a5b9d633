import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import { menuViewCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { parseShownPrice } from '../../../lib/restaurant/price.ts';
import {
  fieldOf,
  formatFound,
  MENU,
  openMenu,
  openView,
  resultOf,
  setCompact,
} from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

/** Also found while the view options are closed. */
const compactOf = (page: Page): Locator => page.locator('input[name=compact]');
const orderOf = (page: Page): Locator => page.getByRole('combobox', { name: menuViewCopy.order });
const firstPicture = (page: Page): Locator => page.locator('article img').first();

/** The prices of each category, in the order of the page. */
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

testInNewTab('the compact view is remembered, before the first paint too', async ({ page }) => {
  await openMenu(page, MENU);
  await expect(firstPicture(page)).toBeVisible();
  await setCompact(page, true);
  await expect(firstPicture(page)).toBeHidden();

  const getLayoutShift = await watchLayoutShifts(page);
  // `firstView` is whether the checkbox is checked when the document first has a card.
  await page.addInitScript({
    content: `new MutationObserver((_, observer) => {
      if (document.querySelector('article') === null) return;
      self.firstView = document.querySelector('[name=compact]')?.checked;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });`,
  });
  await openMenu(page, MENU);
  expect(await page.evaluate('self.firstView')).toBe(true);
  await expect(compactOf(page)).toBeChecked();
  await expect(firstPicture(page)).toBeHidden();
  expect(await getLayoutShift()).toBe(0);

  await openMenu(page, routes.restaurant({ restaurantId: RESTAURANT_ID }));
  const menu = routes.menu({ restaurantId: RESTAURANT_ID });
  await page.locator(`a[href^="${menu}"]`).first().click();
  await expect(compactOf(page)).toBeChecked();
  await expect(firstPicture(page)).toBeHidden();

  await openMenu(page, MENU);
  await setCompact(page, false);
  await openMenu(page, MENU);
  await expect(compactOf(page)).not.toBeChecked();
});

test('products are sorted by keyboard, and a search keeps order and view', async ({ page }) => {
  await openMenu(page, MENU);
  const unsorted = await getPrices(page);
  const sorted = (sign: number): unknown =>
    unsorted.map((prices) => prices.toSorted((one = 0, other = 0) => sign * (one - other)));
  expect(unsorted).not.toEqual(sorted(1));

  await page.getByRole('button', { name: menuPageCopy.ro.menu.view }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(compactOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(compactOf(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(orderOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(orderOf(page)).toHaveValue('ascending');
  await expect(page.getByText(menuViewCopy.ordered.ascending)).toBeAttached();
  expect(await getPrices(page)).toEqual(sorted(1));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  await expect(orderOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orderOf(page)).toBeHidden();

  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await expect(page.getByRole('article').getByRole('link')).toHaveText([/pesmet/, /afine/]);
  await expect(firstPicture(page)).toBeHidden();
  await fieldOf(page).fill('');
  await openView(page);
  await orderOf(page).selectOption('descending');
  expect(await getPrices(page)).toEqual(sorted(-1));
  await orderOf(page).selectOption('menu');
  expect(await getPrices(page)).toEqual(unsorted);
});

test('the compact view fits every width and is accessible', async ({ page }) => {
  await openMenu(page, MENU);
  await openView(page);
  await compactOf(page).check();
  await expectNoSidewaysScrolling(page);
  await expectNoAxeViolationInEitherScheme(page);
  await page.keyboard.press('Escape');
  await expectNoAxeViolationInEitherScheme(page);
});

test('with large text names have room, and prices fit their card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const restaurantId of [RESTAURANT_ID, 'cantina-zona-vest']) {
    await openMenu(page, `${routes.menu({ restaurantId })}?hidden_modal`);
    await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'));
    for (const isCompact of [false, true]) {
      await setCompact(page, isCompact);
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
