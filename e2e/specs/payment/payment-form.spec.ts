import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { BANK_WAIT_MS } from '../../../lib/payment/request/submission-machine.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import {
  blockStorage,
  button,
  copy,
  expect,
  expectError,
  expectSuccess,
  heading,
  pay,
  test,
  testInNewTab,
} from '../../support/pages/transaction/payment-test.ts';

const USER = 'diner-2';
const form = routes.paymentForm({ userId: USER });

for (const userId of [USER, 'sandbox-form-document', 'sandbox-form-nested']) {
  test(`a form with hidden inputs is submitted automatically, once (${userId})`, async ({
    page,
    provider,
  }) => {
    await page.goto(pay(userId));
    const { amount } = await bankPage.arrive(page);
    expect(amount).toMatch(/\d/);
    expect(await provider.countForms()).toBe(1);
    expect(await provider.countPosts()).toBe(1);
  });
}

test('a submitted form is removed from the storage, and the user id is kept', async ({ page }) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await page.goto(routes.paymentExit());
  const [local, session] = await page.evaluate(() => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  ]);
  expect(local).toEqual([[STORAGE_KEYS.paymentUserId, USER]]);
  expect(session).toEqual([]);
});

test('a form with visible inputs is shown and not submitted', async ({ page, provider }) => {
  await page.goto(pay('sandbox-form-visible'));
  await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
  const inputs = page.locator('form').getByRole('textbox');
  expect(await inputs.count()).toBeGreaterThan(0);
  await page.reload();
  await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
  expect(await provider.countForms()).toBe(1);
  expect(await provider.countPosts()).toBe(0);
});

test('a card form is requested and shown on its own page', async ({ page, provider }) => {
  await page.goto(routes.cardPayment({ userId: 'sandbox-form-visible', orderId: '4711' }));
  await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
  expect(await provider.getRequests('/sandbox-form-visible/4711/card')).toHaveLength(1);
  expect(await provider.countPosts()).toBe(0);
});

test('a card form with hidden inputs is submitted automatically, and not again after Back', async ({
  page,
  provider,
}) => {
  const address = routes.cardPayment({ userId: USER, orderId: '4711' });
  await page.goto(address);
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  expect(await provider.countPosts()).toBe(1);
  await button(page, copy.form.continue).click();
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(2);
});

test('a card payment removes the stored user id, so that no retry can pay another cart', async ({
  page,
}) => {
  await page.goto(pay(USER));
  await bankPage.arrive(page);
  await page.goto(routes.cardPayment({ userId: 'diner-3', orderId: '4711' }));
  await bankPage.arrive(page);
  await bankPage.decline(page, '51');
  await expectError(page, copy.withoutId);
  await expect(button(page, copy.tryAgain)).toHaveCount(0);
});

test('after Back from the bank a press submits a new form', async ({ page, provider }) => {
  await page.goto(pay(USER));
  const first = await bankPage.arrive(page);
  await page.goBack();
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  expect(await provider.countPosts()).toBe(1);
  await button(page, copy.form.continue).click();
  const second = await bankPage.arrive(page);
  expect(second.order).not.toBe(first.order);
  expect(await provider.countPosts()).toBe(2);
});

test('the form page without a stored form requests one, and waits for a press', async ({
  page,
  provider,
}) => {
  await page.goto(form);
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  await expect(page).toHaveURL(form);
  expect(await provider.countForms()).toBe(1);
  await page.reload();
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  expect(await provider.countForms()).toBe(1);
  expect(await provider.countPosts()).toBe(0);
  await button(page, copy.form.continue).dblclick();
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(1);
});

test('a stored form with a foreign action is not used', async ({ page, provider }) => {
  await page.goto(form);
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  await page.evaluate((key) => {
    const text = sessionStorage.getItem(key) ?? '';
    const action = /"action":"[^"]*"/;
    sessionStorage.setItem(key, text.replace(action, '"action":"https://evil.example/pay"'));
  }, STORAGE_KEYS.paymentForm);
  await page.reload();
  await expect(page.getByText(copy.form.returned)).toBeVisible();
  expect(await provider.countForms()).toBe(2);
  await button(page, copy.form.continue).click();
  await bankPage.arrive(page);
  expect(await provider.countPosts()).toBe(1);
});

test.describe('with the storage blocked', () => {
  test('a payment succeeds', async ({ page, provider }) => {
    await blockStorage(page);
    await page.goto(pay(USER));
    await bankPage.arrive(page);
    await bankPage.approve(page);
    await expectSuccess(page);
    expect(await provider.countPosts()).toBe(1);
    expect(await provider.countAuthorizations()).toBe(1);
  });

  test('a declined payment says how to continue, and offers no retry', async ({ page }) => {
    await blockStorage(page);
    await page.goto(pay(USER));
    await bankPage.arrive(page);
    await bankPage.decline(page, '51');
    await expectError(page, copy.withoutId);
    await expect(button(page, copy.tryAgain)).toHaveCount(0);
    await expect(button(page, copy.backToCart)).toBeVisible();
  });

  test('a reload of the form page requests a new form, and waits for a press', async ({
    page,
    provider,
  }) => {
    await blockStorage(page);
    await page.goto(pay('sandbox-form-visible'));
    await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
    await page.reload();
    await expect(heading(page, copy.form.detailsTitle)).toBeVisible();
    expect(await provider.countForms()).toBe(2);
    expect(await provider.countPosts()).toBe(0);
  });
});

testInNewTab(
  'when the bank does not answer, the page says so after a wait, and several presses send one form',
  async ({ page, provider }) => {
    test.setTimeout(90_000);
    const bannerTexts: string[] = [];
    await page.exposeFunction('reportBanner', (text: string) => bannerTexts.push(text));
    // In this test the navigation to the bank does not end. Playwright's calls that read the page
    // would wait for that end, so a script in the page reports the banner.
    await page.addInitScript(() => {
      setInterval(() => {
        const banner = document.querySelector('main [role=status]')?.textContent;
        if (banner) Reflect.get(window, 'reportBanner')(banner);
      }, 200);
    });
    await page.goto(form);
    await button(page, copy.form.continue).focus();
    await provider.setFault('hang-before-headers', '/bank/');
    for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
    const hasShown = (text: string) => (): boolean =>
      bannerTexts.some((line) => line.includes(text));
    await expect.poll(hasShown(copy.form.sending)).toBe(true);
    await expect.poll(hasShown(copy.form.stalled), { timeout: 3 * BANK_WAIT_MS }).toBe(true);
    expect(await provider.countPosts()).toBe(1);
  },
);
