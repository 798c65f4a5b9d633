import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { awaitCompleteIndex, REFRESHED_ONCE } from '../pages/all-menus-search.ts';
import { createOwnSiteTest } from './own-site.ts';

const siteTest = createOwnSiteTest(REFRESHED_ONCE);

/** `ownSite` asks for all menus at its start. A test begins when `ownSite` has all menus. */
export const test = siteTest.extend({
  ownSite: async ({ ownSite }, provide) => {
    await awaitCompleteIndex(ownSite.origin, catalogue.length);
    await provide(ownSite);
  },
});
