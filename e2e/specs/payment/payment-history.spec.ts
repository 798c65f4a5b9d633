import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { expectBrowserErrorPage, stepInHistory } from '../../support/browser/tab-history.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  fillIn,
  heading,
  submitToHangingBank,
  pay,
  testInNewTab as test,
} from '../../support/pages/transaction/payment-test.ts';

/** If the browser's error page opens while this icon loads, the browser logs a harmless error. */
const ICON = '/favicon.ico';

test.use({ ignoredError: ICON });

const ERROR = '{"type":"exit_error","message":"Exit screen"}';
const card = (userId: string): string => routes.cardPayment({ userId, orderId: '4711' });

/** `open` returns the path that starts a payment, `form` the path that Back from the bank opens. */
const paymentPages = [
  { name: 'the form page', open: pay, form: (userId: string) => routes.paymentForm({ userId }) },
  { name: 'the card page', open: card, form: card },
] as const;

async function expectWaiting(
  page: Page,
  address: string,
  words = copy.form.returned,
): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByText(words)).toBeVisible();
}

/** The name of the button of a form with visible inputs. */
const SEND = 'Continuă la plată';

for (const { name, open, form } of paymentPages) {
  const USER = 'diner-6';

  test(`Back and Forward between ${name} and the bank send nothing without a press`, async ({
    page,
    provider,
  }) => {
    await page.goto(routes.paymentExit());
    await page.goto(open(USER));
    await bankPage.arrive(page);
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    await page.reload();
    await expectWaiting(page, form(USER));
    await stepInHistory(page, 'goForward');
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    await stepInHistory(page, 'goBack');
    await expect(page).toHaveURL(routes.paymentExit());
    await stepInHistory(page, 'goForward');
    await expectWaiting(page, form(USER));
    expect(await provider.countPosts()).toBe(1);

    await button(page, copy.form.continue).dblclick();
    await bankPage.arrive(page);
    expect(await provider.countPosts()).toBe(2);
    expect(await provider.countAuthorizations()).toBe(0);
  });

  test(`after Back to ${name} a change of language starts no payment, and a later error screen does not say that nothing was paid`, async ({
    page,
    provider,
  }) => {
    const { form: words, noForm } = paymentCopy.en;
    await page.goto(open(USER));
    await bankPage.arrive(page);
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText(words.returned)).toBeVisible();
    expect(await provider.countPosts()).toBe(1);
    await provider.setFault('500');
    // Removes the stored form of the form page, so that the reload requests a form. The card page
    // stores no form.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByText(noForm.checkFirst)).toBeVisible();
    await expect(page.getByText(noForm.nothingPaid)).toHaveCount(0);
  });

  test(`Back to ${name} and Forward show the success again`, async ({ page, provider, app }) => {
    await page.goto(open(USER));
    const { order } = await bankPage.arrive(page);
    await bankPage.approve(page, { by: 'POST' });
    await expectSuccess(page);
    await stepInHistory(page, 'goBack');
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    expect(await provider.countAuthorizations(order)).toBe(1);

    await stepInHistory(page, 'goForward');
    await stepInHistory(page, 'goForward');
    await expectSuccess(page);
    // The result page does not store the provider's answer, so it sends the authorization again.
    expect(await provider.countAuthorizations(order)).toBe(2);
    expect(await provider.countAuthorizations()).toBe(2);
    expect(await provider.countPosts()).toBe(1);
    expect(app.messages).toEqual([]);
    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toHaveLength(1);
  });

  test(`Back to ${name} and Forward show the decline again`, async ({ page, provider, app }) => {
    await page.goto(open(USER));
    await bankPage.arrive(page);
    await bankPage.decline(page, '51');
    await expectError(page, copy.result.codes['51'] ?? '');
    await stepInHistory(page, 'goBack');
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    await stepInHistory(page, 'goForward');
    await stepInHistory(page, 'goForward');
    await expectError(page, copy.result.codes['51'] ?? '');
    expect(await provider.countPosts()).toBe(1);
    expect(await provider.countAuthorizations()).toBe(0);
    expect(app.messages).toEqual([]);
    await button(page, copy.backToCart).click();
    await expect(page.getByText(copy.told)).toBeVisible();
    expect(app.messages).toEqual([ERROR]);
  });

  test(`each double click on ${name} sends the details once`, async ({ page, provider }) => {
    const user = 'sandbox-form-visible';
    const { returnedDetails } = copy.form;
    const send = async (): Promise<void> => {
      await fillIn(page);
      await button(page, SEND).dblclick();
      await bankPage.arrive(page);
    };
    await page.goto(open(user));
    await send();
    expect(await provider.countPosts()).toBe(1);
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(user), returnedDetails);
    await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
    await page.reload();
    await expectWaiting(page, form(user), returnedDetails);
    expect(await provider.countPosts()).toBe(1);
    await send();
    expect(await provider.countPosts()).toBe(2);
  });

  test(`after a hanging bank page, the restart button opens ${name} again, and one press of the form's button posts once more`, async ({
    page,
    provider,
  }) => {
    await page.goto(open('sandbox-form-visible'));
    await fillIn(page);
    await submitToHangingBank(page, provider);
    await expect(page.getByText(copy.form.stalledDetails)).toBeVisible();
    await provider.clearFaults();
    await button(page, copy.form.restart).dblclick();
    await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
    await fillIn(page);
    expect(await provider.countPosts()).toBe(1);
    await button(page, SEND).click();
    await bankPage.arrive(page);
    expect(await provider.countPosts()).toBe(2);
  });

  test(`after a broken connection to the bank, Back opens ${name}, which posts again only after a press`, async ({
    page,
    provider,
  }) => {
    // Counts the requests in the page and not at the sandbox, because a browser may repeat a
    // request whose connection broke.
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url());
    });
    await provider.setFault('reset', '/bank/');
    await page.goto(open(USER), { waitUntil: 'commit' });
    await expectBrowserErrorPage(page);
    await provider.clearFaults();
    await stepInHistory(page, 'goBack');
    await expectWaiting(page, form(USER));
    expect(sent).toHaveLength(1);
    await button(page, copy.form.continue).click();
    await bankPage.arrive(page);
    expect(sent).toHaveLength(2);
  });
}
