import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { keepFirst, openerOf, sheetOf } from '../../support/pages/kept-products.ts';
import { readOfflineCaches, visitAndKeep } from '../../support/pages/kept-pages.ts';
import { fieldOf, formatFound, MENU, resultOf } from '../../support/pages/menu-search.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

test.use({ serviceWorkers: 'allow', tab: 'new' });

const path = routes.menu({ restaurantId: RESTAURANT_ID });

test('a visited menu opens offline, says how old it is, and can be used', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, MENU);
  const products = await page.getByRole('article').count();
  await context.setOffline(true);
  await page.goto(MENU);

  await expect(page.getByText(/copia din browser, văzută la ora \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(products);
  await fieldOf(page).fill('papanasi');
  await expect(resultOf(page)).toHaveText(formatFound(2));
  await expectNoAxeViolationInEitherScheme(page);

  // The menu's address with the parameter `produs` leads to the same kept page.
  await page.goto(`${path}?produs=papanasi`);
  await expect(page.getByRole('article')).toHaveCount(products);

  await context.setOffline(false);
  await page.goto(MENU);
  await expect(page.getByText(/copia din browser/)).toHaveCount(0);
});

test('offline, the list of kept products and the print say when the menu was seen', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, MENU);
  await context.setOffline(true);
  await page.goto(MENU);
  const notice = await page.getByText(/copia din browser, văzută la ora \d\d:\d\d/).innerText();
  await keepFirst(page, 1);
  await openerOf(page).click();
  await expect(sheetOf(page).getByText(notice)).toBeVisible();
  await expectNoAxeViolationInEitherScheme(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(notice).first()).toBeVisible();
});

test('a kept menu keeps its Content-Security-Policy, and its own scripts run', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, MENU);
  await context.setOffline(true);
  const answer = await page.goto(MENU);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-.*require-trusted-types-for 'script'/,
  );
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('a menu that a navigation inside the site opens is kept', async ({ page }) => {
  await visitAndKeep(page, routes.restaurant({ restaurantId: RESTAURANT_ID }));
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect
    .poll(async () => Object.keys(await readOfflineCaches(page)).some((url) => url.endsWith(path)))
    .toBe(true);
});

test('a restaurant page that is opened from the list of restaurants violates no Content-Security-Policy, and is kept once a service worker runs', async ({
  page,
}) => {
  const restaurant = routes.restaurant({ restaurantId: RESTAURANT_ID });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const openFromList = async (): Promise<void> => {
    await page.goto(routes.restaurants());
    await page.locator(`a[href="${restaurant}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${restaurant}$`));
    await page.waitForLoadState('networkidle');
  };
  const isKept = async (): Promise<boolean> =>
    Object.keys(await readOfflineCaches(page)).some((url) => url.endsWith(restaurant));
  await openFromList();
  expect(await isKept()).toBe(false);
  await visitAndKeep(page, MENU);
  await openFromList();
  await expect.poll(isKept).toBe(true);
  expect(violations).toEqual([]);
});

test('nothing of a page with a secret or personal address is ever kept', async ({ page }) => {
  const CANARY = 'canar-4711';
  await visitAndKeep(page, MENU);
  for (const address of [
    routes.resetPassword({ token: `sandbox-token-valid-${CANARY}` }),
    routes.activate({ token: `sandbox-token-valid-${CANARY}` }),
    routes.paymentLoading({ userId: CANARY }),
    routes.cardPayment({ userId: CANARY, orderId: CANARY }),
    `${routes.paymentResult()}?RC=51&ORDER=${CANARY}`,
    routes.paymentExit(),
    routes.invoice({ invoiceId: INVOICE_ID }),
    routes.table({ restaurantId: RESTAURANT_ID, tableId: CANARY }),
    `${path}?hidden_navbar&canary=${CANARY}`,
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await visitAndKeep(page, `${path}?hidden_modal&canary=${CANARY}`);
  const kept = await readOfflineCaches(page);
  expect(JSON.stringify(kept)).not.toContain(CANARY);
  const pages = Object.keys(kept).filter((url) => !url.includes('/_next/static/'));
  expect(pages.map((url) => new URL(url).pathname)).toEqual([path]);
});

test('pages with a secret or personal address are not controlled by the service worker', async ({
  page,
}) => {
  await visitAndKeep(page, MENU);
  for (const address of [routes.paymentExit(), routes.invoice({ invoiceId: INVOICE_ID })]) {
    await page.goto(address);
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  }
});

test('an embedded menu registers no service worker', async ({ page }) => {
  await page.goto(`${path}?hidden_navbar`, { waitUntil: 'networkidle' });
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toEqual([]);
});

test('when offline menus are switched off, the site makes browsers delete the service worker and the kept pages', async ({
  context,
  sandbox,
}) => {
  const page = await context.newPage();
  const first = await startSite({ providerApiUrl: sandbox.origin });
  const port = Number(new URL(first.origin).port);
  try {
    await visitAndKeep(page, `${first.origin}${MENU}`);
  } finally {
    await first.stop();
  }
  const off = await startSite({
    providerApiUrl: sandbox.origin,
    port,
    env: { OFFLINE_MENUS: 'off' },
  });
  try {
    await expect(async () => {
      await page.goto(`${off.origin}${MENU}`);
      const [registrations, kept] = [
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        await readOfflineCaches(page),
      ];
      expect([registrations, kept]).toEqual([0, {}]);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await page.request.get(`${off.origin}${path}`);
    expect(answer.headers()['content-security-policy']).toContain("worker-src 'none'");
  } finally {
    await off.stop();
  }
});

test('a kept menu is shown while the server is down', async ({ context, sandbox }) => {
  // The `page` fixture would fail here, because without the server the pictures fail, and the
  // browser logs each failure.
  const page = await context.newPage();
  const site = await startSite({ providerApiUrl: sandbox.origin });
  await visitAndKeep(page, `${site.origin}${MENU}`).finally(site.stop);
  await page.goto(`${site.origin}${MENU}`);
  await expect(page.getByText(/copia din browser, văzută la ora/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: siteCopy.menu.categories })).toBeVisible();
});
