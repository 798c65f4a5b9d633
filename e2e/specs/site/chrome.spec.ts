import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { removeFonts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const { openMenu, closeMenu, mobileMenu, mainNavigation, skipToContent } = siteCopy.chrome;
const { home, restaurants, terms, privacy, createAccount } = siteCopy.chrome;
const { partners, downloadApp } = siteCopy.footer;
const PHONE = { width: 360, height: 740 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu fills the screen, names the four pages and what else a visitor looks for, locks the page behind it, keeps the focus inside and closes with Escape', async ({
    page,
  }) => {
    await page.goto(routes.restaurants());
    await page.getByRole('button', { name: openMenu }).click();
    const menu = page.getByRole('dialog', { name: mobileMenu });
    await expect(menu.getByRole('list').getByRole('link')).toHaveText([
      home,
      restaurants,
      terms,
      privacy,
      partners,
      downloadApp,
    ]);
    const box = await menu.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(PHONE.width - 20);
    expect(box?.height).toBeGreaterThanOrEqual(PHONE.height - 1);
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');

    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
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
    // If the page behind can scroll, it has scrolled by now.
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the logo is as large before the fonts have arrived as after', async ({ page }) => {
    await page.goto(routes.restaurants());
    const logo = page.getByRole('banner').getByRole('link').first();
    await page.evaluate(async () => document.fonts.ready);
    const drawn = await logo.boundingBox();
    expect(await removeFonts(page)).not.toEqual([]);
    expect(await logo.boundingBox()).toEqual(drawn);
  });

  test('links of breadcrumbs and footer are at least 44 px high', async ({ page }) => {
    await page.goto(routes.restaurant({ restaurantId: RESTAURANT_ID }));
    const groups = page.getByRole('navigation').or(page.getByRole('contentinfo'));
    for (const link of await groups.getByRole('link').filter({ visible: true }).all()) {
      const { height = 0 } = (await link.boundingBox()) ?? {};
      expect.soft(Math.round(height), await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  const menuInEnglish = `${routes.menu({ restaurantId: RESTAURANT_ID })}?lang=en`;
  for (const path of [routes.home(), menuInEnglish]) {
    test(`the footer of ${path} is at most one screen high, also before the fonts have arrived`, async ({
      page,
    }) => {
      await page.goto(path);
      await removeFonts(page);
      const { height = Infinity } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(PHONE.height);
    });
  }

  test('the menu closes with its button, and when a link is clicked', async ({ page }) => {
    await page.goto(routes.restaurants());
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('button', { name: closeMenu }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: terms }).click();
    await expect(page).toHaveURL(routes.terms());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu button links to the navigation in the footer', async ({ page }) => {
      await page.goto(routes.restaurants());
      await page.getByRole('link', { name: openMenu }).click();
      await expect(page.getByRole('navigation', { name: siteCopy.footer.label })).toBeInViewport();
    });
  });
});

test('below 1024 px the links of the header are in its menu; on a phone also the link of the partners page to the partner panel', async ({
  page,
}) => {
  await page.goto(routes.partner());
  for (const [width, isDesktop] of [
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    await expect(navigation).toBeVisible({ visible: isDesktop });
    await expect(page.getByRole('button', { name: openMenu })).toBeVisible({ visible: !isDesktop });
  }
  const panel = page.getByRole('banner').getByRole('link', { name: createAccount });
  await expect(panel).toHaveAttribute('href', 'https://panou.example/inregistrare');
  await expect(panel).toHaveAttribute('rel', 'noopener');
  await page.setViewportSize(PHONE);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: openMenu }).click();
  await expect(panel).toBeVisible();
});

test('on a computer the footer of an account page has three rows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.activate({ token: 'sandbox-token-used' }));
  const links = page.getByRole('contentinfo').getByRole('link');
  const tops = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().top),
  );
  // The first of the three rows, the company's, has no link.
  expect(new Set(tops.map(Math.round)).size).toBe(2);
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
