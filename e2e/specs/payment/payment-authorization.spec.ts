import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  pay,
  result,
  test,
} from '../../support/pages/transaction/payment-test.ts';

for (const failures of [1, 2, 3]) {
  const order = `sandbox-order-fails-${failures}`;

  test(`authorization fails ${failures} times, then succeeds`, async ({ page, provider, app }) => {
    await page.goto(pay(order));
    await bankPage.arrive(page);
    await bankPage.approve(page);
    for (let attempt = 1; attempt <= failures; attempt += 1) {
      await expectError(page, copy.result.unauthorized);
      expect(await provider.countAuthorizations(order)).toBe(attempt);
      await expect(page.getByText(copy.supportAfterAttempts)).toBeVisible({
        visible: attempt >= 3,
      });
      await button(page, copy.tryAgain).click();
    }
    await expectSuccess(page);
    expect(await provider.countAuthorizations()).toBe(failures + 1);
    expect(app.messages).toEqual([]);
    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toHaveLength(1);
  });
}

test('each failure shows the phone number of support; the third also advises to call', async ({
  page,
}) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-refused'));
  const main = page.getByRole('main');
  for (const attempt of [1, 2, 3]) {
    await expectError(page, copy.result.repeatIsSafe);
    await expect(main.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(main.getByText(copy.supportAfterAttempts)).toBeVisible({ visible: attempt === 3 });
    if (attempt < 3) await button(page, copy.tryAgain).click();
  }
});

test('a double tap on the retry button makes one call', async ({ page, provider }) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-fails-1'));
  await button(page, copy.tryAgain).dblclick();
  await expectSuccess(page);
  expect(await provider.countAuthorizations()).toBe(2);
});

test('the page waits for a slow provider and makes one call', async ({ page, provider }) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-slow'));
  await expect(page.getByText(copy.result.confirming.text)).toBeVisible();
  await expectSuccess(page);
  expect(await provider.countAuthorizations()).toBe(1);
});

for (const fault of [
  'reset',
  'down',
  'hang-before-headers',
  'wrong-type',
  'gateway-404',
  'gateway-maintenance',
  'gateway-empty',
] as const) {
  test(`a failure of the provider (${fault}) is shown neither as a failed nor as a received payment`, async ({
    page,
    provider,
    app,
  }) => {
    test.setTimeout(60_000);
    await provider.setFault(fault, '/authorized');
    await page.goto(result('RC=00&ORDER=1234567'));
    await expectError(page, copy.result.unauthorized);
    await expect(page.getByText(copy.result.noConfirmation)).toBeVisible();
    await expect(page.getByText(copy.result.success.title)).toHaveCount(0);
    expect(app.messages).toEqual([]);
    await provider.clearFaults();
    await button(page, copy.tryAgain).click();
    await expectSuccess(page);
  });
}

test('a reload after success authorizes again, and succeeds again', async ({
  page,
  provider,
  app,
}) => {
  await page.goto(result('RC=00&ORDER=1234567'));
  await expectSuccess(page);
  await page.reload();
  await expectSuccess(page);
  expect(await provider.countAuthorizations('1234567')).toBe(2);
  expect(app.messages).toEqual([]);
});

test('a reload during the call authorizes again; the app gets no message', async ({
  page,
  provider,
  app,
}) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-slow'));
  await expect.poll(() => provider.countAuthorizations()).toBe(1);
  await page.reload();
  await expectSuccess(page);
  expect(await provider.countAuthorizations()).toBe(2);
  expect(app.messages).toEqual([]);
});

test('failures are counted for each order, across a reload and a change of language', async ({
  page,
}) => {
  const support = page.getByText(copy.supportAfterAttempts);
  await page.goto(result('RC=00&ORDER=sandbox-order-fails-1'));
  await expectError(page, copy.result.unauthorized);
  await page.goto(result('RC=00&ORDER=sandbox-order-refused'));
  await expectError(page, copy.result.unauthorized);
  await page.reload();
  await expectError(page, copy.result.unauthorized);
  await expect(support).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText(paymentCopy.en.supportAfterAttempts)).toBeVisible();
});

for (const query of ['RC=00', 'RC=00&ORDER=', 'RC=00&ORDER=..%2F1', 'RC=00&ORDER=a&ORDER=b']) {
  const callsProvider = query.endsWith('ORDER=b');

  test(`${query}: ${callsProvider ? 'the first order is authorized' : 'no call is made'}`, async ({
    page,
    provider,
  }) => {
    await page.goto(result(query));
    if (callsProvider) await expectSuccess(page);
    else await expectError(page, copy.result.unverifiable);
    expect(await provider.countAuthorizations()).toBe(callsProvider ? 1 : 0);
    expect(await provider.countAuthorizations('a')).toBe(callsProvider ? 1 : 0);
  });
}

test('a prefetch, by GET or HEAD and without scripts, authorizes nothing', async ({
  site,
  provider,
}) => {
  const url = `${site.origin}${result('RC=00&ORDER=1234567')}`;
  for (const method of ['GET', 'HEAD']) {
    expect((await fetch(url, { method, headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200);
  }
  expect(await provider.countAuthorizations()).toBe(0);
});

test('without a network the page shows the message for offline, and a retry works afterwards', async ({
  page,
  provider,
}) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-fails-1'));
  await expectError(page, copy.result.unauthorized);
  await page.context().setOffline(true);
  await button(page, copy.tryAgain).click();
  await expect(page.getByText(transactionCopy.ro.failure.offline)).toBeVisible();
  await page.context().setOffline(false);
  await button(page, copy.tryAgain).click();
  await expectSuccess(page);
  expect(await provider.countAuthorizations()).toBe(2);
});

test('a new web view opens the result when the first was closed at the bank', async ({
  page,
  browser,
  site,
  provider,
}) => {
  await page.goto(pay('diner-8'));
  const { order } = await bankPage.arrive(page);
  await page.close();
  // A new context has neither the storage nor the history of the closed page.
  const context = await browser.newContext({ baseURL: site.origin, locale: 'ro-RO' });
  const restored = await context.newPage();
  const app = await installFakeApp(restored, { kind: 'react-native' });
  await restored.goto(result(`RC=00&ORDER=${order}`));
  await expectSuccess(restored);
  expect(await provider.countAuthorizations(order)).toBe(1);
  await button(restored, copy.backToCart).click();
  await expect.poll(() => app.messages).toHaveLength(1);

  await restored.goto(result(`RC=51&ORDER=${order}`));
  await expect(restored.getByText(copy.withoutId)).toBeVisible();
  await expect(button(restored, copy.tryAgain)).toHaveCount(0);
  await context.close();
});
