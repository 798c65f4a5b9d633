import { getSettings } from '../config.ts';
import { getLog } from '../log.ts';
import type { RestaurantSummary } from '../restaurant/menu.ts';
import { limitFreshness } from '../rendering.ts';
import { createSharedAnswers } from '../shared-store/shared-answers.ts';
import { providerPaths } from './contract/paths.ts';
import { parseRestaurants } from './contract/parse-restaurants.ts';
import type { RestaurantList as ParsedList } from './contract/parse-restaurants.ts';
import type { ProviderClient } from './client.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { StoredAnswer, Renewal, CachedAnswer } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import type { ListedState } from './negative-cache.ts';
import { setTimeout as pause } from 'node:timers/promises';

export type RestaurantsAnswer =
  ({ readonly outcome: 'found' } & ParsedList) | { readonly outcome: 'down' };

const LIST_KEY = 'all';

/** The list of restaurants: its own answer, and what it says about one of them. */
export type RestaurantList = {
  /**
   * The list is at most `REVALIDATE_SECONDS` old while the provider answers. In a build the outcome
   * is 'down', because a build has no provider, and each last good copy belongs to a provider.
   */
  readonly get: () => Promise<RestaurantsAnswer>;
  /**
   * The list and when it was received. Gets the list from the provider or the shared store, unless
   * the stored list is fresh. Undefined when the provider fails and no older list is stored. This
   * function does not limit the freshness of a page, so a page that shows the list calls `get`.
   */
  readonly read: () => Promise<
    (ParsedList & Pick<StoredAnswer<unknown>, 'receivedAt'>) | undefined
  >;
  /** The stored list of any age, without a call to the provider. */
  readonly getStored: () => Promise<readonly RestaurantSummary[] | undefined>;
  /**
   * The restaurant's entry in the list, for pages that can be rendered without the entry. Waits only
   * briefly for the list. If the list has not come by then, uses the stored list of any age, or none.
   */
  readonly getListed: ListLookup;
  /** What the list says about a restaurant whose menu is answered 404. */
  readonly findListed: (restaurantId: string) => Promise<ListedState>;
  readonly renew: () => Promise<Renewal>;
  /** Makes the stored list stale. Call this when another instance has announced a change. */
  readonly expire: () => void;
  /**
   * Deletes the list from the shared store if `renew` could not replace it there. Resolves to false
   * when the deletion has failed.
   */
  readonly deleteUnreplaced: () => Promise<boolean>;
};

export function createRestaurantList(provider: ProviderClient): RestaurantList {
  const answers = createAnswerCache({
    name: 'list',
    ask: () => provider.send({ name: 'restaurants', path: providerPaths.restaurants() }),
    parse: (body) => parseRestaurants(body, getLog()),
    lastGood: createLastGood('restaurants', openLastGoodStore()),
    freshForMs: getSettings().revalidateSeconds * 1_000,
    now: Date.now,
    shared: createSharedAnswers('restaurants'),
  });

  const getStored = async (): Promise<
    { readonly value: ParsedList; readonly receivedAt: number } | undefined
  > => {
    const stored = await answers.getStored(LIST_KEY);
    if (stored?.answer.outcome !== 'found') return undefined;
    return { value: stored.answer.value, receivedAt: stored.receivedAt };
  };

  return {
    get: async () => {
      const answer = await answers.get(LIST_KEY);
      if (answer.outcome !== 'found') return { outcome: 'down' };
      limitFreshness(answer.freshUntil - Date.now());
      return { outcome: 'found', ...answer.value };
    },
    read: async () => {
      await answers.get(LIST_KEY);
      const stored = await getStored();
      return stored && { ...stored.value, receivedAt: stored.receivedAt };
    },
    getStored: async () => (await getStored())?.value.restaurants,
    getListed: createListLookup({
      getList: () => answers.get(LIST_KEY),
      getStored: async () => (await getStored())?.value,
    }),
    findListed: async (restaurantId) => {
      const answer = await answers.get(LIST_KEY);
      if (answer.outcome !== 'found' || answer.asOf !== undefined) return 'failed';
      const { restaurants, mayHaveMore } = answer.value;
      if (restaurants.some((entry) => entry.restaurantId === restaurantId)) return 'named';
      const isIncomplete =
        mayHaveMore || restaurants.some((entry) => entry.restaurantId === undefined);
      return isIncomplete ? 'unconfirmed' : 'absent';
    },
    renew: () => answers.renew(LIST_KEY),
    expire: answers.expireAll,
    deleteUnreplaced: answers.deleteUnreplaced,
  };
}

/** The longest wait for the list of restaurants in pages that can be rendered without the list. */
const LOOKUP_WAIT_MS = 300;

export type ListLookup = (restaurantId: string) => Promise<RestaurantSummary | undefined>;

type ListLookupOptions = {
  readonly getList: () => Promise<CachedAnswer<ParsedList>>;
  readonly getStored: () => Promise<ParsedList | undefined>;
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

  const timeReading = async (): Promise<CachedAnswer<ParsedList>> => {
    const startedAt = performance.now();
    const answer = await getList();
    shouldWait = answer.outcome === 'found' && performance.now() - startedAt <= maxWaitMs;
    return answer;
  };

  const readList = async (): Promise<ParsedList | undefined> => {
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
