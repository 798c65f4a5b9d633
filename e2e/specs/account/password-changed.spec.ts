import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatPageViewUrl } from '../../../lib/analytics/page-view.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { passwordChangedCopy } from '../../../lib/i18n/transaction/password-changed-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { PIXEL_ID, test } from '../../support/sites/pixel-site.ts';

const PASSWORD = 'o parolă nouă';

let thirdPartyRequests: readonly string[] = [];

const testInNewTab = test.extend({ tab: 'new' });

test.beforeEach(async ({ page, ownSite, sandbox }) => {
  thirdPartyRequests = await interceptThirdPartyRequests(page, [ownSite.origin, sandbox.origin]);
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    STORAGE_KEYS.consent,
    'accepted',
  ] as const);
});

async function setPassword(page: Page, address: string, language: Language): Promise<void> {
  const { newPassword, confirmPassword, send, tokenAvailable } = accountCopy[language].reset;
  await page.goto(address);
  await expect(getBanner(page)).toHaveText(tokenAvailable);
  await page.getByLabel(newPassword).fill(PASSWORD);
  await page.getByLabel(confirmPassword).fill(PASSWORD);
  await page.getByRole('button', { name: send }).click();
  await expect(page).toHaveURL(routes.home());
}

const getAddress = (token: string, language: Language): string =>
  `${routes.resetPassword({ token })}?lang=${language}`;

async function expectNothingConfirmed(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(getBanner(page)).toBeEmpty();
  expect(await getBanner(page).evaluate(({ clientHeight }) => clientHeight)).toBe(0);
}

for (const language of ['ro', 'en'] as const) {
  const { changed, appPage } = passwordChangedCopy[language];

  testInNewTab(
    `a new password is confirmed on the home page, once and without a time limit (${language})`,
    async ({ page, control }) => {
      await control.clearRequests();
      const token = createToken();
      const address = getAddress(token, language);
      const leakingRequests: string[] = [];
      page.on('request', (request) => {
        if (request.headers().referer?.includes(token)) leakingRequests.push(request.url());
      });
      await page.clock.install();
      await page.goto(routes.terms());
      await setPassword(page, address, language);
      await expect(getBanner(page)).toHaveText(changed);
      await expect(getBanner(page)).toBeFocused();
      await expect(page.locator('main [lang]')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', { name: appPage })).toHaveAttribute(
        'href',
        routes.downloadApp(),
      );
      expect(await control.getRequests(providerPaths.resetPassword())).toHaveLength(1);
      expect(leakingRequests, 'requests whose Referer contains the token').toEqual([]);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
      await expectNoAxeViolationInEitherScheme(page);
      await page.clock.runFor('24:00:00');
      await expect(getBanner(page)).toHaveText(changed);

      await page.reload();
      await expectNothingConfirmed(page);
      await page.goBack();
      await expect(page).toHaveURL(routes.terms());
      await page.goForward();
      await expectNothingConfirmed(page);
      await page.goto(address);
      await expect(getBanner(page)).toHaveText(accountCopy[language].reset.tokenInvalid);
      await expect(page.getByText(accountCopy[language].reset.newLink)).toBeVisible();
      const pageViews = [routes.terms(), routes.home()].map((path) =>
        formatPageViewUrl(PIXEL_ID, path),
      );
      expect(new Set(thirdPartyRequests), 'requests to third parties').toEqual(new Set(pageViews));
    },
  );
}

test.describe('the confirmation', () => {
  const { changed, appPage, inApp } = passwordChangedCopy.en;

  test('fits every window, can be closed by keyboard and does not reappear', async ({ page }) => {
    await setPassword(page, getAddress(createToken(), 'en'), 'en');
    await expect(getBanner(page)).toBeFocused();
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: appPage })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toBeEmpty();
    await expect(page.getByRole('main')).toBeFocused();
    // When the visitor comes back to the home page, the closed confirmation must not return.
    const { restaurants } = siteCopy.chrome;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: restaurants, exact: true }).click();
    await expect(page).toHaveURL(routes.restaurants());
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.heading);
    await expect(getBanner(page)).toBeEmpty();
  });

  test('needs no storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    });
    await setPassword(page, getAddress(createToken(), 'en'), 'en');
    await expect(getBanner(page)).toHaveText(changed);
  });

  test('inside the app says how to return to the app, and has no link to the download page', async ({
    page,
  }) => {
    await page.addInitScript('window.NativeApp = { postMessage: () => undefined };');
    await setPassword(page, getAddress(createToken(), 'en'), 'en');
    await expect(getBanner(page)).toHaveText(changed);
    await expect(page.getByText(inApp)).toBeVisible();
    await expect(page.getByRole('link', { name: appPage })).toHaveCount(0);
  });

  test('cannot be caused by a link', async ({ page }) => {
    for (const path of ['/?passwordChanged=ro', '/#passwordChanged=ro']) {
      await page.goto(path);
      await expectNothingConfirmed(page);
    }
  });
});
