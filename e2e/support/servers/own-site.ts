import { expect } from '@playwright/test';
import { METRICS_TOKEN } from '../monitoring/read-metrics.ts';
import { test as base } from './fixtures.ts';
import { REVALIDATE_SECRET, NEXT_SECRET, sendSignedCall } from './signed-call.ts';
import type { RunningSite, SiteOptions } from './site.ts';

/**
 * Extends `test` by `ownSite`: a site with the settings `env`, which accepts signed calls. `page`
 * opens the paths of `ownSite`. In one worker, tests with the same settings share one site, as long
 * as `getOwnSite` keeps this site running. If `ownSite` were a worker fixture, Playwright would
 * start a new worker for tests with other settings.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- inferred from Playwright
export const createOwnSiteTest = (env: SiteOptions['env'] = {}, test = base) =>
  test.extend<{ readonly ownSite: RunningSite }>({
    ownSite: async ({ getOwnSite }, provide) =>
      provide(await getOwnSite({ REVALIDATE_SECRET, ...env })),
    baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  });

/** `ownSite` serves metrics, measures the web vitals of every visit, and logs everything. */
export const monitoredTest = createOwnSiteTest({
  METRICS_TOKEN,
  VITALS_SAMPLE_PERCENT: '100',
  LOG_LEVEL: 'trace',
});

/**
 * The pages of `ownSite` stay fresh for an hour, which is longer than any test. The site serves
 * metrics, and accepts calls signed with either of two secrets.
 */
export const lastingTest = createOwnSiteTest({
  METRICS_TOKEN,
  REVALIDATE_SECONDS: '3600',
  REVALIDATE_SECRET: `${NEXT_SECRET} ${REVALIDATE_SECRET}`,
});

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

/**
 * Sends a signed call that makes the site renew the list of restaurants and expire all cached pages
 * and menus. The call fails while the circuit breaker for the list is open, so this function
 * repeats the call until it succeeds. Throws if no call succeeds within `RECOVERY_MS`.
 */
export async function expireCaches({ origin }: RunningSite): Promise<void> {
  await expect(async () => {
    expect((await sendSignedCall(origin, { everything: true })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}
