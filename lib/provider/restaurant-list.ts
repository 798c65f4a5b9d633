import { getSettings } from '@/lib/config';
import { getLog } from '@/lib/log';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { limitFreshness } from '@/lib/rendering';
import { createSharedAnswers } from '@/lib/shared-store/shared-answers';
import { providerPaths } from './contract/paths.ts';
import { parseRestaurants } from './contract/parse-restaurants.ts';
import type { RestaurantList } from './contract/parse-restaurants.ts';
import { getProviderClient } from './client.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache, StoredAnswer, Renewal } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import { createListLookup } from './list-lookup.ts';
import type { ListLookup } from './list-lookup.ts';
import type { ListedState } from './negative-cache.ts';

export type RestaurantsAnswer =
  ({ readonly outcome: 'found' } & RestaurantList) | { readonly outcome: 'down' };

const LIST_KEY = 'all';

type ListReader = { readonly answers: AnswerCache<RestaurantList>; readonly lookUp: ListLookup };

declare global {
  var boundedList: ListReader | undefined;
}

/**
 * The reader is on `globalThis`, because pages and route handlers load separate copies of this
 * module.
 */
function getList(): ListReader {
  globalThis.boundedList ??= createListReader();
  return globalThis.boundedList;
}

function createListReader(): ListReader {
  const answers = createAnswerCache({
    name: 'list',
    ask: () => getProviderClient().send({ name: 'restaurants', path: providerPaths.restaurants() }),
    parse: (body) => parseRestaurants(body, getLog()),
    lastGood: createLastGood('restaurants', openLastGoodStore()),
    freshForMs: getSettings().revalidateSeconds * 1_000,
    now: Date.now,
    shared: createSharedAnswers('restaurants'),
  });
  const lookUp = createListLookup({
    getList: () => answers.get(LIST_KEY),
    getStored: async () => {
      const stored = await answers.getStored(LIST_KEY);
      return stored?.answer.outcome === 'found' ? stored.answer.value : undefined;
    },
  });
  return { answers, lookUp };
}

export function renewRestaurants(): Promise<Renewal> {
  return getList().answers.renew(LIST_KEY);
}

/**
 * Deletes the list from the shared store if `renewRestaurants` could not replace it there. Resolves
 * to false when the deletion has failed.
 */
export function deleteUnreplacedList(): Promise<boolean> {
  return getList().answers.deleteUnreplaced();
}

/** Makes the stored list stale. Call this when another instance has announced a change. */
export function expireRestaurants(): void {
  getList().answers.expireAll();
}

/**
 * The list of restaurants and when it was received. Gets the list from the provider or the shared
 * store, unless the stored list is fresh. Undefined when the provider fails and no older list is
 * stored. This function does not limit the freshness of a page, so a page that shows the
 * list calls `getRestaurants`.
 */
export async function readRestaurants(): Promise<
  (RestaurantList & Pick<StoredAnswer<unknown>, 'receivedAt'>) | undefined
> {
  const { answers } = getList();
  await answers.get(LIST_KEY);
  const stored = await answers.getStored(LIST_KEY);
  if (stored?.answer.outcome !== 'found') return undefined;
  return { ...stored.answer.value, receivedAt: stored.receivedAt };
}

/**
 * The list is at most `REVALIDATE_SECONDS` old while the provider answers. In a build the outcome
 * is 'down', because a build has no provider, and each last good copy belongs to a provider.
 */
export async function getRestaurants(): Promise<RestaurantsAnswer> {
  const answer = await getList().answers.get(LIST_KEY);
  if (answer.outcome !== 'found') return { outcome: 'down' };
  limitFreshness(answer.freshUntil - Date.now());
  return { outcome: 'found', ...answer.value };
}

/** The stored list of any age, without a call to the provider. */
export async function getStoredRestaurants(): Promise<readonly RestaurantSummary[] | undefined> {
  const stored = await getList().answers.getStored(LIST_KEY);
  return stored?.answer.outcome === 'found' ? stored.answer.value.restaurants : undefined;
}

/** What the list says about a restaurant whose menu is answered 404. */
export async function findListed(restaurantId: string): Promise<ListedState> {
  const answer = await getList().answers.get(LIST_KEY);
  if (answer.outcome !== 'found' || answer.asOf !== undefined) return 'failed';
  const { restaurants, mayHaveMore } = answer.value;
  if (restaurants.some((entry) => entry.restaurantId === restaurantId)) return 'named';
  const isIncomplete = mayHaveMore || restaurants.some((entry) => entry.restaurantId === undefined);
  return isIncomplete ? 'unconfirmed' : 'absent';
}

/**
 * The restaurant's entry in the list, for pages that can be rendered without the entry. Waits only
 * briefly for the list. If the list has not come by then, uses the stored list of any age, or none.
 */
export function getListedRestaurant(restaurantId: string): Promise<RestaurantSummary | undefined> {
  return getList().lookUp(restaurantId);
}
