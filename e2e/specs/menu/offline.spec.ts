import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { offlineCopy } from '../../../lib/i18n/site/every-page/offline-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import {
  fieldOf,
  formatFound,
  listFirst,
  MENU,
  openerOf,
  resultOf,
  listOf,
} from '../../support/pages/menu-page.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

test.use({ serviceWorkers: 'allow', tab: 'new' });

const path = routes.menu({ restaurantId: RESTAURANT_ID });

const NOTICE = /copia salvată pe acest dispozitiv la ora \d\d:\d\d/;

/** Longer than a browser takes to install a service worker or to find a new version of it. */
const WORKER_MS = 15_000;

/**
 * Resolves to all responses that the service worker stores. The key is the address, and the value is
 * the text of the headers and of the body.
 */
function readOfflineCaches(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const stored: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url);
        stored[url] = `${JSON.stringify([...(response?.headers ?? [])])}${await response?.text()}`;
      }
    }
    return stored;
  });
}

const listStoredPaths = async (page: Page): Promise<readonly string[]> =>
  Object.keys(await readOfflineCaches(page)).map((url) => new URL(url).pathname);

const countRegistrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and waits until the service worker stores it. */
async function visitAndStore(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => listStoredPaths(page), { timeout: WORKER_MS })
    .toContain(new URL(page.url()).pathname);
}

test('a visited menu opens offline, says how old it is, and can be used', async ({
  page,
  context,
}) => {
  await visitAndStore(page, MENU);
  const products = await page.getByRole('article').count();
  await context.setOffline(true);
  const response = await page.goto(MENU);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-.*require-trusted-types-for 'script'/,
  );
  await expect.poll(() => isHydrated(page)).toBe(true);
  const notice = await page.getByText(NOTICE).innerText();
  await expect(page.getByRole('article')).toHaveCount(products);
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await expectNoAxeViolationInEitherScheme(page);

  await listFirst(page, 1);
  await openerOf(page).click();
  await expect(listOf(page).getByText(notice)).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(notice).first()).toBeVisible();

  // The menu's address with the parameter `produs` leads to the same stored page.
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${path}?produs=papanasi`);
  await expect(page.getByRole('article')).toHaveCount(products);

  await context.setOffline(false);
  await page.goto(MENU);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a page that is not stored opens offline as a list of the stored menus', async ({
  page,
  context,
}) => {
  const { heading, stored, again } = offlineCopy.ro.page;
  // The name of this restaurant is markup without a space.
  await visitAndStore(page, routes.menu({ restaurantId: 'sandbox-hostile' }));
  await visitAndStore(page, MENU);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const readLook = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { backgroundColor, fontFamily } = getComputedStyle(document.body);
      return [backgroundColor, fontFamily];
    });
  const look = await readLook();
  await context.setOffline(true);
  const unvisited = routes.menu({ restaurantId: 'umi-pe-mures' });
  for (const address of [
    routes.restaurants(),
    routes.table({ restaurantId: RESTAURANT_ID, tableId: '4' }),
    unvisited,
  ]) {
    const response = await page.goto(address);
    expect([address, response?.fromServiceWorker()]).toEqual([address, true]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { name: stored })).toBeVisible();
    expect(await readLook()).toEqual(look);
  }
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').locator(`a[href="${routes.restaurants()}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  await page.goto(unvisited);
  await context.setOffline(false);
  await page.getByRole('link', { name: again }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(unvisited);
});

/** Undefined while the page goes on to another one by itself, as a payment does. */
const isControlled = (page: Page): Promise<boolean | undefined> =>
  page
    .evaluate(() => navigator.serviceWorker.controller !== null)
    .catch((error: unknown) => {
      if (/context was destroyed/.test(String(error))) return undefined;
      throw error;
    });

test('nothing of an embedded, secret or personal page is ever stored', async ({ page }) => {
  const CANARY = 'canar-4711';
  await page.goto(`${path}?hidden_navbar`, { waitUntil: 'networkidle' });
  expect(await countRegistrations(page)).toBe(0);
  await visitAndStore(page, MENU);
  for (const address of [
    routes.resetPassword({ token: `sandbox-token-valid-${CANARY}` }),
    routes.activate({ token: `sandbox-token-valid-${CANARY}` }),
    routes.paymentLoading({ userId: CANARY }),
    routes.cardPayment({ userId: CANARY, orderId: CANARY }),
    `${routes.paymentResult()}?RC=51&ORDER=${CANARY}`,
    routes.paymentExit(),
    routes.invoice({ invoiceId: INVOICE_ID }),
  ]) {
    await page.goto(address);
    await expect.poll(() => isControlled(page), address).toBe(false);
    await page.waitForLoadState('networkidle');
  }
  for (const address of [
    routes.table({ restaurantId: RESTAURANT_ID, tableId: CANARY }),
    `${path}?hidden_navbar&canary=${CANARY}`,
  ])
    await page.goto(address, { waitUntil: 'networkidle' });
  await visitAndStore(page, `${path}?hidden_modal&canary=${CANARY}`);
  const stored = await readOfflineCaches(page);
  expect(JSON.stringify(stored)).not.toContain(CANARY);
  const pages = Object.keys(stored).filter((url) => !url.includes('/_next/static/'));
  expect(pages.map((url) => new URL(url).pathname)).toEqual([path]);
});

test('the browser deletes all when offline menus are switched off', async ({
  context,
  sandbox,
}) => {
  test.setTimeout(60_000);
  // The `page` fixture would fail here, because without the server the pictures fail, and the
  // browser logs each failure.
  const page = await context.newPage();
  const site = await startSite({ providerApiUrl: sandbox.origin });
  const address = `${site.origin}${MENU}`;
  await visitAndStore(page, address).finally(site.stop);
  await page.goto(address);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('navigation', { name: siteCopy.menu.categories })).toBeVisible();

  const off = await startSite({
    providerApiUrl: sandbox.origin,
    port: Number(new URL(site.origin).port),
    env: { OFFLINE_MENUS: 'off' },
  });
  try {
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toContain("worker-src 'none'");
    // The browser looks for a new version of the worker some time after a navigation. Another
    // navigation would put this off.
    await expect.poll(() => countRegistrations(page), { timeout: WORKER_MS }).toBe(0);
    await expect.poll(() => readOfflineCaches(page)).toEqual({});
  } finally {
    await off.stop();
  }
});
