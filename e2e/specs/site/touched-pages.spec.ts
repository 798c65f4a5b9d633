import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-names.ts';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { shareCopy } from '../../../lib/i18n/site/every-page/share-copy.ts';
import { shareDialogCopy } from '../../../lib/i18n/site/every-page/share-dialog-copy.ts';
import { keepCopy } from '../../../lib/i18n/site/menu/keep-copy.ts';
import { keptCopy } from '../../../lib/i18n/site/menu/kept-copy.ts';
import { productStepsCopy } from '../../../lib/i18n/site/menu/product-steps-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { passwordChangedCopy } from '../../../lib/i18n/transaction/password-changed-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { letTouch, waitForTranslation } from '../../support/browser/touch-page.ts';
import { allMenusFieldOf, allMenusStatusOf } from '../../support/pages/all-menus-search.ts';
import {
  cardAt,
  getBani,
  keepFirst,
  openerOf,
  sheetOf,
} from '../../support/pages/kept-products.ts';
import { visitAndKeep } from '../../support/pages/kept-pages.ts';
import { fieldOf, formatFound, MENU, resultOf } from '../../support/pages/menu-search.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expectSuccess,
  fillIn,
  pay,
  result,
  storeUser,
  test as paymentTest,
} from '../../support/pages/transaction/payment-test.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { test as allMenusTest } from '../../support/sites/all-menus-site.ts';
import { test as pixelTest } from '../../support/sites/pixel-site.ts';

const menu = MENU.split('?')[0] ?? '';

async function openTranslated(page: Page, address: string): Promise<void> {
  await letTouch(page, 'translator');
  await page.goto(address);
  await waitForTranslation(page);
}

// Each test also fails when the page logs an error, as React does after a failed change.

test('in a translated menu the search finds, says what it found, and clears', async ({ page }) => {
  await openTranslated(page, MENU);
  const count = await page.getByRole('article').count();
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const text of ['xyzzy', 'xyzzyx']) {
    await fieldOf(page).fill(text);
    await expect(resultOf(page)).toContainText(`„${text}”`);
    await expect(resultOf(page).getByRole('link')).toBeVisible();
  }
  await fieldOf(page).fill('ciorba');
  await expect(resultOf(page)).toContainText('Am găsit');
  await expect(resultOf(page)).not.toContainText('xyzzy');
  await page.keyboard.press('Escape');
  await expect(resultOf(page)).toBeEmpty();
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('a translated menu: both popups, the category bar, the order and the shared link work', async ({
  page,
}) => {
  await openTranslated(page, menu);
  await page.getByRole('button', { name: siteCopy.openingPopup.viewOnly }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const category = page.getByRole('navigation', { name: siteCopy.menu.categories });
  await category.getByRole('link').nth(2).click();
  await expect(category.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true');

  const names = await page.locator('article h3').allTextContents();
  await cardAt(page, 0).getByRole('link').click();
  await page.getByRole('button', { name: productStepsCopy.next }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    names[1] ?? '',
  );
  await page.evaluate(() => Reflect.set(navigator, 'share', undefined));
  await page.getByRole('dialog').getByRole('button', { name: shareCopy.share }).click();
  const shared = page.getByRole('dialog', { name: shareCopy.share });
  await shared.getByRole('button', { name: shareDialogCopy.copy }).click();
  await expect(shared.getByRole('status')).not.toBeEmpty();
  await shared.getByRole('button', { name: shareDialogCopy.close }).click();
  await page.getByRole('button', { name: siteCopy.product.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardAt(page, 1).getByRole('link')).toBeFocused();

  await page.locator('main select').selectOption('ascending');
  const prices = await page.locator('section').first().locator('article strong').allTextContents();
  expect(prices).toEqual(prices.toSorted((one, other) => parseFloat(one) - parseFloat(other)));
});

test('in a translated menu products are kept, counted, changed and removed', async ({ page }) => {
  await openTranslated(page, MENU);
  await keepFirst(page, 2);
  await expect(openerOf(page)).toContainText('2');
  const [first, second] = [await getBani(cardAt(page, 0)), await getBani(cardAt(page, 1))];
  await openerOf(page).click();
  const sum = sheetOf(page).locator('output strong');
  await expect(sum).toContainText(((first + second) / 100).toFixed(2).replace('.', ','));
  await sheetOf(page).getByRole('combobox').first().selectOption('3');
  await expect(sum).toContainText(((3 * first + second) / 100).toFixed(2).replace('.', ','));
  await sheetOf(page).locator('li button').first().click();
  await expect(sheetOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toHaveText(/1$/);
  await cardAt(page, 1).getByRole('link').click();
  const heart = page.getByRole('dialog').getByRole('button', { name: keepCopy.keep });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(openerOf(page)).toHaveCount(0);
  await expect(page.getByText(keptCopy.partialTotal)).toHaveCount(0);
});

allMenusTest('in a translated list the search in all menus finds and clears', async ({ page }) => {
  await openTranslated(page, routes.restaurants());
  for (const [text, status] of [
    ['papanas', 'Am găsit 2 preparate'],
    ['xyzzy', 'xyzzy'],
    ['ciorba', 'Am găsit'],
  ] as const) {
    await allMenusFieldOf(page).fill(text);
    await expect(allMenusStatusOf(page)).toContainText(status);
  }
  await expect(allMenusStatusOf(page)).not.toContainText('xyzzy');
  await page.keyboard.press('Escape');
  await expect(allMenusStatusOf(page)).toBeEmpty();
  await expect(page.getByRole('article')).toHaveCount(catalogue.length);
  await expect(page.getByRole('button', { name: allMenusCopy.submit })).toBeVisible();
});

test('a translated activation succeeds', async ({ page }) => {
  await openTranslated(page, routes.activate({ token: createToken() }));
  const { activated, pending } = accountCopy.ro.activation;
  await expect(getBanner(page)).toHaveText(activated);
  await expect(page.getByText(pending)).toHaveCount(0);
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

paymentTest(
  'a translated decline, its language switch and the exit page work',
  async ({ page }) => {
    await storeUser(page, 'diner-1');
    await openTranslated(page, result('RC=51&ORDER=1234567'));
    await expect(getBanner(page)).toContainText(copy.result.codes['51'] ?? '');
    await page.getByRole('main').getByRole('link', { name: languageNames[1].name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await waitForTranslation(page);
    await button(page, 'Back to cart').click();
    await expect(page).toHaveURL(new RegExp(routes.paymentExit()));
    await waitForTranslation(page);
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible({ timeout: 15_000 });
  },
);

pixelTest(
  'the consent banner of a translated page closes, and the choice can be changed',
  async ({ page, ownSite, sandbox }) => {
    await interceptThirdPartyRequests(page, [ownSite.origin, sandbox.origin]);
    await openTranslated(page, routes.cookies());
    const { region, accept, refuse, settings } = consentCopy;
    await page.getByRole('region', { name: region }).getByRole('button', { name: accept }).click();
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
    await expect(page.getByText(settings.accepted)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: refuse }).click();
    await expect(page.getByText(settings.refused)).toBeVisible();
  },
);

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', tab: 'new' });

  test('a translated kept menu says how old it is, and its search works', async ({
    page,
    context,
  }) => {
    await visitAndKeep(page, MENU);
    await context.setOffline(true);
    // Another address than before, so that the page is no reload.
    await openTranslated(page, `${MENU}=1`);
    await expect(page.getByText(/copia din browser, văzută la ora \d\d:\d\d/)).toBeVisible();
    await fieldOf(page).fill('papanasi');
    await expect(resultOf(page)).toHaveText(formatFound(2));
  });
});

for (const { name, path } of sitePages) {
  test(`${name} hydrates with what an extension has added, and forbids links of numbers`, async ({
    page,
  }) => {
    await letTouch(page, 'extension');
    await page.goto(path);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    );
  });

  // A web view may ignore the tag.
  test(`${name} hydrates with links of numbers`, async ({ page }) => {
    await letTouch(page, 'number linker');
    await page.goto(path);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.locator('footer a[href^="tel:"]').nth(1)).toBeVisible();
  });
}
