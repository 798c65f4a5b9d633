import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { passwordChangedCopy } from '../../../lib/i18n/transaction/password-changed-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import {
  expectNoAxeViolation,
  expectNoAxeViolationInEitherScheme,
} from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { fetchSandboxMessage } from '../../support/servers/sandbox-message.ts';
import { createAccountTest } from '../../support/sites/account-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

const CALL = providerPaths.resetPassword();
const PASSWORD = 'o parolă nouă';

const getAddress = (token: string, language: 'ro' | 'en'): string =>
  `${routes.resetPassword({ token })}?lang=${language}`;
const test = createAccountTest();

for (const language of ['ro', 'en'] as const) {
  const { reset, newLinkHeading } = accountCopy[language];
  const fill = async (page: Page, newPassword: string, confirmation: string): Promise<void> => {
    await page.getByLabel(reset.newPassword).fill(newPassword);
    await page.getByLabel(reset.confirmPassword).fill(confirmation);
    await page.getByRole('button', { name: reset.send }).click();
  };

  test.describe(`a new password (${language})`, () => {
    test('that differs from its confirmation is not sent', async ({ page, control }) => {
      await control.clearRequests();
      await page.goto(getAddress(createToken(), language));
      await fill(page, PASSWORD, `${PASSWORD}!`);
      const field = page.getByLabel(reset.confirmPassword);
      await expect(page.getByText(reset.mismatch)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(reset.mismatch);
      await expectNoAxeViolation(page);
      expect(await control.getRequests(CALL)).toHaveLength(0);
    });

    for (const token of ['sandbox-token-used', 'sandbox-token-expired', 'an-unknown-token']) {
      test(`with ${token} cannot be typed, and the page says how to get a new link`, async ({
        page,
      }) => {
        await page.goto(getAddress(token, language));
        await expect(getBanner(page)).toHaveText(reset.tokenInvalid);
        await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
        await expect(page.getByLabel(reset.newPassword)).toBeDisabled();
        await expect(page.getByLabel(reset.confirmPassword)).toBeDisabled();
        await expect(page.getByRole('button', { name: reset.send })).toBeDisabled();
        await expect(page.getByRole('heading', { name: newLinkHeading })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: /App Store/ })).toBeVisible();
      });
    }
  });
}

// The specs in `every-page` check the same pages in Romanian.
for (const [token, text] of [
  ['sandbox-token-valid', accountCopy.en.reset.tokenAvailable],
  ['sandbox-token-expired', accountCopy.en.reset.tokenInvalid],
] as const) {
  test(`the reset page with ${token} is accessible and does not scroll sideways in English`, async ({
    page,
  }) => {
    await page.goto(getAddress(token, 'en'));
    await expect(getBanner(page)).toHaveText(text);
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
  });
}

test.describe('the form', () => {
  const { reset } = accountCopy.en;
  const { changed } = passwordChangedCopy.en;

  test('shows the message of a provider that refuses the token', async ({ page, sandbox }) => {
    const token = createToken();
    await page.goto(getAddress(token, 'en'));
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    const resetInSandbox = (): Promise<string> =>
      fetchSandboxMessage(`${sandbox.origin}${CALL}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, newPassword: PASSWORD }),
      });
    await resetInSandbox();
    const message = await resetInSandbox();
    await page.getByLabel(reset.newPassword).fill(PASSWORD);
    await page.getByLabel(reset.confirmPassword).fill(PASSWORD);
    await page.getByRole('button', { name: reset.send }).click();
    await expect(getBanner(page)).toHaveText(message);
    await expect(getBanner(page)).toHaveAttribute('data-tone', 'negative');
    await expectNoAxeViolationInEitherScheme(page);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto(getAddress(createToken(), 'en'));
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    await page.getByRole('link', { name: 'EN English' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(reset.newPassword)).toBeFocused();
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    await page.keyboard.type('abd');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(reset.confirmPassword)).toHaveAccessibleDescription(
      reset.mismatch,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: reset.showPasswords })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toHaveText(changed);
  });

  test('sends once when its button is pressed twice', async ({ page, control }) => {
    await page.goto(getAddress(createToken(), 'en'));
    await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
    await control.clearRequests();
    await page.getByLabel(reset.newPassword).fill(PASSWORD);
    await page.getByLabel(reset.confirmPassword).fill(PASSWORD);
    await page.getByRole('button', { name: reset.send }).dblclick();
    await expect(getBanner(page)).toHaveText(changed);
    expect(await control.getRequests(CALL)).toHaveLength(1);
  });
});

test.describe('the reset page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do and hides the form', async ({ page }) => {
    await page.goto(getAddress('sandbox-token-valid', 'ro'));
    await expect(page.locator('main noscript p')).toHaveText(accountCopy.ro.reset.withoutScript);
    await expect(page.getByLabel(accountCopy.ro.reset.newPassword)).toBeHidden();
  });
});
