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

test('an invoice is shown in a frame whose host gets no Referer, and each visit asks the provider and stores nothing', async ({
  page,
  control,
  sandbox,
  site,
}) => {
  await control.clearRequests();
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
  await expect(page.getByText(invoiceCopy.opens)).toBeHidden();

  await page.reload();
  await expect.poll(() => control.getRequests(`/invoice/${INVOICE_ID}`)).toHaveLength(2);
  // Without files in the cache folder, the id could not be found in it.
  const findRestaurants = async (): Promise<readonly string[]> => {
    await sendRaw(site.origin, routes.restaurants());
    return findInFiles(site.cacheDir, 'restaurants');
  };
  await expect.poll(findRestaurants).not.toEqual([]);
  expect(await findInFiles(site.cacheDir, INVOICE_ID)).toEqual([]);
  expect(site.output()).not.toContain(INVOICE_ID);
});

test('the page of an invoice has a title, and may contain only the frame of its document', async ({
  site,
  sandbox,
}) => {
  for (const [path, frames] of [
    [address, sandbox.origin],
    ['/invoice/sandbox-invoice-missing', "'none'"],
  ] as const) {
    const { headers, body } = await sendRaw(site.origin, path);
    expect(body).toMatch(/<title>Factură - [^<]+<\/title>/);
    const policy = String(headers['content-security-policy']);
    expect([path, getDirective(policy, 'frame-src')]).toEqual([path, frames]);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the page says what its link to the document opens, but does not load it', async ({
    page,
    sandbox,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: invoiceCopy.open })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(invoiceCopy.opens)).toBeInViewport({ ratio: 1 });
    await expect(page.getByTitle(invoiceCopy.frame)).toBeHidden();
    expect(asked.filter((url) => url.startsWith(sandbox.origin))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an invoice without an allowed link is a 404 and sends no request to a third party', async ({
    page,
    site,
    sandbox,
  }) => {
    const origins = [site.origin, sandbox.origin];
    const thirdPartyRequests = await interceptThirdPartyRequests(page, origins);
    for (const id of ['missing', 'no-link', 'foreign']) {
      const answer = await page.goto(`/invoice/sandbox-invoice-${id}`);
      expect([id, answer?.status()]).toEqual([id, 404]);
      await expect(page.getByRole('main')).toContainText(invoiceCopy.missing);
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: siteCopy.notFound.home }).click();
    await expect(page).toHaveURL(routes.home());
    expect(thirdPartyRequests).toEqual([]);
  });
});

test('while a gateway answers for the provider, the page has the text of a missing invoice, and a later reload shows the document', async ({
  page,
  control,
}) => {
  await control.setFault('gateway-404', '/invoice/');
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
