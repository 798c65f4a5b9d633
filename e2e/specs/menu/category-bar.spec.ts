import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { uniqueAnchors } from '../../../lib/restaurant/anchor.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { openMenu } from '../../support/pages/menu-page.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = `${routes.menu({ restaurantId: first.shortName })}?hidden_modal`;
const names = first.categories.map(({ name }) => name);
const anchors = uniqueAnchors(names);
const [one = '', two = '', three = ''] = names;
const last = names.at(-1) ?? '';

/** The distance of the marked section from the top of the window (requirement K-4). */
const OFFSET_PX = 50;

const barOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: siteCopy.menu.categories });
const linkTo = (page: Page, name: string): Locator =>
  barOf(page).getByRole('link', { name, exact: true });
const active = (page: Page): Locator => barOf(page).locator('[aria-current=true]');
const headingOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** `top` is the wanted distance of the section from the top of the window, in pixels. */
async function scrollTo(page: Page, name: string, top: number): Promise<void> {
  const section = page.locator('section').filter({ has: headingOf(page, name) });
  await section.evaluate((element, wanted) => {
    const distance = Math.floor(element.getBoundingClientRect().top) - wanted;
    scrollBy({ top: distance, behavior: 'instant' });
  }, top);
}

async function expectAtOffset(page: Page, name: string): Promise<void> {
  const section = page.locator('section').filter({ has: headingOf(page, name) });
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(OFFSET_PX, 0);
  await expect(active(page)).toHaveText(name);
  await expect(headingOf(page, name)).toBeFocused();
  const barEnd = await barOf(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await headingOf(page, name).boundingBox())?.y).toBeGreaterThan(barEnd);
}

const readScrollBehaviour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a category link scrolls smoothly, and the mark follows the wheel', async ({ page }) => {
    await openMenu(page, menu);
    await expect(active(page)).toHaveText(one);
    expect(await readScrollBehaviour(page)).toBe('smooth');
    await linkTo(page, three).click();
    await expectAtOffset(page, three);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, -5_000);
    await expect(active(page)).toHaveText(one);
  });
});

test('with reduced motion a category link scrolls at once, and Back leaves', async ({ page }) => {
  await page.goto(routes.restaurants());
  await openMenu(page, `${menu}=1&hidden_navbar`);
  expect(await readScrollBehaviour(page)).toBe('auto');
  await linkTo(page, two).click();
  await linkTo(page, three).click();
  await expectAtOffset(page, three);
  await expect(page).toHaveURL(`${menu}=1&hidden_navbar#${anchors[2]}`);
  await page.goBack();
  await expect(page).toHaveURL(routes.restaurants());
});

test('the bar marks the category at 50 px from the top, and shows its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page, menu);
  await scrollTo(page, two, OFFSET_PX);
  await expect(active(page)).toHaveText(two);
  await scrollTo(page, two, OFFSET_PX + 2);
  await expect(active(page)).toHaveText(one);
  await expect(linkTo(page, last)).not.toBeInViewport();
  await scrollTo(page, last, OFFSET_PX);
  await expect(active(page)).toHaveText([last]);
  await expect(linkTo(page, last)).toBeInViewport({ ratio: 1 });
});

test('Tab reaches every category without scrolling the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page, menu);
  await scrollTo(page, three, OFFSET_PX);
  const readScroll = (): Promise<number> => page.evaluate(() => scrollY);
  const scrolled = await readScroll();
  await linkTo(page, one).focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(linkTo(page, name)).toBeFocused();
    await expect(linkTo(page, name)).toBeInViewport();
  }
  expect(await readScroll()).toBe(scrolled);
  await page.keyboard.press('Enter');
  await expect(headingOf(page, last)).toBeFocused();
});
