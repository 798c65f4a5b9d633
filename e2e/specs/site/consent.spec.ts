import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import { fixedPublicPaths, INVOICE_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { PIXEL_ID, test } from '../../support/sites/pixel-site.ts';

const { region, accept, refuse, settings } = consentCopy;
const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = routes.menu({ restaurantId: first.shortName });

/** The download page is last: its redirect to an app store could interrupt the next visit. */
const publicPages = [
  menu,
  routes.restaurant({ restaurantId: first.shortName }),
  routes.table({ restaurantId: first.shortName, tableId: '12' }),
  ...fixedPublicPaths.filter((path) => path !== routes.downloadApp()),
  routes.downloadApp(),
];

/** Pages whose visits the ad pixel never reports to the ad network. */
const unreportedPages = [
  routes.qrSheet({ restaurantId: first.shortName }),
  routes.resetPassword({ token: 'token' }),
  routes.activate({ token: 'token' }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  routes.cardPayment({ userId: 'sandbox-form-visible', orderId: 'o1' }),
  routes.paymentLoading({ userId: 'sandbox-form-visible' }),
  routes.paymentError(),
  routes.paymentResult(),
  routes.paymentExit(),
];

test('without a pixel no policy allows pictures from Facebook or from mny.ro, the host of payment badges', async ({
  site,
}) => {
  for (const path of [...unreportedPages, ...publicPages]) {
    const { headers } = await sendRaw(site.origin, path);
    const policy = String(headers['content-security-policy']);
    const pictures = getDirective(policy, 'img-src');
    expect.soft([path, pictures]).toEqual([path, expect.stringContaining("'self'")]);
    expect.soft([path, pictures]).toEqual([path, expect.not.stringMatching(/facebook|mny\.ro/)]);
  }
});

// `every-page/page-rules.spec.ts` checks the same on `sitePages`.
test('without a pixel, the page that begins a payment has no banner and sends nothing to third parties', async ({
  page,
  site,
  sandbox,
}) => {
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [site.origin, sandbox.origin]);
  await page.goto(`${site.origin}${routes.paymentLoading({ userId: 'sandbox-form-visible' })}`);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);
});

test('with a pixel nothing is sent before consent, on any page', async ({
  page,
  ownSite,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [
    ownSite.origin,
    sandbox.origin,
  ]);
  for (const path of unreportedPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  }
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: region })).toBeVisible();
  }
  expect(thirdPartyRequests).toEqual([]);
});

test('after consent each page view sends one image request with the route template of the page', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [
    ownSite.origin,
    sandbox.origin,
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  await expect.poll(() => thirdPartyRequests.length).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: siteCopy.footer.terms }).click();
  await expect.poll(() => thirdPartyRequests.length).toBe(2);
  await page.goto(`${menu}?produs=ceva`);
  await expect.poll(() => thirdPartyRequests.length).toBe(3);

  const reported = thirdPartyRequests.map((address) => new URL(address));
  for (const url of reported) {
    expect([url.origin, url.pathname]).toEqual(['https://www.facebook.com', '/tr']);
    expect([url.searchParams.get('id'), url.searchParams.get('ev')]).toEqual([
      PIXEL_ID,
      'PageView',
    ]);
  }
  expect(reported.map((url) => url.searchParams.get('dl'))).toEqual([
    '/',
    '/terms',
    '/restaurant/[restaurantId]/menu',
  ]);
});

test('after consent sensitive pages and embedded menus still report nothing', async ({
  page,
  ownSite,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [
    ownSite.origin,
    sandbox.origin,
  ]);
  await page.goto('/terms');
  await page.getByRole('button', { name: accept }).click();
  await expect.poll(() => thirdPartyRequests.length).toBe(1);
  for (const path of [...unreportedPages, `${menu}?hidden_navbar`, `${menu}?hidden_navbar=1`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(thirdPartyRequests).toHaveLength(1);
});

test('a refusal is kept, and can be changed on the page about cookies', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [
    ownSite.origin,
    sandbox.origin,
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: refuse }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(routes.cookies());
  await expect(page.getByText(settings.refused)).toBeVisible();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);

  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByText(settings.accepted)).toBeVisible();
  await expect.poll(() => thirdPartyRequests.length).toBe(1);
  await page.getByRole('button', { name: refuse }).click();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(thirdPartyRequests).toHaveLength(1);
});

test('Global Privacy Control counts as a refusal, without a banner', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const thirdPartyRequests = await interceptThirdPartyRequests(page, [
    ownSite.origin,
    sandbox.origin,
  ]);
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem(key, 'accepted');
  }, STORAGE_KEYS.consent);
  await page.goto(routes.cookies(), { waitUntil: 'networkidle' });
  await expect(page.getByText(settings.signalled)).toBeVisible();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);
});

test.describe('inside an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36',
  });

  test('there is no banner', async ({ page, ownSite, sandbox }) => {
    const thirdPartyRequests = await interceptThirdPartyRequests(page, [
      ownSite.origin,
      sandbox.origin,
    ]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
    expect(thirdPartyRequests).toEqual([]);
  });
});
