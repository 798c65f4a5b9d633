import { routes } from '../../../lib/addresses/routes.ts';
import { consentCopy } from '../../../lib/i18n/site/consent-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { directiveOf } from '../../support/browser/document-of.ts';
import { watchOthers } from '../../support/browser/other-requests.ts';
import { fixedPublicPaths, INVOICE_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { PIXEL_ID, test } from '../../support/servers/pixel-site.ts';

const { region, accept, refuse, settings } = consentCopy;
const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = routes.menu({ restaurantId: first.shortName });

/** The download page comes last: it leaves for a store by itself, across whatever is opened next. */
const publicPages = [
  menu,
  routes.restaurant({ restaurantId: first.shortName }),
  routes.table({ restaurantId: first.shortName, tableId: '12' }),
  ...fixedPublicPaths.filter((path) => path !== routes.downloadApp()),
  routes.downloadApp(),
];

/** Nobody is ever told of these. */
const silentPages = [
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

test('without a pixel nobody is asked and nobody else hears of a visit', async ({
  page,
  site,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const others = await watchOthers(page, [site.origin, sandbox.origin]);
  for (const path of [...silentPages, ...publicPages]) {
    const answer = await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
    expect(directiveOf(answer?.headers()['content-security-policy'], 'img-src')).not.toMatch(
      /facebook|mny\.ro/,
    );
    await page.getByRole('contentinfo').waitFor();
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  }
  expect(others).toEqual([]);
});

test('with a pixel nothing is sent before consent, on any page', async ({
  page,
  ownSite,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
  for (const path of silentPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  }
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: region })).toBeVisible();
  }
  expect(others).toEqual([]);
});

test('after a yes each page view is one image of the kind of page', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
  await page.goto('/');
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  await expect.poll(() => others.length).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: siteCopy.footer.terms }).click();
  await expect.poll(() => others.length).toBe(2);
  await page.goto(`${menu}?produs=ceva`);
  await expect.poll(() => others.length).toBe(3);

  const reported = others.map((address) => new URL(address));
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

test('after a yes still nothing leaves sensitive pages or menus inside the apps', async ({
  page,
  ownSite,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
  await page.goto('/terms');
  await page.getByRole('button', { name: accept }).click();
  await expect.poll(() => others.length).toBe(1);
  for (const path of [...silentPages, `${menu}?hidden_navbar`, `${menu}?hidden_navbar=1`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(others).toHaveLength(1);
});

test('a no is kept, and is taken back on the page about cookies', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
  await page.goto('/');
  await page.getByRole('button', { name: refuse }).click();
  await page.goto(routes.cookies());
  await expect(page.getByText(settings.refused)).toBeVisible();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  expect(others).toEqual([]);

  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByText(settings.accepted)).toBeVisible();
  await expect.poll(() => others.length).toBe(1);
  await page.getByRole('button', { name: refuse }).click();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(others).toHaveLength(1);
});

test('Global Privacy Control is a no that nobody is asked about', async ({
  page,
  ownSite,
  sandbox,
}) => {
  const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('acord-pixel', 'accepted');
  });
  await page.goto(routes.cookies(), { waitUntil: 'networkidle' });
  await expect(page.getByText(settings.signalled)).toBeVisible();
  await expect(page.getByRole('region', { name: region })).toHaveCount(0);
  expect(others).toEqual([]);
});

test.describe('inside an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36',
  });

  test('nobody is asked', async ({ page, ownSite, sandbox }) => {
    const others = await watchOthers(page, [ownSite.origin, sandbox.origin]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: region })).toHaveCount(0);
    expect(others).toEqual([]);
  });
});
