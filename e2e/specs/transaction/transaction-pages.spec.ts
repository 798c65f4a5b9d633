import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-choice.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionErrorCopy } from '../../../lib/i18n/transaction/transaction-error-copy.ts';
import { installFakeApp } from '../../support/browser/fake-app.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import {
  button,
  card,
  copy,
  expect,
  expectError,
  expectSuccess,
  pay,
  result,
  test,
} from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';

const path = routes.paymentExit();
const [romanian, english] = languageNames;
const switchTo = ({ code, name }: (typeof languageNames)[number]): { readonly name: string } => ({
  name: `${code} ${name}`,
});

/** Requests as link previews, mail scanners and prefetching browsers send them. */
const scriptlessVisits = [
  { method: 'GET' },
  { method: 'HEAD' },
  { method: 'GET', headers: { purpose: 'prefetch' } },
  { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { method: 'GET', headers: { 'next-router-prefetch': '1', rsc: '1' } },
] as const;

test('a visit without scripts makes no call to the provider', async ({ site, provider }) => {
  for (const address of [
    routes.activate({ token: 'sandbox-token-valid-untouched' }),
    routes.resetPassword({ token: 'sandbox-token-valid-untouched' }),
    pay('diner-4'),
    routes.paymentForm({ userId: 'diner-4' }),
    card('diner-4'),
    result('RC=00&ORDER=1234567'),
  ]) {
    for (const visit of scriptlessVisits) {
      const answer = await sendRaw(site.origin, address, visit);
      // The framework redirects a request with the header `rsc` to an address with `_rsc`.
      const isRedirected = answer.status === 307;
      const shown = isRedirected
        ? await sendRaw(site.origin, String(answer.headers.location), visit)
        : answer;
      expect([address, visit, shown.status]).toEqual([address, visit, 200]);
    }
  }
  expect(await provider.getRequests()).toEqual([]);
});

test.describe('the language of a transaction page', () => {
  test("is chosen by the query, else by the browser's first language, in the server's HTML", async ({
    site,
  }) => {
    for (const [accept, query, language] of [
      ['ro-RO,ro;q=0.9,en;q=0.8', '', 'ro'],
      ['en-GB,en;q=0.9', '', 'en'],
      ['hu', '', 'en'],
      ['ro', '?lang=hu', 'ro'],
      ['ro', '?lang=en', 'en'],
    ] as const) {
      // The internal header of a request must have no effect.
      const headers = { 'accept-language': accept, 'x-visitor-language': 'en' };
      const { body } = await sendRaw(site.origin, `${path}${query}`, { headers });
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(paymentCopy[language].exit.text);
      expect(body).toContain(chromeCopy[language].footer.tagline);
    }
  });

  test('is changed by a link that keeps the rest of the address', async ({ page }) => {
    await page.goto(`${path}?a=1&a=2&b=%C8%99`);
    await page.getByRole('link', switchTo(english)).click();
    await expect(page).toHaveURL(`${path}?a=1&a=2&b=%C8%99&lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paymentCopy.en.exit.title);
    await expect(page.getByRole('link', switchTo(english))).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', switchTo(romanian)).click();
    await expect(page).toHaveURL(`${path}?a=1&a=2&b=%C8%99&lang=ro`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  });
});

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

test('a result page that the browser has translated can show a success after an error', async ({
  page,
  provider,
}) => {
  await page.goto(result('RC=00&ORDER=sandbox-order-fails-1'));
  await expectError(page, copy.result.unauthorized);
  await translate(page);
  await button(page, copy.tryAgain).click();
  await expectSuccess(page);
  await expect(page.locator('[data-tone]')).toHaveText(copy.result.success.text);
  expect(await provider.countAuthorizations()).toBe(2);
});

test('a page of an app that fails to render asks to check the order, and can be retried', async ({
  browser,
  site,
}) => {
  // The `page` fixture would fail this test, because the page logs an error.
  const context = await browser.newContext({ locale: 'ro-RO', baseURL: site.origin });
  const page = await context.newPage();
  const app = await installFakeApp(page, { kind: 'react-native' });
  const { heading, payment, retry } = transactionErrorCopy.ro;
  // The third authorization succeeds.
  await page.goto(result('RC=00&ORDER=sandbox-order-fails-2'));
  await expect(button(page, copy.tryAgain)).toBeVisible();
  await wrap(page.locator('main section'));
  await button(page, copy.tryAgain).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText(payment)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expectNoAxeViolation(page);
  await expectNoSidewaysScrolling(page);

  await button(page, retry).click();
  await expectSuccess(page);
  expect(app.messages).toEqual([]);
  await button(page, copy.backToCart).click();
  await expect(page.getByText(copy.told)).toBeVisible();
  expect(app.messages).toEqual([
    expect.stringMatching(/^\{"type":"exit_success","payload":\{.+\}\}$/),
  ]);
  await context.close();
});
