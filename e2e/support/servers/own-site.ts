import { test as base } from './fixtures.ts';
import { startSite } from './site.ts';
import type { RunningSite, SiteOptions } from './site.ts';

/**
 * A `test` whose `page` opens an additional site, one for each worker. The settings of this site
 * and the state of its circuit breakers do not affect other tests.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- TypeScript infers Playwright's type.
export const createOwnSiteTest = (env: SiteOptions['env'] = {}) =>
  base.extend<object, { readonly ownSite: RunningSite }>({
    ownSite: [
      async ({ sandbox }, provide) => {
        const site = await startSite({ providerApiUrl: sandbox.origin, env });
        await provide(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  });
