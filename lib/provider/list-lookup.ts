import { setTimeout as pause } from 'node:timers/promises';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import type { RestaurantList } from './parse-restaurants.ts';
import type { SourceAnswer } from './source.ts';

export type ListLookup = (restaurantId: string) => Promise<RestaurantSummary | undefined>;

export type ListLookupOptions = {
  readonly getList: () => Promise<SourceAnswer<RestaurantList>>;
  readonly getLastGood: () => Promise<RestaurantList | undefined>;
  readonly patienceMs: number;
};

/**
 * Finds what the list says of one restaurant, for pages that are complete without it. When the list
 * takes longer than the patience, it goes on loading and the last good copy answers. From then on
 * lookups do not wait, until the list has been read in time again: in an outage they cost nothing.
 * Two entries with the same id are no answer.
 */
export function createListLookup(options: ListLookupOptions): ListLookup {
  const { getList, getLastGood, patienceMs } = options;
  let isPrompt = true;

  const timeReading = async (): Promise<SourceAnswer<RestaurantList>> => {
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
    return getLastGood();
  };

  return async (restaurantId) => {
    const list = await readList();
    const [found, ...others] =
      list?.restaurants.filter((entry) => entry.restaurantId === restaurantId) ?? [];
    return others.length === 0 ? found : undefined;
  };
}
