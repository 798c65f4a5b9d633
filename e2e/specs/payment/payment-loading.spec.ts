import { routes } from '../../../lib/addresses/routes.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  heading,
  pay,
  storeUser,
  test,
} from '../../support/pages/transaction/payment-test.ts';

const USER = 'diner-4';
const card = (userId: string): string => routes.cardPayment({ userId, orderId: '4711' });
const ERROR = '{"type":"exit_error","message":"Exit screen"}';

test('the error page of an unknown user says that nothing was paid, but not after a reload', async ({
  page,
  provider,
  app,
}) => {
  await page.goto(routes.paymentExit());
  await page.goto(pay('sandbox-user-unknown'));
  await expect(page).toHaveURL(routes.paymentError());
  await expectError(page, copy.noForm.nothingPaid);
  await expect(page.getByText(copy.noForm.general)).toHaveCount(0);
  // The entries are the page before this test, the exit page and the error page.
  expect(await page.evaluate(() => history.length)).toBe(3);

  await page.reload();
  await expectError(page, copy.noForm.general);
  await expect(page.getByText(copy.noForm.nothingPaid)).toHaveCount(0);
  await button(page, copy.backToCart).click();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(app.messages).toEqual([ERROR]);
  expect(await provider.countForms()).toBe(1);
  expect(await provider.countAuthorizations()).toBe(0);
});

for (const { name, open, call, failurePath } of [
  {
    name: 'on the way to the bank',
    open: pay,
    call: '/authorization',
    failurePath: () => routes.paymentError(),
  },
  { name: 'on the card page', open: card, call: '/card', failurePath: card },
]) {
  for (const fault of [
    '503',
    'reset',
    'down',
    'hang-before-headers',
    'wrong-type',
    'gateway-404',
    'gateway-maintenance',
  ] as const) {
    test(`a failure of the provider (${fault}) ${name}: the page shows the failure, and the retry button tries again`, async ({
      page,
      provider,
    }) => {
      test.setTimeout(60_000);
      await provider.setFault(fault, call);
      await page.goto(open(USER));
      await expectError(page, copy.noForm.unknown);
      await expect(page).toHaveURL(failurePath(USER));
      await expect(page.getByText(copy.noForm.nothingPaid)).toBeVisible();
      await provider.clearFaults();
      await button(page, copy.tryAgain).dblclick();
      await bankPage.arrive(page);
      expect(await provider.countPosts()).toBe(1);
    });
  }

  test(`a slow provider ${name}: the page waits and makes one call`, async ({ page, provider }) => {
    await page.goto(open('sandbox-form-slow'));
    await expect(heading(page, copy.loading.title)).toBeVisible();
    await expect(page.getByText(copy.loading.text)).toBeVisible();
    await bankPage.arrive(page);
    expect(await provider.countForms()).toBe(1);
    expect(await provider.countPosts()).toBe(1);
  });
}

test('the retry button repeats a failed request for a card form at the same address', async ({
  page,
  provider,
}) => {
  const address = card(USER);
  await provider.setFault('500', '/card');
  await page.goto(address);
  await expectError(page, copy.noForm.unknown);
  await provider.clearFaults();
  await button(page, copy.tryAgain).click();
  await bankPage.arrive(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  expect(await provider.countPosts()).toBe(1);
});

test('a lost network is reported, and the retry button works once the network is back', async ({
  page,
  provider,
}) => {
  test.setTimeout(60_000);
  await provider.setFault('hang-before-headers', '/authorization');
  await page.goto(pay(USER));
  await expect(heading(page, copy.loading.title)).toBeVisible();
  await page.context().setOffline(true);
  await expectError(page, copy.noForm.nothingPaid);
  await button(page, copy.tryAgain).click();
  await expectError(page, transactionCopy.ro.failure.offline);
  await expect(page).toHaveURL(routes.paymentError());
  await provider.clearFaults();
  await page.context().setOffline(false);
  await button(page, copy.tryAgain).click();
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(1);
});

test('a reload during the call requests a form again; the bank gets one POST', async ({
  page,
  provider,
}) => {
  await provider.setFault('hang-before-headers', '/authorization');
  await page.goto(pay(USER));
  await expect.poll(() => provider.countForms()).toBe(1);
  await provider.clearFaults();
  await page.reload();
  await bankPage.arrive(page);
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(1);
});

test('a prefetch, by GET or HEAD and without scripts, requests no form', async ({
  site,
  provider,
}) => {
  const paths = [pay(USER), routes.paymentForm({ userId: USER }), card(USER)];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const headers = { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' };
      expect((await fetch(`${site.origin}${path}`, { method, headers })).status).toBe(200);
    }
  }
  expect(await provider.countForms()).toBe(0);
});

test('a bank return to the error page shows the result of the payment', async ({
  page,
  provider,
}) => {
  await page.goto(`${routes.paymentError()}?RC=00&ORDER=1234567`);
  await expect(heading(page, copy.result.success.title)).toBeVisible();
  expect(await provider.countAuthorizations('1234567')).toBe(1);
});

test('an invalid stored user id is not used', async ({ page }) => {
  await storeUser(page, '../../restaurants');
  await page.goto(`${routes.paymentResult()}?RC=51`);
  await expectError(page, copy.withoutId);
  await expect(button(page, copy.tryAgain)).toHaveCount(0);
});
