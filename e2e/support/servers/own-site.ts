import { test as base } from './fixtures.ts';
import type { RunningSite, SiteOptions } from './site.ts';

/**
 * Extends `test` by an additional site with these settings; `page` opens the paths of that site. The
 * site stops when the worker begins a test of another call of this function. The site is not a worker
 * fixture, because then Playwright would start a new worker for each call.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- TypeScript infers Playwright's type.
export const createOwnSiteTest = (env: SiteOptions['env'] = {}, test = base) => {
  const owner = Symbol('additional site');
  return test.extend<{ readonly ownSite: RunningSite }>({
    ownSite: async ({ getOwnSite }, provide) => provide(await getOwnSite(owner, env)),
    baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  });
};
