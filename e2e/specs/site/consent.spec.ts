import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { getDirective } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { interceptThirdPartyRequests } from '../../support/browser/third-party-requests.ts';
import {
  fixedPublicPaths,
  INVOICE_ID,
  legalPaths,
  RESTAURANT_ID,
} from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { PIXEL_ID, test as base } from '../../support/servers/pixel-site.ts';

const { region, accept, refuse, settings } = consentCopy;
const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });

/** The download page is last: its redirect to an app store could interrupt the next visit. */
const publicPages = [
  menu,
  routes.restaurant({ restaurantId }),
  routes.table({ restaurantId, tableId: '12' }),
  ...fixedPublicPaths.filter((path) => path !== routes.downloadApp()),
  routes.downloadApp(),
];

/** Pages whose visits the ad pixel never reports to the ad network. */
const unreportedPages = [
  routes.qrSheet({ restaurantId }),
  routes.resetPassword({ token: 'token' }),
  routes.activate({ token: 'token' }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  routes.cardPayment({ userId: 'sandbox-form-visible', orderId: 'o1' }),
  routes.paymentLoading({ userId: 'sandbox-form-visible' }),
  routes.paymentError(),
  routes.paymentResult(),
  routes.paymentExit(),
];

/** `sent` are the addresses of the page's requests to third parties, which are intercepted. */
const test = base.extend<{ readonly sent: readonly string[] }>({
  sent: async ({ page, ownSite, site, sandbox }, provide) => {
    const own = [ownSite.origin, site.origin, sandbox.origin];
    await provide(await interceptThirdPartyRequests(page, own));
  },
});

const bannerOf = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('region', { name: region });

test('without a pixel no policy allows pictures from Facebook or from mny.ro, the host of payment badges, and the page that begins a payment asks and sends nothing', async ({
  page,
  site,
  sent,
}) => {
  for (const path of [...unreportedPages, ...publicPages]) {
    const { headers } = await sendRaw(site.origin, path);
    const policy = String(headers['content-security-policy']);
    const pictures = getDirective(policy, 'img-src');
    expect.soft([path, pictures]).toEqual([path, expect.stringContaining("'self'")]);
    expect.soft([path, pictures]).toEqual([path, expect.not.stringMatching(/facebook|mny\.ro/)]);
  }
  // `every-page/page-rules.spec.ts` checks the other pages.
  await page.goto(`${site.origin}${routes.paymentLoading({ userId: 'sandbox-form-visible' })}`);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('with a pixel each kind of public page asks, and sends nothing before consent', async ({
  page,
  sent,
}) => {
  test.setTimeout(60_000);
  const isOtherDocument = (path: string): boolean => legalPaths.slice(1).includes(path);
  for (const path of publicPages.filter((one) => !isOtherDocument(one))) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(bannerOf(page)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('after consent each page view sends one image request with the route template, but sensitive pages and embedded menus report and ask nothing', async ({
  page,
  sent,
}) => {
  test.setTimeout(60_000);
  await page.goto(routes.home());
  await page.getByRole('button', { name: accept }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: siteCopy.footer.terms }).click();
  await expect.poll(() => sent.length).toBe(2);
  await page.goto(`${menu}?produs=ceva`);
  await expect.poll(() => sent.length).toBe(3);

  const reported = sent.map((address) => new URL(address));
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

  for (const path of [...unreportedPages, `${menu}?hidden_navbar`, `${menu}?hidden_navbar=1`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(bannerOf(page)).toHaveCount(0);
  }
  expect(sent).toHaveLength(3);
});

test('a refusal is kept, moves the focus to the content, and can be changed on the page about cookies', async ({
  page,
  sent,
}) => {
  await page.goto(routes.home());
  await page.getByRole('button', { name: refuse }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(routes.cookies());
  await expect(page.getByText(settings.refused)).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(accept);
  await expect(page.getByText(settings.accepted)).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('button', { name: refuse }).click();
  await page.goto(routes.home(), { waitUntil: 'networkidle' });
  expect(sent).toHaveLength(1);
});

test('Global Privacy Control counts as a refusal, without a banner', async ({ page, sent }) => {
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem(key, 'accepted');
  }, STORAGE_KEYS.consent);
  await page.goto(routes.cookies(), { waitUntil: 'networkidle' });
  await expect(page.getByText(settings.signalled)).toBeVisible();
  await expect(page.getByRole('button', { name: accept })).toBeDisabled();
  const refusal = page.getByRole('button', { name: refuse, pressed: true });
  await expect(refusal).toBeDisabled();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

/** A line of text more than the banner has with its words of today. */
const MAX_BANNER_HEIGHT_PX = 96;

test('on a computer the banner is low, begins where the page does, and has its buttons beside each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home());
  const banner = bannerOf(page);
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(MAX_BANNER_HEIGHT_PX);
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect((await banner.getByRole('paragraph').boundingBox())?.x).toBe(logo?.x);
  const [first, second] = await Promise.all(
    [refuse, accept].map((name) => banner.getByRole('button', { name }).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
});

test('the banner takes no focus, fits every width, is accessible, and its two buttons have the same size', async ({
  page,
}) => {
  await page.goto(routes.cookies());
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const buttons = [accept, refuse].map((name) => banner.getByRole('button', { name }));
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  await expectNoAxeViolationInEitherScheme(page);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
});
