import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { createMenusIndexCache } from './all-menus/server/index-cache.ts';
import type { MenusIndexCache } from './all-menus/server/index-cache.ts';
import { getSettings } from './config.ts';
import { getLog } from './log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { getProcessEvents, getRequestContexts } from './process-events.ts';
import type { ProcessEvents, RequestContext } from './process-events.ts';
import { createProviderClient } from './provider/client.ts';
import type { ProviderClient } from './provider/client.ts';
import { createMenus } from './provider/menus.ts';
import type { Menus } from './provider/menus.ts';
import { createPictureClient } from './provider/picture-client.ts';
import type { PictureClient } from './provider/picture-client.ts';
import { createRestaurantList } from './provider/restaurant-list.ts';
import type { RestaurantList } from './provider/restaurant-list.ts';
import type { Rendering } from './rendering.ts';
import { createEdgePurges } from './revalidation/purge-edges.ts';
import type { EdgePurges } from './revalidation/purge-edges.ts';
import type { Sharing } from './shared-store/sharing.ts';
import { createWorkQuota } from './work-quota.ts';
import type { TakeWork } from './work-quota.ts';

/** What a process holds for longer than a request and what more than one copy of a module needs. */
export type Site = {
  readonly events: EventEmitter<ProcessEvents>;
  readonly requestContexts: AsyncLocalStorage<RequestContext>;
  readonly renderings: AsyncLocalStorage<Rendering>;
  readonly takeWork: TakeWork;
  readonly pictures: PictureClient;
  readonly provider: ProviderClient;
  readonly restaurants: RestaurantList;
  readonly menus: Menus;
  readonly menusIndex: MenusIndexCache;
  readonly edges: EdgePurges;

  // `startSite` sets the rest. A build and most unit tests have none of it.
  isDraining: boolean;
  /** Undefined without `REDIS_URL`. */
  sharing: Sharing | undefined;
  /** Undefined without a setting for metrics. */
  metrics: Metrics | undefined;
  /** Undefined while `SEARCH_REFRESH_SECONDS` is 0. */
  menuRefresh: { readonly hurry: () => void } | undefined;
  /** The page cache. Undefined in development. */
  pages: { readonly remove: (keys: readonly string[] | 'all') => void } | undefined;
};

declare global {
  /**
   * The only global of the server. Next loads several copies of a module (`docs/upgrading.md`), and
   * all of them must use the same objects. What `createSite` itself needs, and what browsers load,
   * reads this variable; all other code calls `getSite`.
   */
  var runningSite: Site | undefined;
}

/** `startSite` makes the site of a server. A build and unit tests get theirs at the first call. */
export function getSite(): Site {
  globalThis.runningSite ??= createSite();
  return globalThis.runningSite;
}

/** `provider`: injected for tests; defaults to a client of `PROVIDER_API_URL`. */
export function createSite(
  provider: ProviderClient = createProviderClient({
    origin: getSettings().providerApiUrl,
    log: getLog(),
  }),
): Site {
  const restaurants = createRestaurantList(provider);
  const menus = createMenus(provider, restaurants);
  const menusIndex = createMenusIndexCache({ restaurants, menus });
  return {
    events: getProcessEvents(),
    requestContexts: getRequestContexts(),
    renderings: new AsyncLocalStorage(),
    takeWork: createWorkQuota(),
    pictures: createPictureClient(),
    provider,
    restaurants,
    menus,
    menusIndex,
    edges: createEdgePurges(),
    isDraining: false,
    sharing: undefined,
    metrics: undefined,
    menuRefresh: undefined,
    pages: undefined,
  };
}
