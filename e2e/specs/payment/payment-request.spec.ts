import type { Page, Frame } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  blockStorage,
  button,
  card,
  copy,
  EXIT_ERROR,
  expect,
  expectError,
  expectSuccess,
  expectUsable,
  fillIn,
  heading,
  pay,
  SEND,
  submitToHangingBank,
  test,
  testInNewTab,
} from '../../support/pages/transaction/payment-test.ts';

/** The address of the page that Chromium shows when another page cannot be loaded. */
const ERROR_PAGE = 'chrome-error://chromewebdata/';

/**
 * Waits for the address of Chromium's error page. Does not read the page, because a script that
 * Playwright runs in the error page may hang.
 */
async function expectBrowserErrorPage(page: Page): Promise<void> {
  await expect.poll(() => page.url()).toBe(ERROR_PAGE);
}

const STEPS = { goBack: -1, goForward: 1 } as const;

/** Longer than a page of the site takes to load. */
const NAVIGATION_MS = 4_000;

type Entry = { readonly id: number; readonly url: string };
type TabHistory = { readonly currentIndex: number; readonly entries: readonly Entry[] };

/**
 * Goes one entry back or forward in the history of the tab.
 *
 * A step to the bank's page ends at Chromium's error page, because Chromium does not repeat the
 * POST that loaded the bank's page. At the error page, Playwright's `goBack` sometimes has no
 * effect. So this function calls `navigateToHistoryEntry` until the page arrives. Each call names
 * the same entry, so a repeated call does not go a second step.
 *
 * Chromium may report the arrival of a page before it updates the current entry of the tab. So this
 * function waits for the update before and after the step.
 */
async function stepInHistory(page: Page, way: keyof typeof STEPS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const readHistory = (): Promise<TabHistory> => session.send('Page.getNavigationHistory');
  const from = page.url();
  let entry: Entry | undefined;
  await expect(async () => {
    const { currentIndex, entries } = await readHistory();
    // The entry of an error page has the address that could not be loaded, not `ERROR_PAGE`.
    if (from !== ERROR_PAGE) expect(entries[currentIndex]?.url).toBe(from);
    entry = entries[currentIndex + STEPS[way]];
  }).toPass();
  if (entry === undefined) throw new Error(`The history of the tab has no entry for ${way}`);
  const { id, url } = entry;
  const destinations = from === ERROR_PAGE ? [url] : [url, ERROR_PAGE];
  const isArrival = (frame: Frame): boolean =>
    frame === page.mainFrame() && destinations.includes(frame.url());
  await expect(async () => {
    await Promise.all([
      page.waitForEvent('framenavigated', { predicate: isArrival, timeout: NAVIGATION_MS }),
      session.send('Page.navigateToHistoryEntry', { entryId: id }),
    ]);
  }).toPass();
  await expect(async () => {
    const { currentIndex, entries } = await readHistory();
    expect(entries[currentIndex]?.id).toBe(id);
  }).toPass();
  await page.waitForLoadState();
  await session.detach();
}

const USER = 'diner-2';
const VISIBLE = 'sandbox-form-visible';
const formOf = (userId: string): string => routes.paymentForm({ userId });
const form = formOf(USER);

/** `open` returns the path that starts a payment, `back` the path that Back from the bank opens. */
const paymentPages = [
  { name: 'the form page', open: pay, back: formOf },
  { name: 'the card page', open: card, back: card },
] as const;

async function expectWaiting(
  page: Page,
  address: string,
  words = copy.form.returned,
): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByText(words)).toBeVisible();
}

test('a form with hidden fields is submitted once, from a page that replaces the loading page', async ({
  page,
  provider,
}) => {
  await page.goto(routes.paymentExit());
  await page.goto(pay(USER));
  const { amount } = await bankPage.arrive(page);
  expect(amount).toMatch(/\d/);
  expect(await provider.countForms()).toBe(1);
  expect(await provider.countPosts()).toBe(1);
  // The entries are the page before this test, the exit page, the form page and the bank's page.
  expect(await page.evaluate(() => history.length)).toBe(4);
  await page.goto(routes.paymentExit());
  const local = await page.evaluate(() => Object.entries(localStorage));
  expect(local).toEqual([[STORAGE_KEYS.paymentUserId, USER]]);
  // The exit page forgets the amount.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a card payment removes the stored user id, so that no retry can pay another cart', async ({
  page,
  provider,
}) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await page.goto(card('diner-3'));
  await bankPage.arrive(page);
  expect(await provider.getRequests('/diner-3/4711/card')).toHaveLength(1);
  await bankPage.decline(page, '51');
  await expectError(page, copy.withoutId);
  await expect(button(page, copy.tryAgain)).toHaveCount(0);
});

test('the form page without a usable stored form requests one, and waits for a press', async ({
  page,
  provider,
}) => {
  await page.goto(form);
  await expectWaiting(page, form);
  await expect(page.getByText(/^\d+,\d\d\sRON$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
  expect(await provider.countForms()).toBe(1);
  await page.reload();
  await expectWaiting(page, form);
  expect(await provider.countForms()).toBe(1);

  await page.evaluate((key) => {
    const text = sessionStorage.getItem(key) ?? '';
    const action = /"action":"[^"]*"/;
    sessionStorage.setItem(key, text.replace(action, '"action":"https://evil.example/pay"'));
  }, STORAGE_KEYS.paymentForm);
  await page.reload();
  await expectWaiting(page, form);
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(0);
  await expectUsable(page);
  await button(page, copy.form.continue).dblclick();
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(1);
});

test('with the storage blocked a payment succeeds, a reload waits for a press, and a decline offers no retry', async ({
  page,
  provider,
}) => {
  await blockStorage(page);
  await page.goto(pay(VISIBLE));
  await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
  await page.reload();
  await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(0);

  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await bankPage.decline(page, '51');
  await expectError(page, copy.withoutId);
  await expect(button(page, copy.tryAgain)).toHaveCount(0);
  await expect(button(page, copy.backToCart)).toBeVisible();

  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await bankPage.approve(page);
  await expectSuccess(page);
  expect(await provider.countPosts()).toBe(2);
  expect(await provider.countAuthorizations()).toBe(1);
});

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
  await expectUsable(page);

  await page.reload();
  await expectError(page, copy.noForm.general);
  await expect(page.getByText(copy.noForm.nothingPaid)).toHaveCount(0);
  await button(page, copy.backToCart).click();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(app.messages).toEqual([EXIT_ERROR]);
  expect(await provider.countForms()).toBe(1);
  expect(await provider.countAuthorizations()).toBe(0);
});

for (const { name, open, fault, failurePath } of [
  { name: 'the loading page', open: pay, fault: 'reset', failurePath: routes.paymentError() },
  { name: 'the card page', open: card, fault: 'gateway-404', failurePath: card(USER) },
] as const) {
  test(`when ${name} gets no form (${fault}), and then loses its network, nothing was paid, and the retry button submits one form`, async ({
    page,
    provider,
  }) => {
    await provider.setFault(fault, USER);
    await page.goto(open(USER));
    await expectError(page, copy.noForm.unknown);
    await expect(page).toHaveURL(failurePath);
    await expect(page.getByText(copy.noForm.nothingPaid)).toBeVisible();
    await provider.clearFaults();
    await page.context().setOffline(true);
    await button(page, copy.tryAgain).click();
    await expectError(page, transactionCopy.ro.failure.offline);
    // The pressed button went, and the banner that says so is still the same element.
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
    await page.context().setOffline(false);
    await button(page, copy.tryAgain).dblclick();
    await bankPage.arrive(page);
    expect(await provider.countPosts()).toBe(1);
  });
}

test('a reload during the call requests a form again; the bank gets one POST', async ({
  page,
  provider,
}) => {
  await provider.setFault('hang-before-headers', '/authorization');
  await page.goto(pay(USER));
  await expect(heading(page, copy.loading.title)).toBeVisible();
  await expect(page.getByText(copy.loading.text)).toBeVisible();
  await expect.poll(() => provider.countForms()).toBe(1);
  await provider.clearFaults();
  await page.reload();
  await bankPage.arrive(page);
  expect(await provider.countForms()).toBe(2);
  expect(await provider.countPosts()).toBe(1);
});

testInNewTab.describe('the history of a payment', () => {
  // If the browser's error page opens while the icon loads, the browser logs a harmless error.
  testInNewTab.use({ ignoredError: '/favicon.ico' });

  for (const { name, open, back } of paymentPages) {
    testInNewTab(
      `Back and Forward between ${name} and the bank send nothing without a press`,
      async ({ page, provider }) => {
        await page.goto(routes.paymentExit());
        await page.goto(open(USER));
        await bankPage.arrive(page);
        await stepInHistory(page, 'goBack');
        await expectWaiting(page, back(USER));
        await page.reload();
        await expectWaiting(page, back(USER));
        await stepInHistory(page, 'goForward');
        await stepInHistory(page, 'goBack');
        await expectWaiting(page, back(USER));
        await stepInHistory(page, 'goBack');
        await expect(page).toHaveURL(routes.paymentExit());
        await stepInHistory(page, 'goForward');
        await expectWaiting(page, back(USER));
        expect(await provider.countPosts()).toBe(1);

        await button(page, copy.form.continue).dblclick();
        await bankPage.arrive(page);
        expect(await provider.countPosts()).toBe(2);
        expect(await provider.countAuthorizations()).toBe(0);
      },
    );
  }

  testInNewTab(
    'after Back a change of language starts no payment, and a later error screen does not say that nothing was paid',
    async ({ page, provider }) => {
      const { form: words, noForm } = paymentCopy.en;
      await page.goto(pay(USER));
      await bankPage.arrive(page);
      await stepInHistory(page, 'goBack');
      await expectWaiting(page, form);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByText(words.returned)).toBeVisible();
      expect(await provider.countPosts()).toBe(1);
      await provider.setFault('500');
      // Removes the stored form, so that the reload requests a form.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(page.getByText(noForm.checkFirst)).toBeVisible();
      await expect(page.getByText(noForm.nothingPaid)).toHaveCount(0);
    },
  );

  testInNewTab('Back and Forward show the success again', async ({ page, provider, app }) => {
    await page.goto(pay(USER));
    const { order } = await bankPage.arrive(page);
    await bankPage.approve(page, { by: 'POST' });
    await expectSuccess(page);
    for (const way of ['goBack', 'goBack'] as const) await stepInHistory(page, way);
    await expectWaiting(page, form);
    expect(await provider.countAuthorizations(order)).toBe(1);

    for (const way of ['goForward', 'goForward'] as const) await stepInHistory(page, way);
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

  testInNewTab(
    'a form with visible fields waits for a press, also after a reload or Back, and each double click sends it once',
    async ({ page, provider }) => {
      const send = async (): Promise<void> => {
        await fillIn(page);
        await button(page, SEND).dblclick();
        await bankPage.arrive(page);
      };
      await page.goto(pay(VISIBLE));
      await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
      await expect(page.getByText(copy.form.detailsText)).toBeVisible();
      await page.reload();
      await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
      expect(await provider.countForms()).toBe(1);
      expect(await provider.countPosts()).toBe(0);
      await send();
      expect(await provider.countPosts()).toBe(1);
      await stepInHistory(page, 'goBack');
      await expectWaiting(page, formOf(VISIBLE), copy.form.returnedDetails);
      await page.reload();
      await expectWaiting(page, formOf(VISIBLE), copy.form.returnedDetails);
      expect(await provider.countPosts()).toBe(1);
      await send();
      expect(await provider.countPosts()).toBe(2);
    },
  );

  testInNewTab(
    'several presses send one form to a bank that does not answer, and the restart button opens the form again',
    async ({ page, provider }) => {
      await page.goto(card(VISIBLE));
      await fillIn(page);
      await submitToHangingBank(page, provider);
      await expect(page.getByText(copy.form.stalledDetails)).toBeVisible();
      await expectUsable(page);
      await provider.clearFaults();
      await button(page, copy.form.restart).dblclick();
      await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
      await fillIn(page);
      expect(await provider.countPosts()).toBe(1);
      await button(page, SEND).click();
      await bankPage.arrive(page);
      expect(await provider.countPosts()).toBe(2);
    },
  );

  testInNewTab(
    'after a broken connection to the bank, Back opens the form page, which posts again only after a press',
    async ({ page, provider }) => {
      // Counts the requests in the page and not at the sandbox, because a browser may repeat a
      // request whose connection broke.
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url());
      });
      await provider.setFault('reset', '/bank/');
      await page.goto(pay(USER), { waitUntil: 'commit' });
      await expectBrowserErrorPage(page);
      await provider.clearFaults();
      await stepInHistory(page, 'goBack');
      await expectWaiting(page, form);
      expect(sent).toHaveLength(1);
      await button(page, copy.form.continue).click();
      await bankPage.arrive(page);
      expect(sent).toHaveLength(2);
    },
  );
});
