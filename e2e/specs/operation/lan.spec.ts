import { networkInterfaces } from 'node:os';
import { routes } from '../../../lib/addresses/routes.ts';
import { accountCopy } from '../../../lib/i18n/transaction/account-copy.ts';
import { invoiceCopy } from '../../../lib/i18n/transaction/invoice-copy.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { getLanSettings } from '../../commands/demo-settings.ts';
import { chooseLanAddress, listLanAddresses } from '../../commands/lan-address.ts';
import { createToken, getBanner } from '../../support/pages/transaction/account-pages.ts';
import { bankPage } from '../../support/pages/transaction/bank-page.ts';
import { expectSuccess, pay } from '../../support/pages/transaction/payment-test.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test as base } from '../../support/servers/fixtures.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { startSite } from '../../support/servers/site.ts';

/**
 * The address that `npm run demo -- --lan` would use. The tests open the site at this address, as a
 * phone in the same network does.
 */
const chosen = chooseLanAddress(undefined, listLanAddresses(networkInterfaces()));
const address = chosen.ok ? chosen.value : '';
base.skip(!chosen.ok, 'this machine has no address in a private network');

type Demo = {
  readonly siteOrigin: string;
  readonly bankOrigin: string;
  readonly stop: () => Promise<unknown>;
};

/** Starts a sandbox and a site with the settings of `npm run demo -- --lan`. */
async function startDemo(pictureOrigin: string): Promise<Demo> {
  // The build allows pictures only from sandboxes at fixed ports, and this sandbox has a free port.
  // So this sandbox links to pictures of the worker's sandbox, at `pictureOrigin`.
  const sandbox = await startSandbox({ port: 0, lanAddress: address, origin: pictureOrigin });
  const port = await getFreePort();
  const bankOrigin = sandbox.lanOrigin ?? '';
  const sandboxPort = Number(new URL(bankOrigin).port);
  const site = await startSite({
    providerApiUrl: sandbox.origin,
    host: new URL(bankOrigin).hostname,
    port,
    env: getLanSettings({ address, sitePort: port, sandboxPort }),
  });
  sandbox.setSiteOrigin(site.origin);
  const stop = (): Promise<unknown> => Promise.all([site.stop(), sandbox.stop()]);
  return { siteOrigin: site.origin, bankOrigin, stop };
}

let started: Promise<Demo> | undefined;

/**
 * All tests of this file share one demo. `demo` is not a worker fixture, because then Playwright
 * would start another worker for this file.
 */
const test = base.extend<{ readonly demo: Demo }>({
  demo: async ({ sandbox }, provide) => {
    started ??= startDemo(sandbox.origin);
    await provide(await started);
  },
  baseURL: ({ demo }, provide) => provide(demo.siteOrigin),
});

test.afterAll(({ demo }) => demo.stop());

test('a phone pays at the bank and returns', async ({ page, demo }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(pay('phone'));
  await bankPage.arrive(page);
  expect(new URL(page.url()).origin).toBe(demo.bankOrigin);
  await bankPage.approve(page, { by: 'POST' });
  await expectSuccess(page);
  expect(new URL(page.url()).origin).toBe(demo.siteOrigin);
  expect([...origins].toSorted()).toEqual([demo.bankOrigin, demo.siteOrigin].toSorted());
});

test('a phone loads a menu and its pictures from the site', async ({ page, demo }) => {
  const menu = routes.menu({ restaurantId: RESTAURANT_ID });
  await page.goto(`${menu}?hidden_modal`);
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source.startsWith(`${demo.siteOrigin}/_next/image?`)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${demo.siteOrigin}${menu}`,
  );
});

test('a phone activates an account and sees an invoice', async ({ page, demo }) => {
  await page.goto(routes.activate({ token: createToken() }));
  await expect(getBanner(page)).toHaveText(accountCopy.ro.activation.activated);
  const link = `${demo.bankOrigin}/invoices/${INVOICE_ID}.pdf`;
  const asked = page.waitForResponse(link);
  await page.goto(routes.invoice({ invoiceId: INVOICE_ID }));
  await expect(page.getByTitle(invoiceCopy.frame)).toHaveAttribute('src', link);
  expect((await asked).status()).toBe(200);
});

test('the demo opens only the bank and the site to the network, and the site does not answer at 127.0.0.1', async ({
  demo,
}) => {
  const { bankOrigin, siteOrigin } = demo;
  for (const path of ['/', '/console/requests', '/openapi.json', '/api/v2/restaurant/get-all']) {
    expect((await fetch(bankOrigin + path)).status).toBe(404);
  }
  const { port } = new URL(siteOrigin);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
