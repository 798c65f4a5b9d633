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
import type { StoredAnswer, Renewal } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import { createListLookup } from './list-lookup.ts';
import type { ListLookup } from './list-lookup.ts';
import type { ListedState } from './negative-cache.ts';

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
