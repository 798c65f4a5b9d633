import { setImmediate } from 'node:timers/promises';
import type { StoredAnswer } from '../../provider/answer-cache.ts';
import type { Menu } from '../../restaurant/menu.ts';
import { getSettings } from '../../config.ts';
import type { Menus } from '../../provider/menus.ts';
import type { RestaurantList } from '../../provider/restaurant-list.ts';
import { limitFreshness } from '../../rendering.ts';
import { getProcessEvents } from '../../process-events.ts';
import { createAllMenusSearch, suggestWords } from '../search-all-menus.ts';
import type { AllMenusSearch } from '../search-all-menus.ts';
import { INDEX_PATH } from '../menus-index.ts';
import type { MenusIndex } from '../menus-index.ts';
import { composeIndex, indexMenu, listRestaurantIds } from './compose-index.ts';

/**
 * How long an index that lacks menus is used, unless `REVALIDATE_SECONDS` is shorter. 'growing':
 * the index has more menus than the index before it, or there is no index before it. 'unchanged':
 * it does not have more.
 */
const INCOMPLETE_FOR_MS = { growing: 1_000, unchanged: 10_000 } as const;

export type SearchableMenus = {
  readonly index: MenusIndex;
  readonly search: AllMenusSearch;
  /** Words that the site suggests to search for. */
  readonly words: readonly string[];
  /** Until when the index is used, on the clock of `performance.now()`. */
  readonly freshUntil: number;
};

type CachedSearchableMenus = {
  readonly menus: Promise<SearchableMenus | undefined>;
  /** Infinity while the index is being made, so that `getSearchable` does not make another. */
  freshUntil: number;
};

export type MenusIndexCache = {
  /**
   * The index of all menus, and the search in it. The first call after `freshUntil` makes both again
   * from the stored menus, without asking the provider for a menu. Undefined while the list of
   * restaurants is not known.
   */
  readonly getSearchable: () => Promise<SearchableMenus | undefined>;
  /**
   * The index that the site sends at `INDEX_PATH`. In the page cache, the index is fresh until
   * `freshUntil`.
   */
  readonly get: () => Promise<MenusIndex | undefined>;
  /**
   * Makes the index again, and deletes the old index from the page cache. Without the deletion the
   * next request would get the old index, even if it has expired.
   */
  readonly renew: () => Promise<void>;
  /** The next call of `getSearchable` then makes the index again. */
  readonly expire: () => void;
};

type Sources = {
  readonly restaurants: Pick<RestaurantList, 'read'>;
  readonly menus: Pick<Menus, 'getStored'>;
};

export function createMenusIndexCache(sources: Sources): MenusIndexCache {
  let cached: CachedSearchableMenus | undefined;

  const make = (): Promise<SearchableMenus | undefined> => {
    const last = cached?.menus.catch(() => undefined);
    const made: CachedSearchableMenus = {
      menus: composeSearchableMenus(sources, last),
      freshUntil: Infinity,
    };
    cached = made;
    const setEnd = (menus: SearchableMenus | undefined): void => {
      made.freshUntil = menus?.freshUntil ?? 0;
    };
    made.menus.then(setEnd, () => setEnd(undefined));
    return made.menus;
  };

  const getSearchable = (): Promise<SearchableMenus | undefined> =>
    cached !== undefined && performance.now() < cached.freshUntil ? cached.menus : make();

  return {
    getSearchable,
    get: async () => {
      const menus = await getSearchable();
      if (menus !== undefined) limitFreshness(menus.freshUntil - performance.now());
      return menus?.index;
    },
    renew: async () => {
      await make();
      globalThis.runningSite?.pages?.remove([INDEX_PATH]);
    },
    expire: () => {
      cached = undefined;
    },
  };
}

async function composeSearchableMenus(
  { restaurants, menus: answers }: Sources,
  last: Promise<SearchableMenus | undefined> | undefined,
): Promise<SearchableMenus | undefined> {
  const { providerApiUrl, revalidateSeconds, searchRefreshSeconds } = getSettings();
  // A build has no provider.
  if (providerApiUrl === undefined) return undefined;
  const list = await restaurants.read();
  if (list === undefined) return undefined;
  const menus = new Map<string, StoredAnswer<Menu>>();
  for (const id of listRestaurantIds(list.restaurants)) {
    const stored = await answers.getStored(id);
    if (stored === undefined) continue;
    menus.set(id, stored);
    // `composeIndex` reuses these results. If it made all of them itself, it would block requests.
    if (stored.answer.outcome === 'found') indexMenu(stored.answer.value);
    // Lets the process answer requests between two menus.
    await setImmediate();
  }
  const index = composeIndex({
    restaurants: list.restaurants,
    listReceivedAt: list.receivedAt,
    menus,
    periodMs: Math.max(revalidateSeconds, searchRefreshSeconds) * 1_000,
  });
  getProcessEvents().emit('menusIndexed', index.menus);
  const { known, all } = index.menus;
  const knownBefore = (await last)?.index.menus.known ?? -1;
  const isGrowing = known > knownBefore;
  const incompleteForMs = INCOMPLETE_FOR_MS[isGrowing ? 'growing' : 'unchanged'];
  const periodMs = revalidateSeconds * 1_000;
  const usedForMs = known === all ? periodMs : Math.min(periodMs, incompleteForMs);
  let search: AllMenusSearch | undefined;
  return {
    index,
    words: suggestWords(index.restaurants),
    // Made at the first search, because a process that only serves the index needs no search.
    search: (...args) => (search ??= createAllMenusSearch(index))(...args),
    freshUntil: performance.now() + usedForMs,
  };
}
