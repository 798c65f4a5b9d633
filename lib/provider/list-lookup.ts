import { setTimeout as pause } from 'node:timers/promises';
import type { RestaurantSummary } from '../restaurant/menu.ts';
import type { RestaurantList } from './contract/parse-restaurants.ts';
import type { CachedAnswer } from './answer-cache.ts';

/** The longest wait for the list of restaurants in pages that can be rendered without the list. */
const LOOKUP_WAIT_MS = 300;

export type ListLookup = (restaurantId: string) => Promise<RestaurantSummary | undefined>;

export type ListLookupOptions = {
  readonly getList: () => Promise<CachedAnswer<RestaurantList>>;
  readonly getStored: () => Promise<RestaurantList | undefined>;
  readonly maxWaitMs?: number;
};

/**
 * A lookup reads the list of restaurants with `getList`, and waits at most `maxWaitMs` for it. If
 * the read takes longer, the lookup uses the list of `getStored`, which may be older. If the read
 * fails, the lookup resolves to undefined. After a slow or failed read, lookups no longer wait.
 * They wait again after a read that succeeds in time.
 */
export function createListLookup(options: ListLookupOptions): ListLookup {
  const { getList, getStored, maxWaitMs = LOOKUP_WAIT_MS } = options;
  let shouldWait = true;

  const timeReading = async (): Promise<CachedAnswer<RestaurantList>> => {
    const startedAt = performance.now();
    const answer = await getList();
    shouldWait = answer.outcome === 'found' && performance.now() - startedAt <= maxWaitMs;
    return answer;
  };

  const readList = async (): Promise<RestaurantList | undefined> => {
    const waitEnd = pause(shouldWait ? maxWaitMs : 0);
    const answer = await Promise.race([timeReading(), waitEnd]);
    if (answer !== undefined) return answer.outcome === 'found' ? answer.value : undefined;
    shouldWait = false;
    return getStored();
  };

  return async (restaurantId) => {
    const list = await readList();
    return findListed(list?.restaurants ?? [], restaurantId);
  };
}

/** The only entry with this id. Two entries with the same id count as none. */
export function findListed(
  restaurants: readonly RestaurantSummary[],
  restaurantId: string,
): RestaurantSummary | undefined {
  const [found, ...others] = restaurants.filter((entry) => entry.restaurantId === restaurantId);
  return others.length === 0 ? found : undefined;
}
