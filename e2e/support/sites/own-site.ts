import { test as base } from '../servers/fixtures.ts';
import { REVALIDATE_SECRET } from '../servers/signed-call.ts';
import type { RunningSite, SiteOptions } from '../servers/site.ts';

/**
 * Extends `test` by an additional site with these settings, which accepts signed calls. `page`
 * opens the paths of that site. In one worker, tests with the same settings share the site, as long
 * as `getOwnSite` keeps it running. `ownSite` is not a worker fixture, because then Playwright
 * would start a new worker for other settings.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- inferred from Playwright
export const createOwnSiteTest = (env: SiteOptions['env'] = {}, test = base) =>
  test.extend<{ readonly ownSite: RunningSite }>({
    ownSite: async ({ getOwnSite }, provide) =>
      provide(await getOwnSite({ REVALIDATE_SECRET, ...env })),
    baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  });
