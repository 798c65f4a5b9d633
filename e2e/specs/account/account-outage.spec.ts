import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes } from '../../../lib/api/api-routes.ts';
import { REQUESTS_PER_MINUTE } from '../../../lib/api/server/rate-limits.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { formatCallFailure } from '../../../lib/api/format-call-failure.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { DEFAULT_RETRY_AFTER_SECONDS } from '../../../lib/retry-after.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { fetchSandboxMessage } from '../../support/servers/sandbox-message.ts';
import { createAccountTest } from '../../support/sites/account-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

const UNAVAILABLE = {
  kind: 'unavailable',
  retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS,
} as const;
const FAILING = [
  { token: 'sandbox-500', failure: { kind: 'broken' }, hasMessage: true },
  {
    token: 'sandbox-429',
    // The sandbox's 429 has `Retry-After: 1`.
    failure: { kind: 'unavailable', retryAfterSeconds: 1 },
    hasMessage: true,
  },
  { token: 'sandbox-reset', failure: UNAVAILABLE, hasMessage: false },
  { token: 'sandbox-hang', failure: UNAVAILABLE, hasMessage: false },
  { token: 'sandbox-gateway-404', failure: { kind: 'broken' }, hasMessage: false },
  { token: 'sandbox-gateway-maintenance', failure: { kind: 'broken' }, hasMessage: false },
  { token: 'sandbox-gateway-empty', failure: { kind: 'broken' }, hasMessage: false },
] as const;

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 20_000;

const test = createAccountTest();

const fetchFailureMessage = (origin: string, token: string): Promise<string> =>
  fetchSandboxMessage(`${origin}${providerPaths.activateAccount()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

for (const language of ['ro', 'en'] as const) {
  const { activation, reset, retry } = accountCopy[language];
  const checkWords = { unknown: reset.unchecked };
  const query = `?lang=${language}`;

  test.describe(`after a failed call (${language})`, () => {
    for (const { token, failure, hasMessage } of FAILING) {
      const activationFailure = formatCallFailure(language, failure, activation);
      test(`${token}: an activation without a result shows the failure, and the retry button repeats the call`, async ({
        page,
        control,
        sandbox,
      }) => {
        const count = async (): Promise<number> =>
          (await control.getRequests(providerPaths.activateAccount())).length;
        const message = hasMessage ? await fetchFailureMessage(sandbox.origin, token) : undefined;
        await control.clearRequests();
        await page.goto(`${routes.activate({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(message ?? activationFailure);
        await expect(page.getByText(activationFailure, { exact: true })).toBeVisible();
        expect(await count()).toBe(1);
        await page.getByRole('button', { name: retry }).click();
        await expect.poll(count).toBe(2);
        await expect(getBanner(page)).toHaveText(message ?? activationFailure);
      });

      test(`${token}: a link that could not be checked is not called invalid, and sending the form shows the failure`, async ({
        page,
        sandbox,
      }) => {
        const message = hasMessage ? await fetchFailureMessage(sandbox.origin, token) : undefined;
        const resetFailure = formatCallFailure(language, failure, reset);
        await page.goto(`${routes.resetPassword({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(formatCallFailure(language, failure, checkWords));
        await page.getByLabel(reset.newPassword).fill('parolă');
        await page.getByLabel(reset.confirmPassword).fill('parolă');
        await page.getByRole('button', { name: reset.send }).click();
        await expect(getBanner(page)).toHaveText(message ?? resetFailure);
        await expect(page.getByText(resetFailure, { exact: true })).toBeVisible();
        await expect(getBanner(page)).toBeFocused();
      });
    }

    test('the retry buttons of the activation and reset pages work once the provider is back', async ({
      page,
      control,
      sandbox,
    }) => {
      test.setTimeout(90_000);
      const message = await fetchFailureMessage(sandbox.origin, 'sandbox-503');
      for (const [path, failureText, successText] of [
        [routes.activate({ token: createToken() }), message, activation.activated],
        [
          routes.resetPassword({ token: createToken() }),
          formatCallFailure(language, UNAVAILABLE, checkWords),
          reset.tokenAvailable,
        ],
      ] as const) {
        await control.setFault('503');
        await page.goto(`${path}${query}`);
        await expect(getBanner(page)).toHaveText(failureText);
        await control.clearFaults();
        await expect(async () => {
          if ((await getBanner(page).textContent()) !== successText)
            await page.getByRole('button', { name: retry }).click({ timeout: 1_000 });
          await expect(getBanner(page)).toHaveText(successText, { timeout: 1_000 });
        }).toPass({ timeout: RECOVERY_MS });
      }
    });

    test('the activation and reset pages are accessible and do not scroll sideways', async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(90_000);
      const message = await fetchFailureMessage(sandbox.origin, 'sandbox-500');
      for (const [path, text] of [
        [routes.activate({ token: 'sandbox-500' }), message],
        [
          routes.resetPassword({ token: 'sandbox-500' }),
          formatCallFailure(language, { kind: 'broken' }, checkWords),
        ],
      ] as const) {
        await page.goto(`${path}${query}`);
        await expect(getBanner(page)).toHaveText(text);
        await expectNoAxeViolationInEitherScheme(page);
        await expectNoSidewaysScrolling(page);
      }
    });

    test('the reset page asks to check the connection only when the browser has no network', async ({
      page,
      context,
    }) => {
      const sent = `**${apiRoutes.resetPassword}`;
      await page.goto(`${routes.resetPassword({ token: createToken() })}${query}`);
      await expect(getBanner(page)).toHaveText(reset.tokenAvailable);
      await page.getByLabel(reset.newPassword).fill('parolă');
      await page.getByLabel(reset.confirmPassword).fill('parolă');
      await page.route(sent, (route) => route.abort('connectionrefused'));
      await page.getByRole('button', { name: reset.send }).click();
      await expect(getBanner(page)).toHaveText(
        formatCallFailure(language, { kind: 'unreached' }, reset),
      );
      await page.unroute(sent);
      await context.setOffline(true);
      await page.getByRole('button', { name: reset.send }).click();
      await expect(getBanner(page)).toHaveText(
        formatCallFailure(language, { kind: 'offline' }, reset),
      );
    });

    test('a rate-limited visitor reads how long to wait', async ({ page, request }) => {
      for (let sent = 0; sent < REQUESTS_PER_MINUTE.verifyToken; sent += 1) {
        await request.post(apiRoutes.verifyToken, { data: { token: 'sandbox-token-valid' } });
      }
      await page.goto(`${routes.resetPassword({ token: 'sandbox-token-valid' })}${query}`);
      const [before = ''] = transactionCopy[language].failure
        .limited(2)
        .split(/2 secunde|2 seconds/);
      const anyWait = /\d+ (?:de )?(?:secund|minut|second)\w*/.source;
      await expect(getBanner(page)).toHaveText(new RegExp(before + anyWait));
      await expect(page.getByLabel(reset.newPassword)).toBeEnabled();
      await expect(page.getByRole('button', { name: retry })).toBeVisible();
    });
  });
}
