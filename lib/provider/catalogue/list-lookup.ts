import { setTimeout as pause } from 'node:timers/promises';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import type { RestaurantList } from '../contract/parse-restaurants.ts';
import type { CachedAnswer } from './answer-cache.ts';

export type ListLookup = (restaurantId: string) => Promise<RestaurantSummary | undefined>;

export type ListLookupOptions = {
  readonly getList: () => Promise<CachedAnswer<RestaurantList>>;
  /** Gives the kept list of any age, without a call to the provider. */
  readonly getKept: () => Promise<RestaurantList | undefined>;
  readonly patienceMs: number;
};

/**
 * Finds the list's entry of one restaurant, for pages that are complete without it. A lookup waits
 * at most `patienceMs` for the list; after that it uses the kept list, while the list continues to
 * load. Until the list has been read in time again, no later lookup waits, so an outage delays only
 * the first pages. Two entries with the same id count as none.
 */
export function createListLookup(options: ListLookupOptions): ListLookup {
  const { getList, getKept, patienceMs } = options;
  let isPrompt = true;

  const timeReading = async (): Promise<CachedAnswer<RestaurantList>> => {
    const startedAt = performance.now();
    const answer = await getList();
    isPrompt = answer.outcome === 'found' && performance.now() - startedAt <= patienceMs;
    return answer;
  };

  const readList = async (): Promise<RestaurantList | undefined> => {
    const patience = pause(isPrompt ? patienceMs : 0, undefined, { ref: false });
    const answer = await Promise.race([timeReading(), patience]);
    if (answer !== undefined) return answer.outcome === 'found' ? answer.value : undefined;
    isPrompt = false;
    return getKept();
  };

  return async (restaurantId) => {
    const list = await readList();
    const [found, ...others] =
      list?.restaurants.filter((entry) => entry.restaurantId === restaurantId) ?? [];
    return others.length === 0 ? found : undefined;
  };
}
