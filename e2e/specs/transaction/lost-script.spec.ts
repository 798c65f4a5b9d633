import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { languageNames } from '../../../lib/i18n/language-names.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { EXIT_LINKS_DELAY_MS } from '../../../lib/payment/exit/exit-delay.ts';
import { INVOICE_ID } from '../../support/pages/site-pages.ts';
import { createToken } from '../../support/pages/transaction/account-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const SCRIPTS = '**/_next/static/**/*.js*';
const help = (page: Page): Locator => page.locator('main a[href=""]');
const buttons = (page: Page): Locator => page.locator('main button:enabled');

type TransactionPage = {
  readonly name: string;
  readonly path: () => string;
  /** What the page shows when all its scripts have done their work. */
  readonly works: (page: Page) => Locator;
};

const withButton = (name: string, path: string): TransactionPage => ({
  name,
  path: () => path,
  works: buttons,
});

const result = (query: string): string => `${routes.paymentResult()}?${query}`;

const pages: readonly TransactionPage[] = [
  withButton('an approved payment', result('RC=00&ORDER=1234567')),
  withButton('a declined payment', result('RC=51&ORDER=1234567')),
  withButton('a payment that could not begin', routes.paymentError()),
  withButton(
    'the preparation of a payment',
    routes.paymentLoading({ userId: 'sandbox-form-visible' }),
  ),
  withButton("the bank's form", routes.paymentForm({ userId: 'u1' })),
  withButton(
    'a card payment',
    routes.cardPayment({ userId: 'sandbox-form-visible', orderId: '1' }),
  ),
  {
    name: 'an activation',
    path: () => routes.activate({ token: createToken() }),
    works: (page) => page.locator('main [data-tone=positive]'),
  },
  {
    name: 'a new password',
    path: () => routes.resetPassword({ token: createToken() }),
    works: (page) => page.locator('main button[type=submit]:enabled'),
  },
  {
    name: 'the exit of a payment',
    path: () => routes.paymentExit(),
    works: (page) => page.locator(`main a[href="${routes.home()}"]`),
  },
  {
    name: 'an invoice',
    path: () => routes.invoice({ invoiceId: INVOICE_ID }),
    works: (page) => page.locator('main a[rel=noreferrer]'),
  },
];

/** Opens the page without the scripts that `isRefused` selects, and returns all it asked for. */
async function open(
  page: Page,
  path: string,
  isRefused: (script: string) => boolean,
): Promise<readonly string[]> {
  const scripts = new Set<string>();
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.add(pathname);
    return isRefused(pathname) ? route.abort() : route.continue();
  });
  await page.goto(path);
  return [...scripts];
}

/** Ends the delay of the help. Animations without an end, such as a spinner's, go on. */
const skipDelay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  });

/** The delays in milliseconds of all animations of the page, without those of 0 ms. */
const listDelays = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming().delay)
      .filter((delay) => delay !== 0),
  );

test.describe('a page that has lost a script', () => {
  // These tests open their own tabs, because a lost script causes errors in the console.
  let context: BrowserContext;
  const openContext = async (
    browser: Browser,
    baseURL: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    context = await browser.newContext({ baseURL, locale: 'ro-RO', ...options });
    return context.newPage();
  };
  test.afterEach(() => context.close());

  for (const { name, path, works } of pages) {
    test(`offers a way on, whichever script it is: ${name}`, async ({ browser, site }) => {
      test.setTimeout(120_000);
      const page = await openContext(browser, site.origin);
      await page.clock.install();
      const expectWayOn = async (lost: string): Promise<void> => {
        const ways = works(page).or(help(page)).filter({ visible: true });
        await expect(async () => {
          await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
          await skipDelay(page);
          await expect(ways.first(), lost).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 10_000 });
      };
      const scripts = await open(page, path(), () => false);
      await expectWayOn('none');
      await expect(works(page).first()).toBeVisible();
      if (name !== 'an invoice') await expect(help(page)).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(3);
      for (const lost of scripts) {
        await open(page, path(), (script) => script === lost);
        await expectWayOn(lost);
      }
      await open(page, path(), () => true);
      await expectWayOn('all');
    });
  }

  for (const { language } of languageNames) {
    test(`says after ten seconds how to go on, also with reduced motion (${language})`, async ({
      browser,
      site,
    }) => {
      const page = await openContext(browser, site.origin, { reducedMotion: 'reduce' });
      await open(page, `${result('RC=00&ORDER=1234567')}&lang=${language}`, () => true);
      await expect(help(page)).toBeHidden();
      expect(await listDelays(page)).toEqual([10_000]);
      await skipDelay(page);
      const region = page.getByRole('status').filter({ has: page.locator('a[href=""]') });
      await expect(region.getByText(transactionCopy[language].unhydrated.title)).toBeVisible();
      await expect(region.getByText(paymentCopy[language].unhydrated.after)).toBeVisible();
      await expect(region.locator('a[href^="tel:"]')).toBeVisible();
      await expectNoAxeViolationInEitherScheme(page);
      await expectNoSidewaysScrolling(page);
    });
  }

  test('says at once how to go on if the stylesheets are lost too', async ({ browser, site }) => {
    const page = await openContext(browser, site.origin);
    await page.route('**/*.css*', (route) => route.abort());
    await open(page, routes.paymentLoading({ userId: 'u1' }), () => true);
    await expect(help(page)).toBeVisible();
  });

  test('reloads by a press, and then works', async ({ browser, site }) => {
    const page = await openContext(browser, site.origin);
    let isRefused = true;
    await open(page, result('RC=00&ORDER=1234567'), () => isRefused);
    await skipDelay(page);
    isRefused = false;
    await help(page).click();
    await expect(page.getByText(paymentCopy.ro.result.success.text)).toBeVisible();
    await expect(page).toHaveURL(result('RC=00&ORDER=1234567'));
  });

  test('drops its help when the scripts come late', async ({ browser, site }) => {
    const page = await openContext(browser, site.origin);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(result('RC=00&ORDER=1234567'), { waitUntil: 'commit' });
    await expect(help(page)).toBeAttached();
    await skipDelay(page);
    await expect(help(page)).toBeVisible();
    release();
    await expect(page.getByText(paymentCopy.ro.result.success.text)).toBeVisible();
    await expect(help(page)).toHaveCount(0);
  });
});
