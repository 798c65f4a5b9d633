import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

/**
 * Reads the computed styles of `main` and its elements. A missing stylesheet, or one in the wrong
 * order, can change these styles. Leaves out elements that may differ between two visits: buttons
 * (some appear only after the hydration), links in a `nav` (the category bar marks the category at
 * the scroll position) and dialogs (a popup may be open).
 */
const readStyles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main, main *:not(br, button, button *, nav a, dialog)'),
      (element) => {
        const { display, color, backgroundColor, fontSize, fontWeight, padding, borderRadius } =
          getComputedStyle(element);
        const values = {
          display,
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          padding,
          borderRadius,
        };
        return `${element.tagName} ${JSON.stringify(values)}`;
      },
    ),
  );

const restaurant = routes.restaurant({ restaurantId: RESTAURANT_ID });
const menu = routes.menu({ restaurantId: RESTAURANT_ID });
/** The links that this test clicks. The framework's router follows them. */
const steps = [
  { path: restaurant, link: `a[href="${restaurant}"]` },
  { path: menu, link: `a[href^="${menu}#"]` },
];

test('a page that a link opens has the same styles as after a full load', async ({ page }) => {
  await page.goto(routes.restaurants());
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const visits: { readonly url: string; readonly styles: readonly string[] }[] = [];
  for (const { path, link } of steps) {
    await page.locator(link).first().click();
    await page.waitForURL(`**${path}*`);
    await page.waitForLoadState('networkidle');
    visits.push({ url: page.url(), styles: await readStyles(page) });
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  for (const { url, styles } of visits) {
    // Opens another page first. If only the fragment changed, the browser would not load the page.
    await page.goto(routes.restaurants());
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect.poll(() => readStyles(page)).toEqual(styles);
  }
});
