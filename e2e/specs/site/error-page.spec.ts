import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { errorCopy } from '../../../lib/i18n/site/every-page/error-copy.ts';
import { shareCopy, shareDialogCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

/**
 * Puts an element into a new `div`, as a browser's translation puts texts into new elements.
 */
const wrap = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element) => {
    const wrapper = document.createElement('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  });

/**
 * These tests do not use the `page` fixture, because that fixture fails a test whose page logs an
 * error. Here the page logs the error that React throws.
 */
const open = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', locale: 'ro-RO' });

async function expectErrorDocument(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: errorCopy.heading })).toBeVisible();
  await expect(page.getByText(errorCopy.text)).toBeVisible();
  await expect(page.getByRole('link', { name: errorCopy.home })).toHaveAttribute('href', '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page).toHaveTitle(errorCopy.heading);
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
}

test('a dialog that a translator has moved closes, and opens again', async ({ browser, site }) => {
  const context = await open(browser);
  const page = await context.newPage();
  await page.goto(`${site.origin}${routes.restaurant({ restaurantId: RESTAURANT_ID })}`);
  const share = page.getByRole('main').getByRole('button', { name: shareCopy.share });
  const dialog = page.getByRole('dialog', { name: shareCopy.share });
  await share.click();
  await wrap(page, 'dialog[open]');
  await dialog.getByRole('button', { name: shareDialogCopy.close }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await share.click();
  await expect(dialog).toBeVisible();
  await context.close();
});

test('a layout that fails shows an error document', async ({ browser, site }) => {
  const context = await open(browser);
  const page = await context.newPage();
  // The layout looks for the bridge of an app. Only the first load fails.
  await page.addInitScript(() => {
    if (sessionStorage.length > 0) return;
    sessionStorage.setItem('failed', '');
    Object.defineProperty(window, 'NativeApp', {
      get: () => {
        throw new Error('a bridge that fails');
      },
    });
  });
  await page.goto(`${site.origin}${routes.activate({ token: 'sandbox-token-used' })}`);
  await expectErrorDocument(page);
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
});

/** Runs in the server before the site. The first price that a page shows throws. */
const BREAK_ONE_RENDERING = `
  const { prototype } = Intl.NumberFormat;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format');
  let isBroken = true;
  Object.defineProperty(prototype, 'format', {
    get() {
      if (isBroken && this.resolvedOptions().style === 'currency') {
        isBroken = false;
        throw new Error('a price that fails');
      }
      return get.call(this);
    },
  });
`;

test('a public page that the server fails to render is an error document with status 500, which no cache stores, and can be retried', async ({
  browser,
  sandbox,
}) => {
  const fault = `data:text/javascript,${encodeURIComponent(BREAK_ONE_RENDERING)}`;
  const program = [process.execPath, '--import', fault];
  const site = await startSite({ providerApiUrl: sandbox.origin, program });
  const context = await open(browser);
  const page = await context.newPage();
  const menu = `${site.origin}${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_modal`;
  const answer = await page.goto(menu);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([500, 'no-store']);
  expect(await answer?.text()).not.toContain('a price that fails');
  await expectErrorDocument(page);
  expect(site.output()).toContain('a price that fails');
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(menu);
  await context.close();
  await site.stop();
});
