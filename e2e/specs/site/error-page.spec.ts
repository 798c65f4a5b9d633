import type { Browser, BrowserContext, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { errorCopy } from '../../../lib/i18n/site/every-page/error-copy.ts';
import { shareCopy } from '../../../lib/i18n/site/every-page/share-copy.ts';
import { shareDialogCopy } from '../../../lib/i18n/site/every-page/share-dialog-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/**
 * Puts an element into a new `div`, as a browser's translation puts texts into new elements. React
 * then cannot remove the element from its earlier parent, and throws.
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

test('a page that fails shows the error page with links to continue', async ({ browser, site }) => {
  const context = await open(browser);
  const page = await context.newPage();
  const address = `${site.origin}${routes.restaurant({ restaurantId: RESTAURANT_ID })}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: shareCopy.share }).first().click();
  await wrap(page, 'dialog[open]');
  await page.getByRole('button', { name: shareDialogCopy.close }).click();
  const message = page.getByRole('heading', { level: 1, name: errorCopy.heading });
  await expect(message).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('main').getByRole('link', { name: errorCopy.home }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await context.close();
});

test('a menu whose dialog has failed is whole again after another try', async ({
  browser,
  site,
}) => {
  const menu = routes.menu({ restaurantId: RESTAURANT_ID });
  const { body } = await sendRaw(site.origin, menu);
  const context = await open(browser);
  const page = await context.newPage();
  await page.goto(`${site.origin}${menu}?hidden_modal`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: shareCopy.share }).first().click();
  await wrap(page, 'dialog[open]');
  // The products lie above the dialog, which is no longer in the top layer.
  await page.getByRole('button', { name: shareDialogCopy.close }).press('Enter');
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await expect(page.getByRole('article')).toHaveCount(body.match(/<article/g)?.length ?? 0);
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
