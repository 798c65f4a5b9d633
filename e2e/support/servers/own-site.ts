import { test as base } from './fixtures.ts';
import type { RunningSite, SiteOptions } from './site.ts';

/**
 * A `test` whose `page` opens an additional site, which the tests of a worker share until a test
 * with another additional site begins. The settings of this site and the state of its circuit
 * breakers do not affect other tests.
 *
 * The fixture belongs to the test: with one that belongs to the worker, Playwright would start a new
 * worker, with a browser and a sandbox, for each call of this function.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- TypeScript infers Playwright's type.
export const createOwnSiteTest = (env: SiteOptions['env'] = {}) => {
  const owner = Symbol('additional site');
  return base.extend<{ readonly ownSite: RunningSite }>({
    ownSite: async ({ getOwnSite }, provide) => provide(await getOwnSite(owner, env)),
    baseURL: ({ ownSite }, provide) => provide(ownSite.origin),
  });
};
