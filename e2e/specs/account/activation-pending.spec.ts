import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { getBanner } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { createAccountTest } from '../../support/sites/account-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

const CALL = providerPaths.activateAccount();
const ADDRESS = routes.activate({ token: 'sandbox-hang' });
const { activation, retry } = accountCopy.ro;

const test = createAccountTest();

test('while the call is pending, the red banner is shown, empty and busy', async ({ page }) => {
  await page.goto(ADDRESS);
  const banner = getBanner(page);
  await expect(banner).toHaveAttribute('aria-busy', 'true');
  await expect(banner).toHaveAttribute('data-tone', 'negative');
  await expect(banner).toHaveText('');
  await expect(page.getByText(activation.pending)).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
});

const leaveAndReturn = async (page: Page): Promise<void> => {
  await page.goto(routes.terms());
  await page.goBack();
};
const reload = async (page: Page): Promise<void> => void (await page.reload());

for (const [how, comeBack] of [
  ['left', leaveAndReturn],
  ['reloaded', reload],
] as const) {
  test(`when the page was ${how} before the provider answered, it says that the activation was interrupted, and the retry button repeats the call`, async ({
    page,
    control,
  }) => {
    await control.clearRequests();
    await page.goto(ADDRESS);
    await expect.poll(async () => (await control.getRequests(CALL)).length).toBe(1);
    await comeBack(page);
    await expect(getBanner(page)).toHaveText(activation.interrupted);
    await expectNoAxeViolationInEitherScheme(page);
    expect(await control.getRequests(CALL)).toHaveLength(1);
    await page.getByRole('button', { name: retry }).click();
    await expect.poll(async () => (await control.getRequests(CALL)).length).toBe(2);
  });
}
