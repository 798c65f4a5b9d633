import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import { createOwnSiteTest, expireCaches } from '../../support/servers/own-site.ts';

const [first, second] = catalogue;
if (first === undefined || second === undefined) throw new Error('The catalogue is too short');
const [restaurantId, otherId] = [first.shortName, second.shortName];
const restaurant = routes.restaurant({ restaurantId });
const menu = routes.menu({ restaurantId });

/** Without stored pages, each page waits for the provider. */
const test = createOwnSiteTest({ FRONT_CACHE_MEGABYTES: '0', REVALIDATE_SECRET });

/** Each kind of link into a restaurant or a menu: the page, and the beginning of the link's address. */
const links = [
  ['a tile of the home page', routes.home(), routes.restaurant({ restaurantId: otherId })],
  ['a card of the list', routes.restaurants(), restaurant],
  ['the button of a restaurant', restaurant, menu],
  ['the link of a table', routes.table({ restaurantId, tableId: '5' }), menu],
  ['the crumb of a menu', menu, restaurant],
] as const;

const SEEN = 'spinner-seen';

/**
 * Writes into the storage of the tab when the spinner appears. Playwright cannot look at a page whose
 * successor is loading.
 */
const watchForSpinner = (page: Page): Promise<void> =>
  page.evaluate(
    ([key, text]) => {
      sessionStorage.removeItem(key);
      new MutationObserver(() => {
        const found = [...document.querySelectorAll('[role="status"]')];
        const isSpinner = (status: Element): boolean =>
          status.textContent === text && status.checkVisibility();
        if (found.some(isSpinner)) sessionStorage.setItem(key, '1');
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    },
    [SEEN, siteCopy.chrome.loading] as const,
  );

const findSpinner = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('status').filter({ hasText: siteCopy.chrome.loading });

for (const [name, from, to] of links) {
  test(`${name} shows a spinner while the next page is slow, and none after Back`, async ({
    page,
    control,
    ownSite: site,
  }) => {
    const link = page.locator(`main a[href^="${to}"]`).first();
    // After the fault of an earlier test, the circuit breaker refuses calls for some seconds.
    await expect(async () => {
      await page.goto(`${site.origin}${from}${from === menu ? '?hidden_modal' : ''}`);
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expireCaches(site);
    await control.setFault('hang-before-headers');
    await watchForSpinner(page);
    await link.click();
    await page.waitForURL((url) => url.pathname === to.split('?')[0]);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), SEEN)).toBe('1');
    await page.goBack();
    await expect(page.locator('main')).toBeVisible();
    await expect(findSpinner(page)).toHaveCount(0);
  });
}
