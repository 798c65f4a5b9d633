import { routes } from '../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { bankCopy } from '../../sandbox/bank.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  expectUsable,
  heading,
  pay,
  result,
  test,
} from '../../support/pages/transaction/payment-test.ts';

const SUCCESS = /^\{"type":"exit_success","payload":\{.*"status":"authorized".*\}\}$/;
const USER = 'diner-1';
/** The first authorization of this order fails. */
const FAILS_ONCE = result('RC=00&ORDER=sandbox-order-fails-1');
const APPROVED = result('RC=00&ORDER=1234567');

for (const by of ['GET', 'POST'] as const) {
  test(`a diner pays, comes back by ${by}, and returns to the cart`, async ({
    page,
    provider,
    app,
  }) => {
    await page.goto(pay(USER));
    const { order, amount } = await bankPage.arrive(page);
    await bankPage.approve(page, { by });
    await expectSuccess(page);
    await expect(page).toHaveURL(new RegExp(`${routes.paymentResult()}\\?`));
    await expect(page.getByText(order)).toBeVisible();
    // The form named the amount, and the tab kept it.
    await expect(page.getByText(amount.replace(bankCopy.lei, 'RON'))).toBeVisible();
    expect(app.messages).toEqual([]);

    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toEqual([expect.stringMatching(SUCCESS)]);
    expect(await provider.countForms()).toBe(1);
    expect(await provider.countPosts()).toBe(1);
    expect(await provider.countAuthorizations(order)).toBe(1);
    expect(await provider.countAuthorizations()).toBe(1);
  });
}

test('a declined payment can be retried with the stored user id and approved', async ({
  page,
  provider,
  app,
}) => {
  await page.goto(pay(USER));
  const declined = await bankPage.arrive(page);
  await bankPage.decline(page, '51', { by: 'POST' });
  await expectError(page, copy.result.codes['51']);
  await expect(page.getByText(copy.result.declines.funds.next)).toBeVisible();
  await expect(page.getByRole('main').getByText(declined.order)).toBeVisible();
  await button(page, copy.tryAgain).click();
  const { order } = await bankPage.arrive(page);
  await bankPage.approve(page);
  await expectSuccess(page);
  expect(app.messages).toEqual([]);
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(2);
  expect(await provider.countAuthorizations(order)).toBe(1);
  expect(await provider.countAuthorizations()).toBe(1);
});

test('an authorization fails three times, across a reload and a change of language, then succeeds', async ({
  page,
  provider,
  app,
}) => {
  const order = 'sandbox-order-fails-3';
  const { en } = paymentCopy;
  const main = page.getByRole('main');
  const phone = main.getByRole('link', { name: /^\+\d/ });
  // A failure of another order does not count.
  await page.goto(FAILS_ONCE);
  await expectError(page, copy.result.unauthorized);
  await page.goto(pay(order));
  await bankPage.arrive(page);
  await bankPage.approve(page);
  for (const attempt of [1, 2]) {
    if (attempt === 2) await page.reload();
    await expectError(page, copy.result.repeatIsSafe);
    await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(main.getByText(copy.supportAfterAttempts)).toHaveCount(0);
    expect(await provider.countAuthorizations(order)).toBe(attempt);
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(main.getByText(en.supportAfterAttempts)).toBeVisible();
  expect(await provider.countAuthorizations(order)).toBe(3);
  await expectUsable(page);
  await button(page, en.tryAgain).click();
  await expect(page.getByText(en.result.success.text)).toBeVisible();
  expect(await provider.countAuthorizations(order)).toBe(4);
  expect(app.messages).toEqual([]);
  await button(page, en.backToCart).click();
  await expect(page.getByText(en.told)).toBeVisible();
  expect(app.messages).toHaveLength(1);
});

test('a failure of the provider is shown neither as a failed nor as a received payment', async ({
  page,
  provider,
  app,
}) => {
  for (const fault of [
    'reset',
    'down',
    'wrong-type',
    'gateway-404',
    'gateway-maintenance',
    'gateway-empty',
  ] as const) {
    await test.step(fault, async () => {
      await provider.setFault(fault, '/authorized');
      await page.goto(APPROVED);
      await expectError(page, copy.result.unauthorized);
      await expect(page.getByText(copy.result.noConfirmation)).toBeVisible();
      await expect(page.getByText(copy.result.success.title)).toHaveCount(0);
    });
  }
  await provider.clearFaults();
  await button(page, copy.tryAgain).click();
  await expectSuccess(page);
  expect(app.messages).toEqual([]);
});

test('a reload during the call or after the success authorizes again; the app gets no message', async ({
  page,
  provider,
  app,
}) => {
  await provider.setFault('hang-before-headers', '/authorized');
  await page.goto(APPROVED);
  await expect(page.getByText(copy.result.confirming.text)).toBeVisible();
  await expect.poll(() => provider.countAuthorizations()).toBe(1);
  await expectUsable(page);
  await provider.clearFaults();
  for (const count of [2, 3]) {
    await page.reload();
    await expectSuccess(page);
    expect(await provider.countAuthorizations('1234567')).toBe(count);
  }
  expect(app.messages).toEqual([]);
});

test('after an approval without a valid order number, no call is made, and the app gets no message', async ({
  page,
  provider,
  app,
}) => {
  for (const query of ['RC=00&ORDER=', 'RC=00&ORDER=..%2F1', 'RC=00']) {
    await page.goto(result(query));
    await expectError(page, copy.result.unverifiable);
  }
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expectUsable(page);
  await button(page, copy.backToCart).click();
  await expect(page).toHaveURL(routes.paymentExit());
  expect(app.messages).toEqual([]);
  expect(await provider.countAuthorizations()).toBe(0);
});

test('without a network the page shows the message for offline, and a double tap on the retry button makes one call afterwards', async ({
  page,
  provider,
}) => {
  await page.goto(FAILS_ONCE);
  await expectError(page, copy.result.unauthorized);
  await page.context().setOffline(true);
  await button(page, copy.tryAgain).click();
  await expect(page.getByText(transactionCopy.ro.failure.offline)).toBeVisible();
  await expectUsable(page);
  await page.context().setOffline(false);
  await button(page, copy.tryAgain).dblclick();
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

test('a bank return to the error page shows the result of the payment', async ({
  page,
  provider,
}) => {
  await page.goto(`${routes.paymentError()}?RC=00&ORDER=1234567`);
  await expect(heading(page, copy.result.success.title)).toBeVisible();
  expect(await provider.countAuthorizations('1234567')).toBe(1);
});

test('the chosen language is kept from step to step', async ({ page }) => {
  await page.goto(`${pay('sandbox-user-unknown')}?lang=en`);
  await expect(page).toHaveURL(`${routes.paymentError()}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await button(page, paymentCopy.en.tryAgain).click();
  await expect(page).toHaveURL(`${routes.paymentError()}?lang=en`);
  await page.goto(`${routes.paymentForm({ userId: USER })}?lang=en`);
  await expect(heading(page, paymentCopy.en.form.title)).toBeVisible();
  await expect(page).toHaveURL(`${routes.paymentForm({ userId: USER })}?lang=en`);
});

/** The screens that the bank's return opens without a form of this tab before it. */
const SCREENS = [
  ['done', 'RC=00&ORDER=1234567'],
  ['failed', 'RC=51&ORDER=1234567'],
  ['failed', 'RC=05&ORDER=1234567&MESSAGE=Do%20not%20honour'],
  ['unknown', 'RC=990&ORDER=1234567&MESSAGE=Transaction%20timeout'],
  ['unknown', 'ORDER=1234567'],
  ['unknown', 'RC=00'],
  ['unknown', 'RC=00&ORDER=sandbox-order-refused'],
] as const;

test('each state has its sign, its first button on the first screen of a phone, and no amount that no form has named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // With `font-display: optional` a first visit may show the fallback fonts, which are wider here
  // than on a phone.
  await page.goto(routes.paymentExit(), { waitUntil: 'networkidle' });
  const signs = transactionCopy.ro.signs;
  const main = page.getByRole('main');
  for (const [state, query] of SCREENS) {
    await test.step(query, async () => {
      await page.goto(result(query));
      await expect(main.getByRole('img')).toHaveAccessibleName(signs[state]);
      await expect(main.getByRole('button').first()).toBeVisible();
      const box = await main.getByRole('button').first().boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(520);
      await expect(main.getByText('RON')).toHaveCount(0);
      const message = new URLSearchParams(query).get('MESSAGE');
      if (message !== null) {
        const label = copy.result.bankMessage;
        await expect(main).toHaveText(new RegExp(`${label}\\s*${message}$`));
      }
    });
  }
});
