import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { bankCopy } from '../../sandbox/bank.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';

/** The path of the bank return. In this file the bank sends the browser to the sandbox's origin. */
const RESPONSE = '/payment/librapay/client/response';
const ORDER = '700042';

test.beforeEach(async ({ page, sandbox }) => {
  await createSandboxControl(sandbox.controlOrigin).setScenario({ siteOrigin: sandbox.origin });
  await page.goto(sandbox.origin + providerPaths.cardForm('ana', ORDER));
});

test.afterEach(async ({ sandbox }) => {
  await createSandboxControl(sandbox.controlOrigin).reset();
});

test('the bank shows the payment, approves it and returns by GET', async ({ page }) => {
  const payment = await bankPage.arrive(page);
  expect(payment.order).toBe(ORDER);
  expect(payment.amount).toMatch(/^\d+,\d\d lei$/);
  await bankPage.approve(page);
  await page.waitForURL(`**${RESPONSE}?*`);
  const bankReturn = new URL(page.url()).searchParams;
  expect(Object.fromEntries(bankReturn)).toMatchObject({ RC: '00', ACTION: '0', ORDER });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bank's pages are accessible and fit any width (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await bankPage.arrive(page);
    await expectNoAxeViolation(page);
    await expectNoSidewaysScrolling(page);
    await bankPage.decline(page, '51', { pace: 'never' });
    await page.getByRole('heading', { name: bankCopy.silent }).waitFor();
    await expectNoAxeViolation(page);
    await expectNoSidewaysScrolling(page);
  });
}

for (const rc of ['51', '-19', '990', '77', '']) {
  test(`the bank declines with "${rc}" and returns by POST`, async ({ page }) => {
    await bankPage.arrive(page);
    const [request] = await Promise.all([
      page.waitForRequest(`**${RESPONSE}`),
      bankPage.decline(page, rc, { by: 'POST', message: 'Nu se poate' }),
    ]);
    expect(request.method()).toBe('POST');
    const bankReturn = new URLSearchParams(request.postData() ?? '');
    expect(Object.fromEntries(bankReturn)).toMatchObject({ RC: rc, MESSAGE: 'Nu se poate', ORDER });
  });
}

test('the bank can answer slowly', async ({ page }) => {
  await bankPage.arrive(page);
  await bankPage.approve(page, { pace: 'slow' });
  await expect(page.getByRole('status')).toHaveText(bankCopy.waiting);
  await page.waitForURL(`**${RESPONSE}?*`);
});

test('the bank can be set never to answer', async ({ page }) => {
  await bankPage.arrive(page);
  await bankPage.approve(page, { pace: 'never' });
  await expect(page.getByRole('heading', { name: bankCopy.silent })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('Enter in the field for a code does not approve the payment', async ({ page }) => {
  await bankPage.arrive(page);
  await page.getByLabel(bankCopy.otherCode).fill('61');
  await page.getByLabel(bankCopy.otherCode).press('Enter');
  await page.waitForURL(`**${RESPONSE}?*`);
  expect(new URL(page.url()).searchParams.get('RC')).toBe('61');
});
