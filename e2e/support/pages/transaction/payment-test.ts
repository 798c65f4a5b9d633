import type { Locator, Page } from '@playwright/test';
import { BRIDGE_WAIT_MS, EXIT_LINKS_DELAY_MS } from '../../../../lib/native-app/bridge.ts';
import { routes } from '../../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../../lib/i18n/transaction/payment-copy.ts';
import { BANK_WAIT_MS } from '../../../../lib/payment/payment-request.ts';
import { installFakeApp } from '../../browser/fake-app.ts';
import type { FakeApp } from '../../browser/fake-app.ts';
import { expect, test as base } from '../../servers/fixtures.ts';
import { createSandboxControl } from '../../servers/sandbox-control.ts';
import type { SandboxControl } from '../../servers/sandbox-control.ts';
import { expectNoAxeViolationInEitherScheme } from '../../rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../rules/layout-rules.ts';
import { sendApi } from '../api-calls.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;
/** Longer than a page waits for a call to our API. */
const ANSWER_MS = 20_000;

export type Provider = SandboxControl & {
  /** Counts the authorizations of one order, or of all orders. */
  readonly countAuthorizations: (order?: string) => Promise<number>;
  readonly countForms: () => Promise<number>;
  /** Counts the submissions that the bank received. */
  readonly countPosts: () => Promise<number>;
};

type Parts = { readonly provider: Provider; readonly app: FakeApp };

/**
 * A test may have opened the circuit breaker of the calls for payment forms. Waits until this
 * breaker is closed. Authorizations have no breaker, so they need no wait.
 */
async function waitForFormBreaker(siteOrigin: string): Promise<void> {
  await expect(async () => {
    const body = { userId: 'recovery' };
    expect((await sendApi(siteOrigin, 'authorizationForm', { body })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}

/**
 * `provider` controls the sandbox, which is reset before and after each test. `app` gives the
 * documents of `page` the bridge of a fake app.
 */
export const test = base.extend<Parts>({
  provider: [
    async ({ sandbox, site }, provide) => {
      const control = createSandboxControl(sandbox.controlOrigin);
      const count = async (method: string, part: string): Promise<number> =>
        (await control.getRequests(part)).filter((request) => request.method === method).length;
      await control.reset();
      await provide({
        ...control,
        countAuthorizations: (order) =>
          count('PUT', order === undefined ? '/authorized' : `/${order}/authorized`),
        countForms: async () =>
          (await count('GET', '/authorization')) + (await count('GET', '/card')),
        countPosts: () => count('POST', '/bank/pay_auth'),
      });
      await control.reset();
      await waitForFormBreaker(site.origin);
    },
    { auto: true, timeout: 60_000 },
  ],
  app: async ({ page }, provide) => {
    await provide(await installFakeApp(page, { kind: 'react-native' }));
  },
});

/** For tests that set a fake clock, which stays in its tab. */
export const testWithClock = test.extend({ tab: 'clock' });

export const testInNewTab = test.extend({ tab: 'new' });

export { expect };

/** The browser of the tests asks for pages in Romanian. */
export const copy = paymentCopy.ro;

/** The message that an app gets from an error screen. */
export const EXIT_ERROR = '{"type":"exit_error","message":"Exit screen"}';

export const pay = (userId: string): string => routes.paymentLoading({ userId });
export const card = (userId: string): string => routes.cardPayment({ userId, orderId: '4711' });
export const result = (query: string): string => `${routes.paymentResult()}?${query}`;

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export async function expectSuccess(page: Page): Promise<void> {
  await expect(heading(page, copy.result.success.title)).toBeVisible();
  await expect(page.getByText(copy.result.success.text)).toBeVisible();
}

export async function expectError(page: Page, text: string): Promise<void> {
  await expect(heading(page, copy.errorTitle)).toBeVisible({ timeout: ANSWER_MS });
  await expect(page.getByText(text)).toBeVisible();
}

/**
 * Checks a state that `sitePages` does not contain, so that the tests of every page do not see it.
 */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/**
 * Makes `localStorage` and `sessionStorage` throw, as in a browser that blocks storage. Call before
 * `goto`.
 */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { get });
    }
  });
}

/**
 * Presses the button outside an app, and skips the time for which the page waits for a bridge. Call
 * `page.clock.install()` before the page loads.
 */
export async function leaveForExitPage(page: Page): Promise<void> {
  await button(page, copy.backToCart).click();
  await expect(async () => {
    await page.clock.fastForward(BRIDGE_WAIT_MS);
    await expect(page).toHaveURL(routes.paymentExit(), { timeout: 500 });
  }).toPass();
}

/**
 * Skips the delay after which the exit page shows `delayed`. The delay starts at hydration, and the
 * page may hydrate after the function has advanced the clock. So the function advances the clock
 * again until `delayed` is visible. Call `page.clock.install()` before the page loads.
 */
export async function skipExitDelay(page: Page, delayed: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
    await expect(delayed).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The name of the button of the form for `sandbox-form-visible`. */
export const SEND = 'Continuă la plată';

/** Fills in the form that the sandbox sends for the preset id `sandbox-form-visible`. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Numele de pe card').fill('Ana Pop');
  await page.getByLabel('Adresa de e-mail').fill('ana@polonic.example');
}

/**
 * Submits the form by several presses to a bank that does not answer, and advances the clock until
 * the page stops waiting. Stops the navigation by the DevTools protocol, because Playwright's calls that read the
 * page wait until a navigation ends.
 */
export async function submitToHangingBank(page: Page, provider: Provider): Promise<void> {
  await page.clock.install();
  await provider.setFault('hang-before-headers', '/bank/');
  await page.locator('main form').getByRole('button').focus();
  for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => provider.countPosts()).toBe(1);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
  await page.clock.fastForward(BANK_WAIT_MS);
}
