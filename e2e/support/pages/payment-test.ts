import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { BANK_WAIT_MS } from '../../../lib/payment/request/submission-machine.ts';
import { installFakeApp } from '../browser/fake-app.ts';
import type { FakeApp } from '../browser/fake-app.ts';
import { expect, test as base } from '../servers/fixtures.ts';
import { createSandboxControl } from '../servers/sandbox-control.ts';
import type { SandboxControl } from '../servers/sandbox-control.ts';
import { sendApi } from './api-calls.ts';

/** The breaker of payment forms rests for 5 s; three times that, as machines are slow at times. */
const RECOVERY_MS = 15_000;
/** The longest that a page waits for one of its own calls, and some more. */
const ANSWER_MS = 20_000;

export type Provider = SandboxControl & {
  /** How often the order, or any order, was asked to be authorized. */
  readonly countAuthorizations: (order?: string) => Promise<number>;
  /** How often a payment form was asked for. */
  readonly countForms: () => Promise<number>;
  /** How often a form arrived at the bank. */
  readonly countPosts: () => Promise<number>;
};

type Parts = { readonly provider: Provider; readonly app: FakeApp };

/**
 * Until payment forms are to be had again: failures of a test before may have opened their breaker.
 * Orders have none, so an answer about one would say nothing. Each call is another visitor's, so
 * that none is told that it asks too often.
 */
async function recover(siteOrigin: string): Promise<void> {
  await expect(async () => {
    const body = { userId: 'recovery' };
    expect((await sendApi(siteOrigin, 'authorizationForm', { body })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}

/** `provider`: quiet and whole before and after each test. `app`: puts the page into one. */
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
      await recover(site.origin);
    },
    { auto: true, timeout: 60_000 },
  ],
  app: async ({ page }, provide) => {
    await provide(await installFakeApp(page, { kind: 'react-native' }));
  },
});

export { expect };

/** The texts of a browser that asks for Romanian, as the tests' does. */
export const copy = paymentCopy.ro;

export const pay = (userId: string): string => routes.paymentLoading({ userId });
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

/** As if an earlier payment had begun in this browser. Before `goto`. */
export async function storeUser(page: Page, userId: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.paymentUserId, userId] as const,
  );
}

/** Both areas throw, as in a browser that blocks them. Before `goto`. */
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

/** What the form of `sandbox-form-visible` demands. Its words are the provider's, in any language. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Numele de pe card').fill('Ana Pop');
  await page.getByLabel('Adresa de e-mail').fill('ana@polonic.example');
}

/**
 * Presses the button of a form page; the bank is silent for as long as the page waits for it.
 * The person stops waiting, which leaves the page: by the browser's own protocol, because
 * Playwright's calls wait for the end of a navigation.
 */
export async function meetSilentBank(page: Page, provider: Provider): Promise<void> {
  await page.clock.install();
  await provider.setFault('hang-before-headers', '/bank/');
  await page.locator('main form').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => provider.countPosts()).toBe(1);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await session.detach();
  await page.clock.fastForward(BANK_WAIT_MS);
}

/** As browsers say that Back brought a page as it was left; Chromium keeps none with `no-store`. */
export async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
