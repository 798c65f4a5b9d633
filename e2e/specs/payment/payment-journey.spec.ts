import { routes } from '../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  heading,
  pay,
  test,
} from '../../support/pages/transaction/payment-test.ts';

const SUCCESS = /^\{"type":"exit_success","payload":\{.*"status":"authorized".*\}\}$/;
const ERROR = '{"type":"exit_error","message":"Exit screen"}';
const USER = 'diner-1';

for (const by of ['GET', 'POST'] as const) {
  test(`a diner pays, comes back by ${by}, and returns to the cart`, async ({
    page,
    provider,
    app,
  }) => {
    await page.goto(pay(USER));
    const { order } = await bankPage.arrive(page);
    await bankPage.approve(page, { by });
    await expectSuccess(page);
    await expect(page).toHaveURL(new RegExp(`${routes.paymentResult()}\\?`));
    await expect(page.getByText(order)).toBeVisible();
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

test('the form page replaces the loading page in the history; Back from the bank opens the form page', async ({
  page,
  provider,
}) => {
  await page.goto(routes.paymentExit());
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  // The entries are the page before this test, the exit page, the form page and the bank's page.
  expect(await page.evaluate(() => history.length)).toBe(4);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(routes.paymentForm({ userId: USER })));
  await expect(button(page, copy.form.continue)).toBeVisible();
  expect(await provider.countPosts()).toBe(1);
});

for (const [rc, text, help] of [
  ['51', copy.result.codes['51'], copy.result.help.funds],
  ['54', copy.result.codes['54'], copy.result.help.card],
  ['-19', copy.result.codes['-19'], copy.result.help.check],
  ['05', 'Do not honour', copy.result.help.bank],
  ['990', 'Transaction timeout', copy.result.help.later],
  ['77', 'Declined', copy.result.help.check],
  ['N7', 'Declined', copy.result.help.check],
  ['', copy.result.unclear, undefined],
] as const) {
  test(`a payment declined with ${rc || 'no code'} shows the matching text and is not authorized`, async ({
    page,
    provider,
    app,
  }) => {
    await page.goto(pay(USER));
    const { order } = await bankPage.arrive(page);
    await bankPage.decline(page, rc);
    await expectError(page, text ?? '');
    if (help !== undefined) await expect(page.getByText(help)).toBeVisible();
    await expect(page.getByRole('main').getByText(order)).toBeVisible();

    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toEqual([ERROR]);
    expect(await provider.countAuthorizations()).toBe(0);
  });
}

test('a declined payment can be retried with the stored user id and approved', async ({
  page,
  provider,
  app,
}) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await bankPage.decline(page, '51', { by: 'POST' });
  await button(page, copy.tryAgain).click();
  const { order } = await bankPage.arrive(page);
  await bankPage.approve(page);
  await expectSuccess(page);
  expect(app.messages).toEqual([]);
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(2);
  expect(await provider.countAuthorizations(order)).toBe(1);
});

test("the bank's message is shown as text, also when it contains HTML", async ({ page }) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  const message = '<img src=x onerror=alert(1)> &amp; "quoted"';
  await bankPage.decline(page, '77', { message });
  await expectError(page, message);
});

test('a slow bank completes the payment', async ({ page, provider }) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await bankPage.approve(page, { pace: 'slow', by: 'POST' });
  await expectSuccess(page);
  expect(await provider.countAuthorizations()).toBe(1);
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
