import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionErrorCopy } from '../../../lib/i18n/transaction/transaction-error-copy.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  result,
  test,
} from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';

/**
 * Moves each element into a new `div`. React later tries to remove the element from its former
 * parent, which throws an error.
 */
const wrap = (elements: Locator): Promise<void> =>
  elements.evaluateAll((found) => {
    for (const element of found) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });

/** Moves each text of `<main>` into a `font` element, as a browser's translation does. */
const translate = (page: Page): Promise<void> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  });

/** A bank return that approves the payment of an order whose first authorization fails. */
const UNCONFIRMED = result('RC=00&ORDER=sandbox-order-fails-1');

test('a result page that the browser has translated can show a success after an error', async ({
  page,
  provider,
}) => {
  await page.goto(UNCONFIRMED);
  await expectError(page, copy.result.unauthorized);
  await translate(page);
  await button(page, copy.tryAgain).click();
  await expectSuccess(page);
  await expect(page.locator('[data-tone]')).toHaveText(copy.result.success.text);
  expect(await provider.countAuthorizations()).toBe(2);
});

for (const [language, locale] of [
  ['ro', 'ro-RO'],
  ['en', 'en-GB'],
] as const) {
  const errorCopy = transactionErrorCopy[language];

  test(`a payment page that fails to render shows an error and asks to check the order before another payment (${language})`, async ({
    browser,
    site,
  }) => {
    // The `page` fixture would fail this test, because the page logs an error.
    const context = await browser.newContext({ locale, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(result('RC=00&ORDER=sandbox-order-refused'));
    const tryAgain = button(page, paymentCopy[language].tryAgain);
    await expect(tryAgain).toBeVisible();
    await wrap(page.locator('main p'));
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorCopy.heading);
    await expect(page.getByText(errorCopy.payment)).toBeVisible();
    await expectNoAxeViolation(page);
    await expectNoSidewaysScrolling(page);
    await button(page, errorCopy.retry).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      paymentCopy[language].errorTitle,
    );
    await context.close();
  });
}

const SUCCESS = /^\{"type":"exit_success","payload":\{.*"order":"sandbox-order-fails-2".*\}\}$/;
const ERROR = '{"type":"exit_error","message":"Exit screen"}';

for (const { kind, name, path, expectAfterRetry, expectedMessages } of [
  {
    kind: 'react-native',
    name: 'an order whose third authorization succeeds',
    path: result('RC=00&ORDER=sandbox-order-fails-2'),
    expectAfterRetry: expectSuccess,
    expectedMessages: [expect.stringMatching(SUCCESS)],
  },
  {
    kind: 'ios',
    name: 'an order whose authorization the provider refuses',
    path: result('RC=00&ORDER=sandbox-order-refused'),
    expectAfterRetry: (page: Page) => expectError(page, copy.result.unauthorized),
    expectedMessages: [],
  },
  {
    kind: 'android',
    name: 'a form that the provider refuses',
    path: routes.cardPayment({ userId: 'sandbox-user-unknown', orderId: '4711' }),
    expectAfterRetry: (page: Page) => expectError(page, copy.noForm.nothingPaid),
    expectedMessages: [ERROR],
  },
] as const) {
  test(`in an app (${kind}) a page that failed to render can be retried: ${name}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ locale: 'ro-RO', baseURL: site.origin });
    const page = await context.newPage();
    const app = await installFakeApp(page, { kind });
    const errorCopy = transactionErrorCopy.ro;
    await page.goto(path);
    await expect(button(page, copy.tryAgain)).toBeVisible();
    await wrap(page.locator('main p'));
    await button(page, copy.tryAgain).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorCopy.heading);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);

    await button(page, errorCopy.retry).click();
    await expectAfterRetry(page);
    expect(app.messages).toEqual([]);
    await button(page, copy.backToCart).click();
    await (expectedMessages.length > 0
      ? expect(page.getByText(copy.told)).toBeVisible()
      : expect(page).toHaveURL(routes.paymentExit()));
    expect(app.messages).toEqual(expectedMessages);
    await context.close();
  });
}
