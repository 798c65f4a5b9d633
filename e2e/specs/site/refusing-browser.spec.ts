import { routes } from '../../../lib/addresses/routes.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { shareCopy } from '../../../lib/i18n/site/every-page/share-copy.ts';
import { shareDialogCopy } from '../../../lib/i18n/site/every-page/share-dialog-copy.ts';
import { productStepsCopy } from '../../../lib/i18n/site/menu/product-steps-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { cardAt, keepFirst, openerOf } from '../../support/pages/kept-products.ts';
import { fieldOf, formatFound, openMenu, resultOf } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

const refuse = (owner: string, names: readonly string[]): string =>
  names
    .map(
      (name) => `Object.defineProperty(${owner}, '${name}', { configurable: true, get() {
        throw new DOMException('Refused', 'SecurityError');
      } });`,
    )
    .join('');

/** Limits the changes of the history, as Safari does within 30 s. */
const limitHistory = (limit: number): string => `{
  let left = ${limit};
  for (const method of ['pushState', 'replaceState']) {
    const change = History.prototype[method];
    History.prototype[method] = function (...args) {
      left -= 1;
      if (left < 0) throw new DOMException('Too many calls', 'SecurityError');
      return change.apply(this, args);
    };
  }
}`;

/** What the browser lacks or refuses, and the script that makes it so. */
const refusals: readonly (readonly [name: string, script: string])[] = [
  ['every change of the history', limitHistory(0)],
  ['changes of the history after the sixth', limitHistory(6)],
  ['the restoring of scroll positions', refuse('History.prototype', ['scrollRestoration'])],
  ['its storage', refuse('window', ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])],
  [
    'sharing, the clipboard and what a page may ask for',
    refuse('Navigator.prototype', [
      'clipboard',
      'permissions',
      'sendBeacon',
      'serviceWorker',
      'vibrate',
      'wakeLock',
    ]) + "navigator.share = () => { throw new TypeError('Refused'); };",
  ],
  [
    'observers',
    "for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']) delete window[name];",
  ],
  ['media queries in scripts', 'delete window.matchMedia;'],
  [
    'idle callbacks, channels and notifications',
    "for (const name of ['requestIdleCallback', 'BroadcastChannel', 'Notification']) delete window[name];",
  ],
  ['highlights', 'delete window.Highlight; delete window.CSSStyleSheet;'],
];

for (const [name, script] of refusals) {
  test(`a menu works in a browser that refuses ${name}`, async ({ page }) => {
    await page.addInitScript({ content: script });
    await page.setViewportSize({ width: 360, height: 740 });
    await openMenu(page, routes.menu({ restaurantId: RESTAURANT_ID }));
    await page.getByRole('button', { name: siteCopy.openingPopup.viewOnly }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const category = page.getByRole('navigation', { name: siteCopy.menu.categories });
    await category.getByRole('link').nth(1).click();
    await expect(category.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');

    await fieldOf(page).fill('papanasi');
    await expect(resultOf(page)).toHaveText(formatFound(2));
    await fieldOf(page).press('Escape');
    await expect(resultOf(page)).toBeEmpty();

    // Opened twice, because a popup that only seems closed cannot be opened again.
    for (let time = 0; time < 2; time += 1) {
      await cardAt(page, 0).getByRole('link').click();
      await page.getByRole('button', { name: productStepsCopy.next }).click();
      await page.getByRole('button', { name: siteCopy.product.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cardAt(page, 1).getByRole('link')).toBeFocused();
    }

    await keepFirst(page, 1);
    await expect(openerOf(page)).toBeVisible();
    await page.evaluate(() => {
      if (!/Refused/.test(String(navigator.share))) Reflect.set(navigator, 'share', undefined);
    });
    await page.getByRole('button', { name: shareCopy.share }).click();
    const shared = page.getByRole('dialog', { name: shareCopy.share });
    await shared.getByRole('button', { name: shareDialogCopy.copy }).click();
    await expect(shared.getByRole('status')).not.toBeEmpty();
    await shared.getByRole('button', { name: shareDialogCopy.close }).click();
    await expect(page.getByRole('button', { name: shareCopy.share })).toBeFocused();

    const { openMenu: open, closeMenu } = chromeCopy.ro.chrome;
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('button', { name: closeMenu }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a popup opens and closes a hundred times in a browser that limits changes of the history', async ({
  page,
}) => {
  await page.addInitScript({ content: limitHistory(100) });
  await openMenu(page, `${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_modal`);
  for (let time = 0; time < 60; time += 1) {
    await cardAt(page, time % 3)
      .getByRole('link')
      .click();
    await expect(page.locator('#produs_titlu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: siteCopy.restaurants.heading }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: siteCopy.restaurants.heading }),
  ).toBeVisible();
});
