import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { englishMenuCopy } from '../../../lib/i18n/site/menu/english-menu-copy.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import { productFactsCopies } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** Some products of this restaurant have allergens and nutrition, and some are sold out. */
const restaurant = catalogue.find(({ shortName }) => shortName === 'cofetaria-violeta');
if (restaurant === undefined) throw new Error('The restaurant is not in the catalogue');
const { name, shortName: restaurantId } = restaurant;
const menu = routes.menu({ restaurantId });
const dishes = restaurant.categories.flatMap(({ products }) => products);
const soldOutDish = dishes.find(
  ({ nutrition, soldOut }) => nutrition !== undefined && soldOut === true,
);
if (soldOutDish === undefined) throw new Error('No product has nutrition and is sold out');

const copy = menuPageCopy.en;
const { search, view, formatSearchResult } = englishMenuCopy;
const languageLink = (page: Page, language: 'English' | 'Română'): Locator =>
  page.getByRole('main').getByRole('link', { name: language, exact: true });

/** The texts and labels whose nearest `lang` attribute is `en`, without those of the footer. */
const readEnglishTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(script, style)')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'en')
      .filter((element) => element.closest('footer') === null)
      .flatMap((element) => [
        ...['aria-label', 'alt', 'placeholder', 'title'].map((key) => element.getAttribute(key)),
        ...[...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.nodeValue),
      ])
      .flatMap((text) => text?.trim() ?? []),
  );

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the page is in English, and the names and descriptions of dishes are marked as Romanian', async ({
    page,
  }) => {
    const getShifts = await watchLayoutShifts(page);
    await page.goto(menu);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(menu);
    await expect(page.getByRole('dialog', { name: copy.openingPopup.heading })).toBeVisible();
    await page.getByRole('button', { name: copy.openingPopup.viewOnly }).click();
    // The weekdays are not checked. They come from the list of restaurants, and a page waits for
    // this list only briefly. So the first page after the start of a site can lack the weekdays.
    await expect(page.getByRole('main')).toContainText(copy.hours.label);
    await expect(
      page.getByText(new RegExp(`${copy.hours.openNow}|${copy.hours.closedNow}`)),
    ).toBeVisible();
    for (const { name: dish, description } of dishes) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: dish, exact: true }) });
      await expect(card.locator('h3')).toHaveAttribute('lang', 'ro');
      if (description !== undefined) await expect(card.locator('p')).toHaveAttribute('lang', 'ro');
    }
    const texts = await readEnglishTexts(page);
    expect(texts).toContain(copy.menu.vatIncluded);
    const heartLabels = new Set(dishes.map((dish) => englishMenuCopy.keep.keepProduct(dish.name)));
    const others = texts.filter((text) => !heartLabels.has(text));
    expect(others.filter((text) => /[ăâîșț]/i.test(text.replaceAll(name, '')))).toEqual([]);
    expect(await getShifts()).toBeLessThan(0.02);
  });

  test('the popup of a product has English labels and the Romanian name', async ({ page }) => {
    await page.goto(`${menu}?hidden_modal`);
    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    const popup = page.getByRole('dialog', { name: soldOutDish.name });
    await expect(popup.getByRole('heading')).toHaveAttribute('lang', 'ro');
    await expect(popup).toContainText(productFactsCopies.en.soldOut);
    await expect(popup).toContainText(productFactsCopies.en.nutritionBasis);
    await popup.getByRole('button', { name: copy.product.close }).click();
    await expect(popup).toBeHidden();
  });

  test('the texts of the search and of the sorting are in English', async ({ page }) => {
    await page.goto(`${menu}?hidden_modal`);
    await page.getByRole('searchbox', { name: search.label }).fill('xyzxyz');
    const result = formatSearchResult({ kind: 'exact', count: 0 }, 'xyzxyz');
    await expect(page.getByText(result)).toBeVisible();
    await expect(page.getByRole('link', { name: search.inAllMenus })).toBeVisible();
    await page.getByRole('button', { name: search.clear }).click();
    const { order, orders, ordered } = view;
    await page.getByRole('combobox', { name: order }).selectOption(orders.ascending);
    await expect(page.getByText(ordered.ascending)).toBeAttached();
  });

  test('a link switches to Romanian and back, and the address keeps the choice', async ({
    page,
  }) => {
    await page.goto(`${menu}?hidden_modal`);
    await languageLink(page, 'Română').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    // Before hydration the link of a product opens its address without the chosen language.
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: soldOutDish.name })).toContainText(
      productFactsCopies.ro.soldOut,
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await page.getByRole('button', { name: siteCopy.product.close }).click();
    await languageLink(page, 'English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a navigation inside the site leads to the English menu', async ({ page }) => {
    await page.goto(routes.restaurant({ restaurantId }));
    await page.getByRole('link', { name: siteCopy.restaurant.openMenu }).first().click();
    await expect(page).toHaveURL(menu);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toContainText(copy.menu.vatIncluded);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  });

  test('the menu fits every width, and the menu and the popup of a product are accessible', async ({
    page,
  }) => {
    await page.goto(menu);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: copy.openingPopup.viewOnly }).click();
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expectNoAxeViolationInEitherScheme(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoAxeViolationInEitherScheme(page);
    await page.getByRole('link', { name: soldOutDish.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: soldOutDish.name })).toBeVisible();
    await expectNoAxeViolationInEitherScheme(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu is complete in English', async ({ page }) => {
      await page.goto(menu);
      await expect(page.getByRole('article')).toHaveCount(dishes.length);
      await expect(page.getByText(productFactsCopies.en.allergens).first()).toBeVisible();
      await languageLink(page, 'Română').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    });
  });
});

test('in a Romanian browser the menu is Romanian, and a link leads to the English one', async ({
  page,
}) => {
  const getShifts = await watchLayoutShifts(page);
  await page.goto(`${menu}?hidden_modal`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.getByRole('main').locator('[lang]')).toHaveText(['English']);
  await languageLink(page, 'English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(copy.menu.vatIncluded);
  expect(await getShifts()).toBeLessThan(0.02);
});
