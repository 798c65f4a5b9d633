import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatSearchResult, searchCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { fieldOf, formatFound, MENU, openMenu, resultOf } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const DISH = 'Papanași cu smântână și afine';
const OTHER_DISH = 'Papanași fierți cu pesmet';
const CATEGORY = 'Dulciuri';
const LAST_CATEGORY = 'Băuturi';

const cardOf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const categoriesOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: siteCopy.menu.categories }).getByRole('link');

const getHighlights = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    CSS.highlights.forEach((highlight) =>
      highlight.forEach(({ startContainer, startOffset, endOffset }) =>
        texts.push((startContainer.nodeValue ?? '').slice(startOffset, endOffset)),
      ),
    );
    return texts;
  });

test('the search finds beginnings of words, and says when it finds none', async ({ page }) => {
  await openMenu(page, MENU);
  const all = await page.getByRole('article').count();
  await fieldOf(page).fill('SMÂNT papanaşi');
  await expect(resultOf(page)).toHaveText(formatFound(1));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, DISH)).toBeInViewport();
  await expect(categoriesOf(page)).toHaveText([CATEGORY]);
  expect(await getHighlights(page)).toEqual(['Papanași', 'smânt', 'papanași', 'smânt']);
  const colors = await cardOf(page, DISH).evaluate((link) =>
    [getComputedStyle(link), getComputedStyle(link, '::highlight(gasit)')].map(
      ({ backgroundColor }) => backgroundColor,
    ),
  );
  expect(new Set(colors).size, 'colours of the surface and of a hit').toBe(2);

  await page.getByRole('button', { name: searchCopy.clear }).click();
  await expect(page.getByRole('article')).toHaveCount(all);
  await expect(resultOf(page)).toBeEmpty();
  await expect(fieldOf(page)).toBeFocused();
  expect(await getHighlights(page)).toEqual([]);

  await fieldOf(page).fill('papnasi');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(resultOf(page)).toHaveText(
    formatSearchResult({ kind: 'similar', count: 2 }, 'papnasi'),
  );
  await fieldOf(page).fill('hamsii');
  const sentence = formatSearchResult({ kind: 'similar', count: 0 }, 'hamsii');
  await expect(resultOf(page)).toHaveText(`${sentence} ${searchCopy.inAllMenus}`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(categoriesOf(page)).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  await expect(resultOf(page)).toBeVisible();
});

test('the keyboard leads to the field, the best hit, its popup and back', async ({ page }) => {
  await openMenu(page, MENU);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('afine/papan');
  await expect(resultOf(page)).toHaveText(formatFound(1));
  await page.keyboard.press('Enter');
  await expect(cardOf(page, DISH)).toBeFocused();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: DISH });
  await expect(popup).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(cardOf(page, DISH)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(resultOf(page)).toBeEmpty();
});

test('a search at the end of a menu scrolls to its hits, and Escape back', async ({ page }) => {
  await openMenu(page, MENU);
  await categoriesOf(page).last().click();
  const last = page.getByRole('heading', { level: 2, name: LAST_CATEGORY });
  await expect(last).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('ciorba');
  await expect(page.getByRole('heading', { level: 2, name: 'Ciorbe' })).toBeInViewport();
  await expect(resultOf(page)).toBeInViewport({ ratio: 1 });
  // The sticky bar does not cover the sentence.
  const barEnd = await page
    .getByRole('search')
    .evaluate((form) => form.parentElement?.getBoundingClientRect().bottom ?? Infinity);
  expect((await resultOf(page).boundingBox())?.y).toBeGreaterThanOrEqual(barEnd);
  await expect(categoriesOf(page).and(page.locator('[aria-current]'))).toHaveText('Ciorbe');
  await page.keyboard.press('Escape');
  await expect(last).toBeInViewport();
});

test('on a phone the search takes the whole bar and brings it to the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page, MENU);
  const search = page.getByRole('search');
  await fieldOf(page).focus();
  await expect
    .poll(() => search.evaluate((form) => form.parentElement?.getBoundingClientRect().top))
    .toBeLessThan(1);
  expect((await search.boundingBox())?.width).toBeGreaterThan(300);
  await page.keyboard.type('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  // The keyboard of a phone takes about 300 of the 740 px.
  await expect
    .poll(async () => ((await page.getByRole('article').first().boundingBox()) ?? { y: 740 }).y)
    .toBeLessThan(240);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(categoriesOf(page).first()).toBeFocused();
  await expect(categoriesOf(page).first()).toBeInViewport({ ratio: 1 });
});

test('an embedded menu ignores the shortcut while a popup is open', async ({ page }) => {
  await openMenu(page, `${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_navbar=1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('pesmet');
  await cardOf(page, OTHER_DISH).click();
  await expect(page.getByRole('dialog', { name: OTHER_DISH })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('dialog', { name: OTHER_DISH })).toBeVisible();
  await page.getByRole('button', { name: siteCopy.product.close }).click();
  await expect(fieldOf(page)).toHaveValue('');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
});

testInNewTab(
  'the search says so when its code did not load, and tries again',
  async ({ page, context }) => {
    await page.goto(MENU, { waitUntil: 'networkidle' });
    const count = await page.getByRole('article').count();
    await context.setOffline(true);
    await fieldOf(page).fill('papanasi');
    await expect(resultOf(page)).toHaveText(searchCopy.failed);
    await expect(page.getByRole('article')).toHaveCount(count);
    await fieldOf(page).fill('');
    await expect(resultOf(page)).toBeEmpty();
    await context.setOffline(false);
    await fieldOf(page).fill('papanasi');
    await expect(resultOf(page)).toHaveText(formatFound(2));
  },
);
