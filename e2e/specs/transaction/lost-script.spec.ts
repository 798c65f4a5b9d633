import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { chromeCopy } from '../../../lib/i18n/site/every-page/chrome-copy.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { invoiceCopy } from '../../../lib/i18n/transaction/invoice-copy.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { transactionCopy } from '../../../lib/i18n/transaction/transaction-copy.ts';
import { EXIT_LINKS_DELAY_MS } from '../../../lib/native-app/bridge.ts';
import { INVOICE_ID } from '../../support/pages/site-pages.ts';
import { createToken } from '../../support/pages/transaction/account-pages.ts';
import { card, pay, result } from '../../support/pages/transaction/payment-test.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const APPROVED = result('RC=00&ORDER=1234567');
const SCRIPTS = '**/_next/static/**/*.js*';
const help = (page: Page): Locator => page.locator('main a[href=""]');
const buttons = (page: Page): Locator => page.locator('main button:enabled');

type TransactionPage = {
  readonly name: string;
  readonly path: () => string;
  /** What the page shows when all its scripts have done their work. */
  readonly works: (page: Page) => Locator;
  /** What the page shows in a browser that runs no scripts. */
  readonly withoutScript: string;
};

const { noScript } = paymentCopy.ro;

const withButton = (name: string, path: string, text: keyof typeof noScript): TransactionPage => ({
  name,
  path: () => path,
  works: buttons,
  withoutScript: noScript[text],
});

const pages: readonly TransactionPage[] = [
  withButton('an approved payment', APPROVED, 'after'),
  withButton('a declined payment', result('RC=51&ORDER=1234567'), 'unknown'),
  withButton('a payment that could not begin', routes.paymentError(), 'unknown'),
  withButton('the preparation of a payment', pay('sandbox-form-visible'), 'before'),
  withButton("the bank's form", routes.paymentForm({ userId: 'u1' }), 'before'),
  withButton('a card payment', card('sandbox-form-visible'), 'before'),
  {
    name: 'an activation',
    path: () => routes.activate({ token: createToken() }),
    works: (page) => page.locator('main [data-tone=positive]'),
    withoutScript: accountCopy.ro.activation.withoutScript,
  },
  {
    name: 'a new password',
    path: () => routes.resetPassword({ token: createToken() }),
    works: (page) => page.locator('main button[type=submit]:enabled'),
    withoutScript: accountCopy.ro.reset.withoutScript,
  },
  {
    name: 'the exit of a payment',
    path: () => routes.paymentExit(),
    works: (page) => page.locator(`main a[href="${routes.home()}"]`),
    withoutScript: paymentCopy.ro.exit.home,
  },
  {
    name: 'an invoice',
    path: () => routes.invoice({ invoiceId: INVOICE_ID }),
    works: (page) => page.locator('main a[rel=noreferrer]'),
    withoutScript: invoiceCopy.open,
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

  // Most scripts are parts of several pages. So each script is lost once, at the first of its pages.
  test('offers a way on, whichever script it is', async ({ browser, site }) => {
    test.setTimeout(120_000);
    const page = await openContext(browser, site.origin);
    await page.clock.install();
    const lostBefore = new Set<string>();
    for (const { name, path, works } of pages) {
      const expectWayOn = async (lost: string): Promise<void> => {
        const ways = works(page).or(help(page)).filter({ visible: true });
        await expect(async () => {
          await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
          await skipDelay(page);
          await expect(ways.first(), `${name} without ${lost}`).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 30_000 });
      };
      const scripts = await open(page, path(), () => false);
      await expectWayOn('nothing');
      await expect(works(page).first()).toBeVisible();
      // An invoice has no framework and needs no script.
      const isInvoice = name === 'an invoice';
      if (!isInvoice) await expect(help(page)).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(isInvoice ? 0 : 3);
      for (const lost of scripts.filter((script) => !lostBefore.has(script))) {
        lostBefore.add(lost);
        await open(page, path(), (script) => script === lost);
        await expectWayOn(lost);
      }
      await open(page, path(), () => true);
      await expectWayOn('all scripts');
    }
  });

  test('says after ten seconds how to go on, also with reduced motion, and works after a reload', async ({
    browser,
    site,
  }) => {
    const page = await openContext(browser, site.origin, { reducedMotion: 'reduce' });
    let isRefused = true;
    await open(page, APPROVED, () => isRefused);
    await expect(help(page)).toBeHidden();
    expect(await listDelays(page)).toEqual([10_000]);
    await skipDelay(page);
    const region = page.getByRole('status').filter({ has: page.locator('a[href=""]') });
    await expect(region.getByText(transactionCopy.ro.unhydrated.title)).toBeVisible();
    await expect(region.getByText(paymentCopy.ro.unhydrated.after)).toBeVisible();
    await expect(region.locator('a[href^="tel:"]')).toBeVisible();
    await expectNoAxeViolationInEitherScheme(page);
    await expectNoSidewaysScrolling(page);
    isRefused = false;
    await help(page).click();
    await expect(page.getByText(paymentCopy.ro.result.success.text)).toBeVisible();
    await expect(page).toHaveURL(APPROVED);
  });

  test('says at once how to go on if the stylesheets are lost too', async ({ browser, site }) => {
    const page = await openContext(browser, site.origin);
    await page.route('**/*.css*', (route) => route.abort());
    await open(page, pay('u1'), () => true);
    await expect(help(page)).toBeVisible();
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
    await page.goto(APPROVED, { waitUntil: 'commit' });
    await expect(help(page)).toBeAttached();
    await skipDelay(page);
    await expect(help(page)).toBeVisible();
    release();
    await expect(page.getByText(paymentCopy.ro.result.success.text)).toBeVisible();
    await expect(help(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page says how to go on, and shows nothing that waits', async ({ page }) => {
    for (const { path, withoutScript } of pages) {
      await page.goto(path());
      await expect(
        page.getByRole('navigation', { name: chromeCopy.ro.footer.label }),
      ).toBeVisible();
      const main = page.getByRole('main');
      // `getByText` finds no element inside `<noscript>`.
      const way = main.locator('noscript p, a').filter({ hasText: withoutScript });
      await expect(way.first()).toBeVisible();
      await expect(main.locator('[role=status][aria-busy=true]')).toBeHidden();
      await expect(main.locator('input').filter({ visible: true })).toHaveCount(0);
    }
  });
});
