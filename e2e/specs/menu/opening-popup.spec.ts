import { devices } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { orderCopy } from '../../../lib/i18n/site/app-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { openMenu } from '../../support/pages/menu-page.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const [restaurant] = catalogue;
if (restaurant === undefined) throw new Error('The catalogue is empty');
const path = routes.menu({ restaurantId: restaurant.shortName });
const { openingPopup, stores: openingStores } = siteCopy;

const openingOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: openingPopup.heading, exact: true });

async function expectNoPopup(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the opening popup links both stores, locks the page and keeps the focus', async ({
  page,
}) => {
  await openMenu(page, path);
  await expect(openingOf(page)).toContainText('bucătărie');
  await expect(openingOf(page).getByRole('link')).toHaveText([/App Store/, /Google Play/]);
  // A computer cannot run the app, so it shows a code.
  await expect(openingOf(page).getByRole('img', { name: orderCopy.ro.code.label })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('heading', { name: openingPopup.heading })).toBeFocused();
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      // `body` is the active element while no element of the page has the focus.
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
    });
    expect(isInside).toBe(true);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [way, close] of [
  [
    'its button for looking only',
    (page: Page) => page.getByRole('button', { name: openingPopup.viewOnly }).click(),
  ],
  ['its icon', (page: Page) => page.getByRole('button', { name: openingPopup.close }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
] as const) {
  test(`the opening popup is closed by ${way}, and the focus goes to the menu's heading`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(openingOf(page)).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The next Tab goes on from the heading, not to the footer behind the popup.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').locator('h1 ~ *, div:has(> h1) ~ *').locator(':focus'),
    ).toHaveCount(1);
  });
}

for (const [name, { userAgent, viewport }, own, other] of [
  ['an Android phone', devices['Pixel 7'], openingStores.playStore, openingStores.appStore],
  ['an iPhone', devices['iPhone 14'], openingStores.appStore, openingStores.playStore],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, viewport });

    test('the popup leads with the store of the device', async ({ page }) => {
      await openMenu(page, path);
      const [first, second] = await Promise.all(
        [own, other].map((store) =>
          openingOf(page).getByRole('link', { name: store }).boundingBox(),
        ),
      );
      expect(first?.height).toBeGreaterThan(second?.height ?? Number.NaN);
      expect(first?.y).toBeLessThan(second?.y ?? Number.NaN);
      await expect(openingOf(page).getByRole('img')).toHaveCount(0);
    });
  });
}

test('the opening popup opens on each load, but not when Back returns', async ({ page }) => {
  for (const query of ['?hidden_modal', '?produs=nu-exista']) {
    await page.goto(path + query);
    await expectNoPopup(page);
  }
  await page.goto(path);
  await expect(openingOf(page)).toBeVisible();
  await page.reload();
  await expect(openingOf(page)).toBeVisible();
  await page.getByRole('button', { name: openingPopup.viewOnly }).click();
  await page
    .getByRole('navigation', { name: siteCopy.chrome.mainNavigation })
    .getByRole('link', { name: siteCopy.chrome.restaurants, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.restaurants.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(restaurant.name);
  await expectNoPopup(page);

  // This time Back loads the document again.
  await page.goto(path);
  await expect(openingOf(page)).toBeVisible();
  await page.goto('/nu-exista-asa-ceva');
  await page.goBack();
  await expectNoPopup(page);
});
