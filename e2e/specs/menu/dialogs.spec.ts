import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { cardAt, fieldOf, MENU, openMenu, resultOf } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createPaintingTest } from '../../support/servers/painting-test.ts';
import { test as testWithPixel } from '../../support/servers/pixel-site.ts';

/**
 * The left edges of the parts of the page. Leaves out their heights, because the browser estimates
 * those of the sections of a menu that it has not yet shown.
 */
const getPositions = (page: Page): Promise<readonly number[]> =>
  page
    .locator('body > header a, main h1, main p, footer')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('dialog') === null)
        .map((part) => part.getBoundingClientRect().left),
    );

async function expectStill(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await getPositions(page);
  expect(before.length).toBeGreaterThan(5);
  const gutter = await page.evaluate(() => window.innerWidth - document.body.clientWidth);
  expect(gutter, 'the width of the scrollbar').toBeGreaterThan(0);
  await open();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await getPositions(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  expect(await getPositions(page)).toEqual(before);
}

// Playwright hides the scrollbars of a headless Chromium by default.
const paintingTest = createPaintingTest(
  { ignoreDefaultArgs: ['--hide-scrollbars'] },
  testWithPixel,
);

paintingTest.describe('beside a scrollbar', () => {
  paintingTest.use({
    viewport: { width: 800, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  paintingTest('a dialog and the consent banner move nothing', async ({ page }) => {
    await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
      STORAGE_KEYS.consent,
      'refused',
    ] as const);
    await openMenu(page, MENU);
    await expectStill(page, () => cardAt(page, 0).getByRole('link').click());
    await openMenu(page, routes.terms());
    await expectStill(page, () =>
      page.getByRole('button', { name: siteCopy.chrome.openMenu }).click(),
    );

    const before = await getPositions(page);
    const banner = page.getByRole('region', { name: consentCopy.region });
    await expect(banner).toHaveCount(0);
    // Acts as if another tab had deleted the choice, so that the banner appears without a
    // reload. A reload might show the page in other fonts, which would move the texts.
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, STORAGE_KEYS.consent);
    await expect(banner).toBeVisible();
    expect(await getPositions(page)).toEqual(before);
    await banner.getByRole('button', { name: consentCopy.refuse }).click();
    await expect(banner).toHaveCount(0);
    expect(await getPositions(page)).toEqual(before);
  });
});

test('with reduced motion no element of a menu has a transition', async ({ page }) => {
  await page.goto(routes.menu({ restaurantId: RESTAURANT_ID }));
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map((element) => `${element.tagName}.${element.className}`),
  );
  expect(moving).toEqual([]);
});

// `every-page/page-rules.spec.ts` checks the menu without a dialog and a search.
test('the states of a menu have no axe violation', async ({ page }) => {
  const setWidth = (width: number): Promise<void> => page.setViewportSize({ width, height: 800 });
  /** Checks the dialog alone, because the page behind it is inert. */
  const checkDialog = async (name: string): Promise<void> => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    for (const width of [1440, 360]) {
      await setWidth(width);
      await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await openMenu(page, routes.menu({ restaurantId: RESTAURANT_ID }));
  await test.step('opening popup', () => checkDialog(siteCopy.openingPopup.heading));
  await test.step('popup of a product', async () => {
    const link = cardAt(page, 0).getByRole('link');
    const name = await link.innerText();
    await link.click();
    await checkDialog(name);
  });
  const bar = page.getByRole('navigation', { name: siteCopy.menu.categories });
  await bar.getByRole('link').nth(2).click();
  await expect(bar.locator('[aria-current=true]')).toHaveCount(1);
  // Only the bar, because axe measures the parts of cards that the sticky bar covers as small targets.
  await test.step('marked category', () =>
    expectNoAxeViolationInEitherScheme(page, 'nav:has([aria-current=true])'));
  for (const query of ['ciorba', 'nu exista']) {
    await fieldOf(page).fill(query);
    await expect(resultOf(page)).not.toBeEmpty();
    await test.step(query, () => expectNoAxeViolationInEitherScheme(page));
  }
});
