import { apiRoutes } from '../../lib/api/api-routes.ts';
import { REQUESTS_PER_MINUTE } from '../../lib/api/rate-limits.ts';
import { accountCopy } from '../../lib/i18n/account-copy.ts';
import { providerPaths } from '../../lib/provider/paths.ts';
import { routes } from '../../lib/routes.ts';
import { askSandbox } from '../support/ask-sandbox.ts';
import { createToken, getBanner } from '../support/account-pages.ts';
import { expect } from '../support/fixtures.ts';
import { createOwnSiteTest } from '../support/own-site.ts';
import {
  expectNoAxeViolationInEitherScheme,
  expectNoSidewaysScrolling,
} from '../support/page-rules.ts';

const FAILING = [
  { token: 'sandbox-500', hasWords: true },
  { token: 'sandbox-429', hasWords: true },
  { token: 'sandbox-reset', hasWords: false },
  { token: 'sandbox-hang', hasWords: false },
] as const;

/** For a breaker that has opened to try again. */
const RECOVERY_MS = 20_000;

const test = createOwnSiteTest();

/** A new process has a closed breaker: what a test before has failed decides nothing here. */
test.beforeEach(({ ownSite }) => ownSite.restart());

/** What the provider says when it is in the trouble that the token stands for. */
const findWords = (origin: string, token: string): Promise<string> =>
  askSandbox(`${origin}${providerPaths.activateAccount()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

for (const language of ['ro', 'en'] as const) {
  const { activation, reset, retry, limited } = accountCopy[language];
  const query = `?lang=${language}`;

  test.describe(`without an answer (${language})`, () => {
    for (const { token, hasWords } of FAILING) {
      test(`${token}: an activation is neither yes nor no`, async ({ page, control, sandbox }) => {
        const count = async (): Promise<number> =>
          (await control.getRequests(providerPaths.activateAccount())).length;
        const words = hasWords ? await findWords(sandbox.origin, token) : undefined;
        await control.clearRequests();
        await page.goto(`${routes.activate({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(words ?? activation.unavailable);
        await expect(page.getByText(activation.unsure, { exact: true })).toHaveCount(
          hasWords ? 1 : 0,
        );
        expect(await count()).toBe(1);
        await page.getByRole('button', { name: retry }).click();
        await expect.poll(count).toBe(2);
        await expect(getBanner(page)).toHaveText(words ?? activation.unavailable);
      });

      test(`${token}: a link for a new password is not called invalid`, async ({
        page,
        sandbox,
      }) => {
        const words = hasWords ? await findWords(sandbox.origin, token) : undefined;
        await page.goto(`${routes.resetPassword({ token })}${query}`);
        await expect(getBanner(page)).toHaveText(reset.checkUnavailable);
        await page.getByLabel(reset.newPassword).fill('parolă');
        await page.getByLabel(reset.confirmPassword).fill('parolă');
        await page.getByRole('button', { name: reset.send }).click();
        await expect(getBanner(page)).toHaveText(words ?? reset.sendUnavailable);
        await expect(page.getByText(reset.unsure, { exact: true })).toHaveCount(hasWords ? 1 : 0);
        await expect(getBanner(page)).toBeFocused();
      });
    }

    test('both can be asked again, once the provider is back', async ({
      page,
      control,
      sandbox,
    }) => {
      test.setTimeout(90_000);
      const words = await findWords(sandbox.origin, 'sandbox-503');
      for (const [path, isDown, isBack] of [
        [routes.activate({ token: createToken() }), words, activation.activated],
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

    test('the pages are for everybody', async ({ page, sandbox }) => {
      test.setTimeout(90_000);
      const words = await findWords(sandbox.origin, 'sandbox-500');
      for (const [path, text] of [
        [routes.activate({ token: 'sandbox-500' }), words],
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
