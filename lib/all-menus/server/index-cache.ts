import { setImmediate } from 'node:timers/promises';
import type { KeptAnswer } from '@/lib/provider/answer-cache';
import type { Menu } from '@/lib/restaurant/menu';
import { getSettings } from '@/lib/config';
import { getKeptMenu } from '@/lib/provider/get-menu';
import { readRestaurants } from '@/lib/provider/get-restaurants';
import { removePages } from '@/lib/page-removal';
import { limitFreshness } from '@/lib/rendering';
import { getProcessEvents } from '@/lib/process-events';
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

type KeptSearchableMenus = {
  readonly menus: Promise<SearchableMenus | undefined>;
  /** Infinity while the index is being made, so that `getSearchableMenus` does not make another. */
  freshUntil: number;
};

declare global {
  /** The one index of this process; `composeIndex` bounds it. */
  var boundedSearchableMenus: KeptSearchableMenus | undefined;
}

/**
 * The index of all menus, and the search in it. The first call after `freshUntil` makes the index
 * and the search again from the kept menus, without asking the provider for a menu. Undefined while
 * the list of restaurants is not known.
 */
export function getSearchableMenus(): Promise<SearchableMenus | undefined> {
  const kept = globalThis.boundedSearchableMenus;
  if (kept !== undefined && performance.now() < kept.freshUntil) return kept.menus;
  return makeSearchableMenus();
}

function makeSearchableMenus(): Promise<SearchableMenus | undefined> {
  const last = globalThis.boundedSearchableMenus?.menus.catch(() => undefined);
  const made: KeptSearchableMenus = { menus: composeSearchableMenus(last), freshUntil: Infinity };
  globalThis.boundedSearchableMenus = made;
  const setEnd = (menus: SearchableMenus | undefined): void => {
    made.freshUntil = menus?.freshUntil ?? 0;
  };
  made.menus.then(setEnd, () => setEnd(undefined));
  return made.menus;
}

/**
 * The index that the site sends at `INDEX_PATH`. In the page cache, the index is fresh until
 * `freshUntil`.
 */
export async function getMenusIndex(): Promise<MenusIndex | undefined> {
  const menus = await getSearchableMenus();
  if (menus !== undefined) limitFreshness(menus.freshUntil - performance.now());
  return menus?.index;
}

/**
 * Makes the index again, and deletes the old index from the page cache. Without the deletion the
 * next request would get the old index, even if it has expired.
 */
export async function renewMenusIndex(): Promise<void> {
  await makeSearchableMenus();
  removePages([INDEX_PATH]);
}

/** The next call of `getSearchableMenus` then makes the index again from the kept menus. */
export function expireMenusIndex(): void {
  globalThis.boundedSearchableMenus = undefined;
}

async function composeSearchableMenus(
  last: Promise<SearchableMenus | undefined> | undefined,
): Promise<SearchableMenus | undefined> {
  const { providerApiUrl, revalidateSeconds, searchRefreshSeconds } = getSettings();
  // A build has no provider.
  if (providerApiUrl === undefined) return undefined;
  const list = await readRestaurants();
  if (list === undefined) return undefined;
  const menus = new Map<string, KeptAnswer<Menu>>();
  for (const id of listRestaurantIds(list.restaurants)) {
    const kept = await getKeptMenu(id);
    if (kept === undefined) continue;
    menus.set(id, kept);
    // `composeIndex` reuses these results. If it made all of them itself, it would block requests.
    if (kept.answer.outcome === 'found') indexMenu(kept.answer.value);
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
