import { METRICS_TOKEN } from '../monitoring/read-metrics.ts';
import { test as base } from '../servers/fixtures.ts';
import { REVALIDATE_SECRET } from '../servers/signed-call.ts';
import type { RunningSite, SiteOptions } from '../servers/site.ts';

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
