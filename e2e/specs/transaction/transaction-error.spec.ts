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
import { expectNoAxeViolation, expectNoSidewaysScrolling } from '../../support/rules/page-rules.ts';

/** Wraps each element. React then cannot remove the element from its parent, and throws. */
const wrap = (elements: Locator): Promise<void> =>
  elements.evaluateAll((found) => {
    for (const element of found) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });

/** Wraps each text in an element, as a browser's translation does. */
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

test('a translated result page can still show its success', async ({ page, provider }) => {
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

  test(`a page that fails shows the error and says to check the order first (${language})`, async ({
    browser,
    site,
  }) => {
    // The `page` fixture would fail here, because this page logs an error.
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

for (const { kind, name, path, after, expectedMessages } of [
  {
    kind: 'react-native',
    name: 'an order that is confirmed after all',
    path: result('RC=00&ORDER=sandbox-order-fails-2'),
    after: expectSuccess,
    expectedMessages: [expect.stringMatching(SUCCESS)],
  },
  {
    kind: 'ios',
    name: 'an order that is not confirmed',
    path: result('RC=00&ORDER=sandbox-order-refused'),
    after: (page: Page) => expectError(page, copy.result.unauthorized),
    expectedMessages: [],
  },
  {
    kind: 'android',
    name: 'a form that the provider refuses',
    path: routes.cardPayment({ userId: 'sandbox-user-unknown', orderId: '4711' }),
    after: (page: Page) => expectError(page, copy.noForm.nothingPaid),
    expectedMessages: [ERROR],
  },
] as const) {
  test(`in an app (${kind}) a failed page can be retried: ${name}`, async ({ browser, site }) => {
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
    await after(page);
    expect(app.messages).toEqual([]);
    await button(page, copy.backToCart).click();
    await (expectedMessages.length > 0
      ? expect(page.getByText(copy.told)).toBeVisible()
      : expect(page).toHaveURL(routes.paymentExit()));
    expect(app.messages).toEqual(expectedMessages);
    await context.close();
  });
}
