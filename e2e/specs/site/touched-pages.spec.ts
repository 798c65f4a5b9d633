import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import {
  productStepsCopy,
  shareCopy,
  shareDialogCopy,
} from '../../../lib/i18n/site/menu/menu-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { accountCopy, passwordChangedCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { letTouch, waitForTranslation } from '../../support/browser/touch-page.ts';
import {
  cardAt,
  fieldOf,
  formatFound,
  formatSum,
  getBani,
  listFirst,
  MENU,
  openerOf,
  openMenu,
  resultOf,
  listOf,
} from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID, sitePages } from '../../support/pages/site-pages.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expectSuccess,
  fillIn,
  pay,
  test as paymentTest,
} from '../../support/pages/transaction/payment-test.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

// Each test also fails when the page logs an error, as React does after a failed change.

async function openTranslated(page: Page, address: string): Promise<void> {
  await letTouch(page, 'translator');
  await page.goto(address);
  await waitForTranslation(page);
}

/** Uses what a menu offers in a window of a phone, and leaves by the menu of the header. */
async function useMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: siteCopy.openingPopup.viewOnly }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const category = page.getByRole('navigation', { name: siteCopy.menu.categories });
  await category.getByRole('link').nth(1).click();
  await expect(category.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');

  await fieldOf(page).fill('xyzzy');
  await expect(resultOf(page)).toContainText('„xyzzy”');
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await fieldOf(page).press('Escape');
  await expect(resultOf(page)).toBeEmpty();

  // Opened twice, because a popup that only seems closed cannot be opened again.
  for (let time = 0; time < 2; time += 1) {
    await cardAt(page, 0).getByRole('link').click();
    await page.getByRole('button', { name: productStepsCopy.next }).click();
    const name = await cardAt(page, 1).getByRole('heading').innerText();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(name);
    await page.getByRole('button', { name: siteCopy.product.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardAt(page, 1).getByRole('link')).toBeFocused();
  }

  await listFirst(page, 1);
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

  const { openMenu: open, closeMenu, restaurants } = chromeCopy.ro.chrome;
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('button', { name: closeMenu }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('dialog').getByRole('link', { name: restaurants, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.restaurants.heading);
}

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
  [
    'changes of the history after the sixth, and the restoring of scroll positions',
    limitHistory(6) + refuse('History.prototype', ['scrollRestoration']),
  ],
  [
    'its storage, sharing, the clipboard and what a page may ask for',
    refuse('window', ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) +
      refuse('Navigator.prototype', [
        'clipboard',
        'permissions',
        'sendBeacon',
        'serviceWorker',
        'vibrate',
        'wakeLock',
      ]) +
      "navigator.share = () => { throw new TypeError('Refused'); };",
  ],
  [
    'observers, media queries in scripts, idle callbacks, channels, notifications and highlights',
    `for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver',
      'matchMedia', 'requestIdleCallback', 'BroadcastChannel', 'Notification', 'Highlight',
      'CSSStyleSheet']) delete window[name];`,
  ],
];

for (const [name, script] of refusals) {
  testInNewTab(`a menu works in a browser that refuses ${name}`, async ({ page }) => {
    await page.addInitScript({ content: script });
    await page.setViewportSize({ width: 360, height: 740 });
    await openMenu(page, routes.menu({ restaurantId: RESTAURANT_ID }));
    await useMenu(page);
  });
}

test('a translated menu works', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTranslated(page, routes.menu({ restaurantId: RESTAURANT_ID }));
  await useMenu(page);
});

test('in a translated menu products are sorted, listed, counted, changed and removed', async ({
  page,
}) => {
  await openTranslated(page, MENU);
  await page.locator('main [popovertarget]').click();
  await page.locator('main select').selectOption('ascending');
  await page.keyboard.press('Escape');
  const prices = page.locator('section').first().locator('article strong');
  await expect(async () => {
    const shown = await prices.allTextContents();
    expect(shown).toEqual(shown.toSorted((one, other) => parseFloat(one) - parseFloat(other)));
  }).toPass();

  await listFirst(page, 2);
  await expect(openerOf(page)).toContainText('2');
  const [first, second] = [await getBani(cardAt(page, 0)), await getBani(cardAt(page, 1))];
  await openerOf(page).click();
  const more = listOf(page).locator('li').first().locator('button').last();
  const sum = listOf(page).locator('output strong');
  await expect(sum).toContainText(formatSum(first + second));
  for (let time = 0; time < 2; time += 1) await more.click();
  await expect(sum).toContainText(formatSum(3 * first + second));
  for (let time = 0; time < 3; time += 1) await listOf(page).locator('li button').first().click();
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openerOf(page).locator('bdi').first()).toHaveText('1');
});

test('a translated change of the password succeeds, after a mismatch, and the notice closes', async ({
  page,
}) => {
  const { newPassword, confirmPassword, send, mismatch, tokenAvailable } = accountCopy.ro.reset;
  await openTranslated(page, routes.resetPassword({ token: createToken() }));
  await expect(getBanner(page)).toHaveText(tokenAvailable);
  await page.getByLabel(newPassword).fill('o parolă nouă');
  await page.getByLabel(confirmPassword).fill('alta');
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText(mismatch).first()).toBeVisible();
  await page.getByLabel(confirmPassword).fill('o parolă nouă');
  await page.getByRole('button', { name: send }).click();
  await expect(getBanner(page)).toHaveText(passwordChangedCopy.ro.changed);
  await page.getByRole('button', { name: passwordChangedCopy.ro.close }).click();
  await expect(getBanner(page)).toBeEmpty();
});

paymentTest(
  'a translated payment goes to the bank, back and to the cart',
  async ({ page, provider, app }) => {
    await openTranslated(page, pay('sandbox-form-visible'));
    await fillIn(page);
    await page.locator('main form').getByRole('button').click();
    await bankPage.arrive(page);
    await bankPage.approve(page);
    await expectSuccess(page);
    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toHaveLength(1);
    expect(await provider.countAuthorizations()).toBe(1);
  },
);

for (const { name, path } of sitePages) {
  // A web view may ignore the tag that forbids links of numbers.
  test(`${name} hydrates with what an extension has added and with links of numbers, and forbids such links`, async ({
    page,
  }) => {
    await letTouch(page, 'extension');
    await letTouch(page, 'number linker');
    await page.goto(path);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('footer a[href^="tel:"]').nth(1)).toBeVisible();
    await expect(page.locator('extension-root')).toBeAttached();
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    );
  });
}
