import type { Locator, Page } from '@playwright/test';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { uniqueAnchors } from '../../../lib/restaurant/anchor.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = `/restaurant/${first.shortName}/menu?hidden_modal`;
const names = first.categories.map(({ name }) => name);
const anchors = uniqueAnchors(names);
const [one = '', two = '', three = ''] = names;
const last = names.at(-1) ?? '';

const barOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: siteCopy.menu.categories });
const linkTo = (page: Page, name: string): Locator =>
  barOf(page).getByRole('link', { name, exact: true });
const active = (page: Page): Locator => barOf(page).locator('[aria-current=true]');

const sectionOf = (page: Page, name: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const topOf = (page: Page, name: string): Promise<number> =>
  sectionOf(page, name).evaluate((section) => section.getBoundingClientRect().top);

async function expectAtOffset(page: Page, name: string): Promise<void> {
  const distance = async (): Promise<number> => Math.abs((await topOf(page, name)) - 50);
  await expect.poll(distance, { timeout: 15_000 }).toBeLessThan(1);
}

/** `top` is the wanted distance of the section from the top of the window, in pixels. */
async function scrollTo(page: Page, name: string, top: number): Promise<void> {
  await sectionOf(page, name).evaluate((section, wanted) => {
    const distance = Math.floor(section.getBoundingClientRect().top) - wanted;
    scrollBy({ top: distance, behavior: 'instant' });
  }, top);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category link scrolls to its section', async ({ page }) => {
    await page.goto(menu);
    await linkTo(page, last).click();
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    await expect(active(page)).toHaveCount(0);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a category link scrolls its section to fifty pixels below the top of the window', async ({
      page,
    }) => {
      await page.goto(menu);
      await expect(active(page)).toHaveText(one);
      await linkTo(page, three).click();
      await expect(active(page)).toHaveText(three);
      await expectAtOffset(page, three);
      const heading = page.getByRole('heading', { level: 2, name: three });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      const barEnd = await barOf(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
      const headingBox = await heading.boundingBox();
      expect(headingBox?.y).toBeGreaterThan(barEnd);
      const behaviour = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(behaviour).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
    });

    test('the link of a far category in a long menu also scrolls its section to fifty pixels below the top', async ({
      page,
    }) => {
      await page.goto('/restaurant/sandbox-2000/menu?hidden_modal');
      // Wait for hydration. Before hydration no script handles the link: the browser scrolls by
      // estimated heights of the sections that it has not rendered, so the position can be wrong.
      await expect(active(page)).toHaveCount(1);
      await linkTo(page, 'Categoria 37').click();
      await expectAtOffset(page, 'Categoria 37');
      await expect(active(page)).toHaveText('Categoria 37');
    });
  });
}

test('the category at fifty pixels from the top is marked', async ({ page }) => {
  await page.goto(menu);
  await expect(active(page)).toHaveText(one);
  await scrollTo(page, two, 50);
  await expect(active(page)).toHaveText(two);
  await scrollTo(page, two, 52);
  await expect(active(page)).toHaveText(one);
  await scrollTo(page, last, 50);
  await expect(active(page)).toHaveText(last);
  await expect(active(page)).toHaveCount(1);
});

test('the mark follows scrolling by wheel after a click on a category', async ({ page }) => {
  await page.goto(menu);
  await linkTo(page, three).click();
  await expectAtOffset(page, three);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -5_000);
  await expect(active(page)).toHaveText(one);
});

test('the marked category scrolls into view inside the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(menu);
  await expect(linkTo(page, last)).not.toBeInViewport();
  await scrollTo(page, last, 50);
  await expect(linkTo(page, last)).toBeInViewport({ ratio: 1 });
});

test('Tab reaches every category, and Enter follows its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(menu);
  await linkTo(page, one).focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(linkTo(page, name)).toBeFocused();
    await expect(linkTo(page, name)).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeFocused();
});

test('the address names the category and keeps the query, and Back leaves the menu', async ({
  page,
}) => {
  await page.goto('/restaurants');
  await page.goto(`/restaurant/${first.shortName}/menu?hidden_navbar&hidden_modal=1`);
  await linkTo(page, two).click();
  await linkTo(page, three).click();
  await expect(page).toHaveURL(new RegExp(`\\?hidden_navbar&hidden_modal=1#${anchors[2]}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/restaurants$/);
});

test('Back from another page shows the menu again', async ({ page }) => {
  await page.goto(menu);
  await linkTo(page, two).click();
  await page
    .getByRole('navigation', { name: siteCopy.chrome.mainNavigation })
    .getByRole('link', { name: siteCopy.chrome.restaurants })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.restaurants.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});
