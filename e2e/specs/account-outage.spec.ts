import { apiRoutes } from '../../lib/api/api-routes.ts';
import { REQUESTS_PER_MINUTE } from '../../lib/api/rate-limits.ts';
import { accountCopy } from '../../lib/i18n/account-copy.ts';
import { providerPaths } from '../../lib/provider/paths.ts';
import { routes } from '../../lib/routes.ts';
import { createToken, getBanner } from '../support/account-pages.ts';
import { expect } from '../support/fixtures.ts';
import { createOwnSiteTest } from '../support/own-site.ts';
import {
  expectNoAxeViolationInEitherScheme,
  expectNoSidewaysScrolling,
} from '../support/page-rules.ts';

const FAILING = ['sandbox-500', 'sandbox-reset', 'sandbox-hang', 'sandbox-429'] as const;

/** For a breaker that has opened to try again. */
const RECOVERY_MS = 20_000;

const test = createOwnSiteTest();

/** A new process has a closed breaker: what a test before has failed decides nothing here. */
test.beforeEach(({ ownSite }) => ownSite.restart());

for (const language of ['ro', 'en'] as const) {
  const { activation, reset, retry, limited } = accountCopy[language];
  const query = `?lang=${language}`;

  test.describe(`without an answer (${language})`, () => {
    for (const token of FAILING) {
      test(`${token}: an activation is neither yes nor no`, async ({ page, control }) => {
        const count = async (): Promise<number> =>
          (await control.getRequests(providerPaths.activateAccount())).length;
        await control.clearRequests();
        await page.goto(`${routes.activate({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(activation.unavailable);
        expect(await count()).toBe(1);
        await page.getByRole('button', { name: retry }).click();
        await expect.poll(count).toBe(2);
        await expect(getBanner(page)).toHaveText(activation.unavailable);
      });

      test(`${token}: a link for a new password is not called invalid`, async ({ page }) => {
        await page.goto(`${routes.resetPassword({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(reset.checkUnavailable);
        await page.getByLabel(reset.newPassword).fill('parolă');
        await page.getByLabel(reset.confirmPassword).fill('parolă');
        await page.getByRole('button', { name: reset.send }).click();
        await expect(getBanner(page)).toHaveText(reset.sendUnavailable);
        await expect(getBanner(page)).toBeFocused();
      });
    }

    test('both can be asked again, once the provider is back', async ({ page, control }) => {
      test.setTimeout(90_000);
      for (const [path, isDown, isBack] of [
        [routes.activate({ token: createToken() }), activation.unavailable, activation.activated],
        [
          routes.resetPassword({ token: createToken() }),
          reset.checkUnavailable,
          reset.tokenAvailable,
        ],
      ] as const) {
        await control.setFault('503');
        await page.goto(`${path}${query}`);
        await expect(getBanner(page)).toHaveText(isDown);
        await control.clearFaults();
        await expect(async () => {
          if ((await getBanner(page).textContent()) !== isBack)
            await page.getByRole('button', { name: retry }).click({ timeout: 1_000 });
          await expect(getBanner(page)).toHaveText(isBack, { timeout: 1_000 });
        }).toPass({ timeout: RECOVERY_MS });
      }
    });

    test('the pages are for everybody', async ({ page }) => {
      test.setTimeout(90_000);
      for (const [path, text] of [
        [routes.activate({ token: 'sandbox-500' }), activation.unavailable],
        [routes.resetPassword({ token: 'sandbox-500' }), reset.checkUnavailable],
      ] as const) {
        await page.goto(`${path}${query}`);
        await expect(getBanner(page)).toHaveText(text);
        await expectNoAxeViolationInEitherScheme(page);
        await expectNoSidewaysScrolling(page);
      }
    });

    test('who asks too often is told how long to wait', async ({ page, request }) => {
      for (let sent = 0; sent < REQUESTS_PER_MINUTE.verifyToken; sent += 1) {
        await request.post(apiRoutes.verifyToken, { data: { token: 'sandbox-token-valid' } });
      }
      await page.goto(`${routes.resetPassword({ token: 'sandbox-token-valid' })}${query}`);
      const [before = '', after = ''] = limited(2).split(/2 secunde|2 seconds/);
      await expect(getBanner(page)).toContainText(before);
      await expect(getBanner(page)).toContainText(after);
      await expect(page.getByLabel(reset.newPassword)).toBeEnabled();
      await expect(page.getByRole('button', { name: retry })).toBeVisible();
    });
  });
}
