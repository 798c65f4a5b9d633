import { devices } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { invoiceCopy } from '../../../lib/i18n/transaction/invoice-copy.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { INVOICE_ID } from '../../support/pages/site-pages.ts';
import { findInFiles } from '../../support/rules/find-in-files.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const address = routes.invoice({ invoiceId: INVOICE_ID });
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

test('an invoice is shown in a frame whose host gets no Referer', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = `${sandbox.origin}/invoices/${INVOICE_ID}.pdf`;
  const asked = page.waitForRequest(link);
  await page.goto(address);
  const frame = page.getByTitle(invoiceCopy.frame);
  await expect(frame).toHaveAttribute('src', link);
  expect((await asked).headers()['referer']).toBeUndefined();
  const box = await frame.boundingBox();
  expect(box?.height).toBe(1200);
  expect(box?.width).toBe(await page.evaluate(() => document.body.clientWidth));
  const open = page.getByRole('link', { name: invoiceCopy.open });
  await expect(open).toBeInViewport();
  await expect(open).toHaveAttribute('href', link);
});

test('the page of an invoice is not cached or indexed, sends no Referer, and may contain only the frame of its document', async ({
  site,
  sandbox,
}) => {
  for (const path of [address, '/invoice/sandbox-invoice-missing']) {
    const { headers, body } = await sendRaw(site.origin, path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(body).toMatch(/<title>Factură - [^<]+<\/title>/);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(body).not.toMatch(/rel="canonical"|property="og:|name="description"/);
  }
  const frames = async (path: string): Promise<string> =>
    getDirective(
      String((await sendRaw(site.origin, path)).headers['content-security-policy']),
      'frame-src',
    );
  expect(await frames(address)).toBe(sandbox.origin);
  expect(await frames('/invoice/sandbox-invoice-missing')).toBe("'none'");
  expect(await frames(routes.home())).toBe("'none'");
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the page links to the document, but does not load it', async ({ page, sandbox }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: invoiceCopy.open })).toBeInViewport({ ratio: 1 });
    await expect(page.getByTitle(invoiceCopy.frame)).toBeHidden();
    expect(asked.filter((url) => url.startsWith(sandbox.origin))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ['missing', 'no-link', 'foreign']) {
    test(`the page of sandbox-invoice-${id} is a 404 and sends no request to a third party`, async ({
      page,
      site,
      sandbox,
    }) => {
      const thirdPartyRequests = await interceptThirdPartyRequests(page, [
        site.origin,
        sandbox.origin,
      ]);
      const answer = await page.goto(`/invoice/sandbox-invoice-${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(invoiceCopy.missing);
      await page.getByRole('main').getByRole('link', { name: siteCopy.notFound.home }).click();
      await expect(page).toHaveURL('/');
      expect(thirdPartyRequests).toEqual([]);
    });
  }
});

for (const fault of ['down', 'gateway-404', 'gateway-maintenance'] as const) {
  test(`while the provider fails (${fault}), the page has the text of a missing invoice, and a later reload shows the document`, async ({
    page,
    control,
  }) => {
    await control.setFault(fault, '/invoice/');
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    await expect(page.getByRole('main')).toContainText(invoiceCopy.missing);
    await control.clearFaults();
    await expect(async () => {
      await page.getByRole('link', { name: siteCopy.menu.reload }).click();
      await expect(page.getByTitle(invoiceCopy.frame)).toHaveCount(1);
    }).toPass({ timeout: 15_000 });
  });
}

for (const id of ['..%2f1', 'a.pdf', '%00', 'a%0d%0ab', 'i'.repeat(65), '1/2', 'a%20b']) {
  test(`/invoice/${id} is a 404, and the site does not call the provider`, async ({
    site,
    control,
  }) => {
    const before = (await control.getRequests('/invoice/')).length;
    expect((await sendRaw(site.origin, `/invoice/${id}`)).status).toBe(404);
    expect(await control.getRequests('/invoice/')).toHaveLength(before);
  });
}

test('no visit leaves the id of an invoice on disk or in a log', async ({
  page,
  control,
  startOwnSite,
}) => {
  const site = await startOwnSite({ LOG_LEVEL: 'trace' });
  const canary = 'canary-invoice-7F3A';
  await page.goto(`${site.origin}${routes.restaurants()}`);
  for (const id of [INVOICE_ID, canary]) {
    const call = `/api/v1/web/invoice/${id}`;
    const before = (await control.getRequests(call)).length;
    await page.goto(`${site.origin}/invoice/${id}`);
    await page.goto(`${site.origin}/invoice/${id}`);
    expect(await control.getRequests(call)).toHaveLength(before + 2);
    expect(await findInFiles(site.cacheDir, id)).toEqual([]);
    expect(site.output()).not.toContain(id);
  }
  // Checks that the cache folder is not empty. In an empty folder, no id could be found above.
  expect(await findInFiles(site.cacheDir, 'restaurants')).not.toEqual([]);
});
