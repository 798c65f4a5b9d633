import type { Browser, Page, Response } from '@playwright/test';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { monitoredTest as test } from '../../support/servers/own-site.ts';

const SECRET_PART = '3f9d2c7e51';
const CANARY = `canary-${SECRET_PART}`;
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

test.beforeEach(() => test.setTimeout(60_000));

/** Paths of pages whose violations must not be reported. */
const unreported = [
  routes.paymentExit(),
  routes.paymentLoading({ userId: CANARY }),
  routes.activate({ token: CANARY }),
  routes.resetPassword({ token: CANARY }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  routes.invoice({ invoiceId: CANARY }),
  `/activate/${CANARY}%2Fb`,
  `/${CANARY}`,
];

type Counts = Readonly<Record<string, number>>;

const countViolations = async ({ origin }: RunningSite): Promise<Counts> =>
  valuesOf((await readMetrics(origin)).body, 'csp_violations_total');

const VIOLATED = ['img-src', 'require-trusted-types-for'];

/** Adds one to the counts of the violated directives. */
function countedOnce(before: Counts, route: string): Counts {
  const changed = VIOLATED.map((directive) => {
    const labels = `route="${route}",directive="${directive}"`;
    return [labels, (before[labels] ?? 0) + 1] as const;
  });
  return { ...before, ...Object.fromEntries(changed) };
}

/** Opens its own page, because the `page` fixture fails when a page violates its policy. */
async function violatePolicy(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await expect.poll(() => isHydrated(page)).toBe(true);
  const violated = await page.evaluate(
    (path) =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          seen.push(effectiveDirective);
          if (seen.length === 2) resolve(seen.toSorted());
        });
        new Image().src = `https://evil.example/${path}?${path}`;
        try {
          document.createElement('script').text = `console.log('${path}')`;
        } catch {
          // Trusted Types throw an error here. The listener above gets the violation.
        }
      }),
    CANARY,
  );
  expect(violated).toEqual(VIOLATED);
  return page;
}

test('a violation is counted by route template and directive, and logged with the blocked origin, without any id', async ({
  browser,
  ownSite,
}) => {
  const before = await countViolations(ownSite);
  const page = await violatePolicy(browser, `${ownSite.origin}${menu}?produs=${CANARY}`);
  await expect.poll(() => countViolations(ownSite)).toEqual(countedOnce(before, routes.menu.path));
  await page.close();
  const readLines = (): readonly object[] =>
    ownSite
      .output()
      .split('\n')
      .filter((line) => line.includes('Content-Security-Policy violated'))
      .map((line) => JSON.parse(line));
  await expect.poll(readLines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        page: routes.menu.path,
        directive: 'img-src',
        blocked: 'https://evil.example',
      }),
      expect.objectContaining({
        page: routes.menu.path,
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
      }),
    ]),
  );
  expect(ownSite.output()).not.toContain(SECRET_PART);
});

test('pages with a secret or personal address, and unknown addresses, report nothing', async ({
  browser,
  ownSite,
}) => {
  const before = await countViolations(ownSite);
  for (const path of unreported) {
    const { headers } = await sendRaw(ownSite.origin, path);
    const policy = String(headers['content-security-policy']);
    expect.soft([path, policy]).toEqual([path, expect.not.stringContaining('report')]);
  }
  // Reports of the first page would arrive before those of the second page. Both pages stay open
  // until the counts are checked, because a browser may drop the reports of a closed page.
  const pages = [
    await violatePolicy(browser, `${ownSite.origin}${routes.paymentExit()}`),
    await violatePolicy(browser, `${ownSite.origin}${routes.terms()}`),
  ];
  await expect.poll(() => countViolations(ownSite)).toEqual(countedOnce(before, routes.terms()));
  for (const page of pages) await page.close();
});

/** The attribute in the HTML from which a page knows its share of measured visits. */
const SHARE = 'data-vitals-share';
const isMeasuringCode = async (response: Response): Promise<boolean> =>
  response.request().resourceType() === 'script' &&
  (await response.text()).includes('layout-shift');

const unmeasured = [
  routes.paymentExit(),
  `${routes.paymentResult()}?RC=51&ORDER=1234567`,
  routes.activate({ token: 'sandbox-token-used' }),
  routes.resetPassword({ token: 'sandbox-token-expired' }),
  routes.invoice({ invoiceId: INVOICE_ID }),
  `${menu}?hidden_navbar`,
];

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

const inNewTab = test.extend({ tab: 'new' });

inNewTab(
  'only a measured visit to a public page is counted, under its route template, and nothing else is sent',
  async ({ page, browser, ownSite }) => {
    const before = await countVitals(ownSite);

    await test.step('a visit outside the sample loads no script of the measurement', async () => {
      const unsampled = await browser.newPage();
      await unsampled.addInitScript({ content: 'Math.random = () => 1;' });
      const answers: Response[] = [];
      unsampled.on('response', (answer) => void answers.push(answer));
      await unsampled.goto(`${ownSite.origin}${routes.home()}`, { waitUntil: 'networkidle' });
      const measuring = await Promise.all(answers.map(isMeasuringCode));
      expect([measuring.length > 0, measuring.includes(true)]).toEqual([true, false]);
      await unsampled.close();
    });

    await test.step('a sensitive page or an embedded menu has no measurement', async () => {
      for (const path of unmeasured) {
        const { body } = await sendRaw(ownSite.origin, path);
        expect.soft([path, body.includes(SHARE)]).toEqual([path, false]);
      }
    });

    // The page of an unknown address loads the measuring code, but sends nothing.
    await visitMeasured(page, `${ownSite.origin}/nu/exista`);

    await test.step('a visit to a menu is counted', async () => {
      const labels = [
        ...['TTFB', 'FCP', 'LCP'].map((vital) => `route="${routes.menu.path}",vital="${vital}"`),
        `route="${routes.menu.path}"`,
      ];
      // Repeats the visit: on a slow machine a visit may end before all values are measured.
      await expect(async () => {
        await visitMeasured(page, `${ownSite.origin}${menu}?produs=canary`);
        await expect
          .poll(() => findChanged(ownSite, before), { timeout: 2_000 })
          .toEqual(expect.arrayContaining(labels));
      }).toPass();
    });

    // The beacons of earlier visits would have arrived first. The site refuses a body with other
    // fields than page, vital and value. It has refused nothing, so no other field was sent.
    const findOthers = async (): Promise<readonly string[]> =>
      (await findChanged(ownSite, before)).filter(
        (labels) => !labels.startsWith(`route="${routes.menu.path}"`),
      );
    await expect.poll(findOthers).toEqual([`route="${reportRoutes.vitals}",status="204"`]);
  },
);

test('by default no page measures', async ({ site }) => {
  for (const path of [menu, routes.home(), routes.terms()]) {
    expect.soft((await sendRaw(site.origin, path)).body).not.toContain(SHARE);
  }
});
