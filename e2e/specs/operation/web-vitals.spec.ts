import type { Browser, Page, Response } from '@playwright/test';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { METRICS_TOKEN, readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { sendReport } from '../../support/pages/report-calls.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { weighPage } from '../../support/rules/weigh-page.ts';
import type { PageWeight } from '../../support/rules/weigh-page.ts';
import { expect, test as base } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';
import type { RunningSite } from '../../support/servers/site.ts';

const MENU = '/restaurant/[restaurantId]/menu';
const menu = routes.menu({ restaurantId: RESTAURANT_ID });
/** The component that starts the measurement, by its name in the HTML. */
const COMPONENT = 'VitalsSample';
const MEASUREMENT = { page: '/', vital: 'LCP', value: 1 };
/** The reference to `COMPONENT` may add at most this many gzipped bytes to the HTML. */
const MAX_MORE_HTML_BYTES = 100;

const unmeasured = [
  routes.paymentExit(),
  `${routes.paymentResult()}?RC=51&ORDER=1234567`,
  routes.activate({ token: 'sandbox-token-used' }),
  routes.resetPassword({ token: 'sandbox-token-expired' }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  `${menu}?hidden_navbar`,
];

const test = createOwnSiteTest({ METRICS_TOKEN, VITALS_SAMPLE_PERCENT: '100' });

type Counts = Readonly<Record<string, number>>;

/** Counts the values in the histograms, and the beacons by their status. */
async function countVitals({ origin }: RunningSite): Promise<Counts> {
  const { body } = await readMetrics(origin);
  const requests = Object.entries(valuesOf(body, 'http_requests_total'));
  const beacons = requests.filter(([labels]) => labels.includes(`"${reportRoutes.vitals}"`));
  return {
    ...valuesOf(body, 'web_vital_seconds_count'),
    ...valuesOf(body, 'web_vital_layout_shift_count'),
    ...Object.fromEntries(beacons),
  };
}

async function findChanged(site: RunningSite, before: Counts): Promise<readonly string[]> {
  const after = await countVitals(site);
  return Object.keys(after).filter((labels) => after[labels] !== before[labels]);
}

const ACCEPTED = `route="${reportRoutes.vitals}",status="204"`;

/**
 * Expects that since `before` the site got only web vitals of this route template, and accepted all
 * beacons.
 */
async function expectSentOnly(site: RunningSite, before: Counts, template: string): Promise<void> {
  const findOthers = async (): Promise<readonly string[]> =>
    (await findChanged(site, before)).filter((one) => !one.startsWith(`route="${template}"`));
  await expect.poll(findOthers).toEqual([ACCEPTED]);
}

const isMeasuringCode = async (response: Response): Promise<boolean> =>
  response.request().resourceType() === 'script' &&
  (await response.text()).includes('layout-shift');

async function visitMeasured(page: Page, address: string): Promise<void> {
  const code = page.waitForResponse(isMeasuringCode);
  await page.goto(address);
  await (await code).finished();
  // The measuring code gets the browser's earlier measurements in a later task, so wait for two
  // frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.goto('about:blank');
}

/** Repeats the visit: on a slow machine a visit may end before all values are measured. */
async function visitUntilCounted(
  page: Page,
  site: RunningSite,
  path: string,
  labels: readonly string[],
): Promise<void> {
  const before = await countVitals(site);
  await expect(async () => {
    await visitMeasured(page, `${site.origin}${path}`);
    await expect
      .poll(() => findChanged(site, before), { timeout: 2_000 })
      .toEqual(expect.arrayContaining([...labels]));
  }).toPass();
}

/**
 * Visits the EULA, waits until the site has counted this visit, and expects that the site has
 * counted no other page since `before`. The beacon of an earlier visit would have arrived first.
 */
async function expectOnlyEulaCounted(page: Page, site: RunningSite, before: Counts): Promise<void> {
  await visitUntilCounted(page, site, routes.eula(), [`route="${routes.eula()}",vital="TTFB"`]);
  await expectSentOnly(site, before, routes.eula());
}

test.use({ tab: 'new' });

test('a measured visit is counted in the histograms of its route template, and nothing else is sent', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(60_000);
  const before = await countVitals(ownSite);
  await visitUntilCounted(page, ownSite, `${menu}?produs=canary`, [
    ...['TTFB', 'FCP', 'LCP'].map((vital) => `route="${MENU}",vital="${vital}"`),
    `route="${MENU}"`,
  ]);
  // The site refuses a body with other fields than page, vital and value. It has refused nothing,
  // so no other field was sent.
  await expectSentOnly(ownSite, before, MENU);
});

test('transaction pages, embedded menus and unknown addresses send no web vitals', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(60_000);
  const before = await countVitals(ownSite);
  for (const path of unmeasured) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft([path, (await page.content()).includes(COMPONENT)]).toEqual([path, false]);
    await page.goto('about:blank');
  }
  // The page of an unknown address loads the measuring code, but sends nothing.
  await visitMeasured(page, `${ownSite.origin}/nu/exista`);
  await expectOnlyEulaCounted(page, ownSite, before);
});

const setInNavigator = (name: string, value: string): string =>
  `Object.defineProperty(navigator, '${name}', { value: ${value} });`;

for (const [choice, script] of [
  ['Global Privacy Control', setInNavigator('globalPrivacyControl', 'true')],
  ['Do Not Track', setInNavigator('doNotTrack', "'1'")],
  [
    'a refusal of the ad pixel',
    // The script also runs at `about:blank`, where access to `localStorage` throws.
    `if (location.protocol === 'http:') localStorage.setItem('${STORAGE_KEYS.consent}', 'refused');`,
  ],
] as const) {
  test(`nothing is sent with ${choice}`, async ({ page, browser, ownSite }) => {
    test.setTimeout(60_000);
    const before = await countVitals(ownSite);
    const context = await browser.newContext();
    const declining = await context.newPage();
    await declining.addInitScript({ content: script });
    await visitMeasured(declining, `${ownSite.origin}${menu}`);
    await context.close();
    await expectOnlyEulaCounted(page, ownSite, before);
  });
}

/** `Math.random` returns 1, so no sample contains the visit. */
async function weighUnsampled(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript({ content: 'Math.random = () => 1;' });
  const weight = await weighPage(page, address);
  await context.close();
  return weight;
}

test('a visit outside the sample loads no more scripts than a page without measurement, and sends nothing', async ({
  page,
  browser,
  ownSite,
  site,
}) => {
  test.setTimeout(60_000);
  const before = await countVitals(ownSite);
  for (const path of [menu, routes.home()]) {
    // Repeats the comparison: an earlier test may have changed the provider's data, and a site's
    // first answer after the change may be the old page from its cache.
    await expect(async () => {
      const without = await weighUnsampled(browser, `${site.origin}${path}`);
      const unsampled = await weighUnsampled(browser, `${ownSite.origin}${path}`);
      expect([path, unsampled.scripts]).toEqual([path, without.scripts]);
      expect(unsampled.html - without.html).toBeLessThanOrEqual(MAX_MORE_HTML_BYTES);
    }).toPass();
  }
  await expectOnlyEulaCounted(page, ownSite, before);
});

base('by default no page measures, and the address for web vitals is unknown', async ({ site }) => {
  for (const path of [menu, routes.home(), routes.terms()]) {
    expect.soft((await sendRaw(site.origin, path)).body).not.toContain(COMPONENT);
  }
  const answer = await sendReport(site.origin, 'vitals', { body: [MEASUREMENT] });
  expect(answer.status).toBe(404);
});
