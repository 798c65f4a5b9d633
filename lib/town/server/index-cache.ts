import { setImmediate } from 'node:timers/promises';
import type { KeptAnswer } from '@/lib/provider/catalogue/answer-cache';
import type { Menu } from '@/lib/restaurant/menu';
import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import { getSettings } from '@/lib/config';
import { getKeptMenu } from '@/lib/provider/catalogue/get-menu';
import { limitPagePeriod } from '@/lib/provider/catalogue/page-period';
import { readRestaurants } from '@/lib/provider/catalogue/get-restaurants';
import { getSignals } from '@/lib/signals/signals';
import { suggestWords } from '../suggest-words.ts';
import { createTownSearch } from '../search-town.ts';
import type { TownSearch } from '../search-town.ts';
import { INDEX_PATH } from '../town-index.ts';
import type { TownIndex } from '../town-index.ts';
import { composeIndex, indexMenu, listRestaurantIds } from './compose-index.ts';

/**
 * How long an index that lacks menus is used, but at most `REVALIDATE_SECONDS`. 'growing': the
 * index has more menus than the index before it. 'unchanged': it does not have more.
 */
const INCOMPLETE_FOR_MS = { growing: 1_000, unchanged: 10_000 } as const;

export type Town = {
  readonly index: TownIndex;
  readonly search: TownSearch;
  /** Words that the site suggests to search for. */
  readonly words: readonly string[];
  /** Until when the index is used, on the clock of `performance.now()`. */
  readonly freshUntil: number;
};

type KeptTown = { readonly town: Promise<Town | undefined>; freshUntil: number };

declare global {
  /** The one index of this process; `composeIndex` bounds it. */
  var boundedTown: KeptTown | undefined;
}

/**
 * The index of all known menus, and the search in it. After `freshUntil` both are made again from
 * the menus in the answer cache, without a call for a menu. Undefined while the list of restaurants
 * is not known.
 */
export function getTown(): Promise<Town | undefined> {
  const kept = globalThis.boundedTown;
  if (kept !== undefined && performance.now() < kept.freshUntil) return kept.town;
  return makeTown();
}

function makeTown(): Promise<Town | undefined> {
  const last = globalThis.boundedTown?.town.catch(() => undefined);
  const made: KeptTown = { town: composeTown(last), freshUntil: Infinity };
  globalThis.boundedTown = made;
  const setEnd = (town: Town | undefined): void => {
    made.freshUntil = town?.freshUntil ?? 0;
  };
  made.town.then(setEnd, () => setEnd(undefined));
  return made.town;
}

/** The index for an answer of the site. The page cache stores this answer until `freshUntil`. */
export async function getTownIndex(): Promise<TownIndex | undefined> {
  const town = await getTown();
  if (town !== undefined) await limitPagePeriod(town.freshUntil, performance.now());
  return town?.index;
}

/**
 * Makes the index again, and deletes the copy in the page cache. Otherwise the next request would
 * get this copy, even if it has expired.
 */
export async function renewTownIndex(): Promise<void> {
  await makeTown();
  await getBoundedPageStore().delete(INDEX_PATH);
}

/** Makes the next search read the menus in the answer cache again. */
export function expireTown(): void {
  globalThis.boundedTown = undefined;
}

async function composeTown(last: Promise<Town | undefined> | undefined): Promise<Town | undefined> {
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
  getSignals().emit('menusIndexed', index.menus);
  let search: TownSearch | undefined;
  const { known, all } = index.menus;
  const isGrowing = known > ((await last)?.index.menus.known ?? -1);
  const incompleteForMs = INCOMPLETE_FOR_MS[isGrowing ? 'growing' : 'unchanged'];
  const periodMs = revalidateSeconds * 1_000;
  const usedForMs = known === all ? periodMs : Math.min(periodMs, incompleteForMs);
  return {
    index,
    words: suggestWords(index.restaurants),
    // Made at the first search, because a process may get no search and only serve the index.
    search: (...query) => (search ??= createTownSearch(index))(...query),
    freshUntil: performance.now() + usedForMs,
  };
}
