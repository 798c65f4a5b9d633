import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { errorCopy } from '../../../lib/i18n/site/every-page/error-copy.ts';
import { shareCopy, shareDialogCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

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
  await expect(page.getByRole('heading', { level: 1, name: errorCopy.heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page).toHaveTitle(errorCopy.heading);
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
});
