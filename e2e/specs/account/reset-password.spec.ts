import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatPageViewUrl } from '../../../lib/page-view.ts';
import { formatCallFailure } from '../../../lib/api/call-failure.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import {
  accountCopy,
  openAppCopy,
  passwordChangedCopy,
} from '../../../lib/i18n/transaction/account-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { DEFAULT_RETRY_AFTER_SECONDS } from '../../../lib/retry-after.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import {
  expectNoAxeViolation,
  expectNoAxeViolationInEitherScheme,
} from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { fetchSandboxMessage } from '../../support/servers/sandbox-control.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { PIXEL_ID, test as testWithPixel } from '../../support/servers/pixel-site.ts';

const CALL = providerPaths.resetPassword();
const PASSWORD = 'o parolă nouă';
const UNAVAILABLE = {
  kind: 'unavailable',
  retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS,
} as const;

const addressOf = (token: string, language: Language): string =>
  `${routes.resetPassword({ token })}?lang=${language}`;

async function fillIn(page: Page, language: Language): Promise<void> {
  const { newPassword, confirmPassword } = accountCopy[language].reset;
  await page.getByLabel(newPassword).fill(PASSWORD);
  await page.getByLabel(confirmPassword).fill(PASSWORD);
}

const resetInSandbox = (origin: string, token: string): Promise<string> =>
  fetchSandboxMessage(`${origin}${CALL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, newPassword: PASSWORD }),
  });

test.describe('the reset page', () => {
  const { reset, newLinkHeading, retry } = accountCopy.en;
  const { changed } = passwordChangedCopy.en;

  test('with an invalid token has no usable form, and says how to get a new link', async ({
    page,
  }) => {
    for (const token of ['an-unknown-token', 'sandbox-token-used', 'sandbox-token-expired']) {
      await page.goto(addressOf(token, 'en'));
      await expect(getBanner(page)).toHaveText(reset.tokenInvalid);
      await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
      await expect(page.getByLabel(reset.newPassword)).toBeDisabled();
      await expect(page.getByLabel(reset.confirmPassword)).toBeDisabled();
      await expect(page.getByRole('button', { name: reset.send })).toBeDisabled();
      await expect(page.getByRole('heading', { name: newLinkHeading })).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name: openAppCopy.en.download });
      await expect(link).toBeVisible();
    }
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
  });

  test('works by keyboard alone; passwords that differ are not sent, equal ones once', async ({
    page,
    control,
  }) => {
    await control.clearRequests();
    await page.goto(addressOf(createToken(), 'en'));
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    const passwords = page.locator('form input[autocomplete="new-password"]');
    await expect(passwords.and(page.locator('[type=password]'))).toHaveCount(2);
    await page.getByRole('link', { name: 'EN English' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(reset.newPassword)).toBeFocused();
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    await page.keyboard.type('abd');
    await page.keyboard.press('Enter');
    const confirmation = page.getByLabel(reset.confirmPassword);
    await expect(page.getByText(reset.mismatch)).toBeVisible();
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toHaveAccessibleDescription(reset.mismatch);
    await expectNoAxeViolation(page);
    expect(await control.getRequests(CALL)).toHaveLength(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const showPasswords = page.getByRole('button', { name: reset.showPasswords });
    await expect(showPasswords).toHaveAttribute('aria-pressed', 'true');
    await expect(passwords.and(page.locator('[type=text]'))).toHaveCount(2);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toHaveText(changed);
    expect(await control.getRequests(CALL)).toHaveLength(1);
    expect(await control.getRequests(providerPaths.verifyToken())).toHaveLength(1);
  });

  test('shows the message of a provider that refuses the token', async ({ page, sandbox }) => {
    const token = createToken();
    await page.goto(addressOf(token, 'en'));
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
    await resetInSandbox(sandbox.origin, token);
    const message = await resetInSandbox(sandbox.origin, token);
    await fillIn(page, 'en');
    await page.getByRole('button', { name: reset.send }).click();
    await expect(getBanner(page)).toHaveText(message);
    await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
    await expectNoAxeViolationInEitherScheme(page);
  });

  test('calls no link invalid that could not be checked, checks it again by a press, and shows the failure of a sent form', async ({
    page,
    control,
    sandbox,
  }) => {
    const check = { unknown: reset.unchecked };
    await page.goto(addressOf('sandbox-gateway-404', 'en'));
    await expect(getBanner(page)).toHaveText(formatCallFailure('en', { kind: 'broken' }, check));

    const token = createToken();
    await control.setFault('503');
    const message = await resetInSandbox(sandbox.origin, token);
    await page.goto(addressOf(token, 'en'));
    await expect(getBanner(page)).toHaveText(formatCallFailure('en', UNAVAILABLE, check));
    await control.clearFaults();
    await page.getByRole('button', { name: retry }).click();
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    await expect(getBanner(page)).toBeFocused();

    await control.setFault('503');
    await fillIn(page, 'en');
    await page.getByRole('button', { name: reset.send }).click();
    await expect(getBanner(page)).toHaveText(message);
    const failure = formatCallFailure('en', UNAVAILABLE, reset);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    await expect(getBanner(page)).toBeFocused();
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
  });
});

async function setPassword(page: Page, token: string, language: Language): Promise<void> {
  const { send, tokenAvailable } = accountCopy[language].reset;
  await page.goto(addressOf(token, language));
  await expect(getBanner(page)).toHaveText(tokenAvailable);
  await fillIn(page, language);
  await page.getByRole('button', { name: send }).dblclick();
  await expect(page).toHaveURL(routes.home());
}

async function expectNothingConfirmed(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(getBanner(page)).toBeEmpty();
  expect(await getBanner(page).evaluate(({ clientHeight }) => clientHeight)).toBe(0);
}

testWithPixel.describe('the confirmation on the home page', () => {
  let thirdPartyRequests: readonly string[] = [];

  testWithPixel.beforeEach(async ({ page, ownSite, sandbox }) => {
    thirdPartyRequests = await interceptThirdPartyRequests(page, [ownSite.origin, sandbox.origin]);
    await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
      STORAGE_KEYS.consent,
      'accepted',
    ] as const);
  });

  testWithPixel.describe('in a new tab', () => {
    testWithPixel.use({ tab: 'new' });

    testWithPixel(
      'is shown once, without a time limit and without a trace of the token',
      async ({ page, control }) => {
        const { changed } = passwordChangedCopy.ro;
        const { reset } = accountCopy.ro;
        await control.clearRequests();
        const token = createToken();
        const leakingRequests: string[] = [];
        page.on('request', (request) => {
          if (request.headers().referer?.includes(token)) leakingRequests.push(request.url());
        });
        await page.clock.install();
        await page.goto(routes.terms());
        await setPassword(page, token, 'ro');
        await expect(getBanner(page)).toHaveText(changed);
        await expect(getBanner(page)).toBeFocused();
        await expect(page.locator('main [lang]')).toHaveAttribute('lang', 'ro');
        const link = page.getByRole('main').getByRole('link', { name: openAppCopy.ro.download });
        await expect(link).toHaveAttribute('href', routes.downloadApp());
        expect(await control.getRequests(CALL)).toHaveLength(1);
        expect(leakingRequests, 'requests whose Referer contains the token').toEqual([]);
        expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
        await expectNoAxeViolationInEitherScheme(page);
        await page.clock.fastForward('24:00:00');
        await expect(getBanner(page)).toHaveText(changed);

        await page.reload();
        await expectNothingConfirmed(page);
        await page.goBack();
        await expect(page).toHaveURL(routes.terms());
        await page.goForward();
        await expectNothingConfirmed(page);
        await page.goto(addressOf(token, 'ro'));
        await expect(getBanner(page)).toHaveText(reset.tokenInvalid);
        await expect(page.getByText(reset.newLink)).toBeVisible();
        const pageViews = [routes.terms(), routes.home()].map((path) =>
          formatPageViewUrl(PIXEL_ID, path),
        );
        expect(new Set(thirdPartyRequests)).toEqual(new Set(pageViews));
      },
    );
  });

  testWithPixel(
    'fits every window, can be closed by keyboard, does not reappear and cannot be caused by a link',
    async ({ page }) => {
      await setPassword(page, createToken(), 'en');
      await expect(getBanner(page)).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: openAppCopy.en.download });
      await expect(link).toBeFocused();
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
      for (const suffix of ['?passwordChanged=ro', '#passwordChanged=ro']) {
        await page.goto(`${routes.home()}${suffix}`);
        await expectNothingConfirmed(page);
      }
    },
  );
});
