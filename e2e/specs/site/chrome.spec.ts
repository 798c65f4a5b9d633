import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { openMenu, closeMenu, mobileMenu, mainNavigation, skipToContent } = siteCopy.chrome;
const { home, restaurants, terms, privacy } = siteCopy.chrome;
const PHONE = { width: 360, height: 740 };

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await page.goto(routes.restaurants());
    await page.getByRole('button', { name: openMenu }).click();
  });

  test('fills the screen and names Home, Restaurants, Terms and Privacy', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: mobileMenu });
    await expect(menu.getByRole('list').getByRole('link')).toHaveText([
      home,
      restaurants,
      terms,
      privacy,
    ]);
    const box = await menu.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(PHONE.width - 20);
    expect(box?.height).toBeGreaterThanOrEqual(PHONE.height - 1);
  });

  test('stops the page behind it from scrolling', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    // Wait until the menu is closed. If the page behind can scroll, it has scrolled by then.
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps the focus inside, closes with Escape and returns the focus to the button', async ({
    page,
  }) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        // `body` is the active element while no element of the page has the focus.
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: openMenu })).toBeFocused();
  });

  test('closes with its button, and when a link is clicked', async ({ page }) => {
    await page.getByRole('button', { name: closeMenu }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: terms }).click();
    await expect(page).toHaveURL(routes.terms());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has no axe violation', async ({ page }) => {
    await expectNoAxeViolationInEitherScheme(page);
  });
});

for (const [width, isDesktop] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`at ${width} px the navigation is ${isDesktop ? 'in the header' : 'in the menu'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.restaurants());
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    await expect(navigation).toBeVisible({ visible: isDesktop });
    await expect(page.getByRole('button', { name: openMenu })).toBeVisible({ visible: !isDesktop });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu button links to the navigation in the footer', async ({ page }) => {
    await page.goto(routes.restaurants());
    await page.getByRole('link', { name: openMenu }).click();
    await expect(page.getByRole('navigation', { name: siteCopy.footer.label })).toBeInViewport();
  });
});

test('the first press of Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto(routes.restaurants());
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: skipToContent });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
