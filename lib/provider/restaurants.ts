import { getSettings } from '@/lib/config';
import { getLog } from '@/lib/log';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { askForRestaurants } from './ask.ts';
import { getProviderClient } from './client.ts';
import { endPageWith, keepFresh } from './data-cache.ts';
import { createLastGood, restaurantListShape, SHAPE_VERSION } from './last-good.ts';
import { openLastGoodStore } from './last-good-store.ts';
import { createListLookup } from './list-lookup.ts';
import type { ListLookup } from './list-lookup.ts';
import type { RestaurantList } from './parse-restaurants.ts';
import { createSource } from './source.ts';
import type { Source } from './source.ts';

export type RestaurantsAnswer =
  ({ readonly outcome: 'found' } & RestaurantList) | { readonly outcome: 'down' };

const LIST = 'all';
/** How long a page that is complete without the list waits for it. */
const LOOKUP_PATIENCE_MS = 300;

type OpenList = { readonly source: Source<RestaurantList>; readonly lookUp: ListLookup };

/** Remembers one failure at most; the list itself is in the data cache. */
let boundedList: OpenList | undefined;

function openList(): OpenList {
  const { revalidateSeconds } = getSettings();
  const lastGood = createLastGood('restaurants', restaurantListShape, openLastGoodStore());
  const source = createSource({
    ask: () => askForRestaurants(getProviderClient(), getLog()),
    keepFresh: (_, load) =>
      keepFresh(['restaurants', `v${SHAPE_VERSION}`], ['restaurants'], revalidateSeconds, load),
    lastGood,
    freshForMs: revalidateSeconds * 1_000,
    now: Date.now,
  });
  const lookUp = createListLookup({
    getList: () => source.get(LIST),
    getLastGood: () => lastGood.get(LIST),
    patienceMs: LOOKUP_PATIENCE_MS,
  });
  return { source, lookUp };
}

/** The restaurants, at most `REVALIDATE_SECONDS` old while the provider is well. */
export async function getRestaurants(): Promise<RestaurantsAnswer> {
  // While the site is built: an older list on the builder's disk must not get into the pages.
  if (getSettings().providerApiUrl === undefined) return { outcome: 'down' };
  boundedList ??= openList();
  const answer = await boundedList.source.get(LIST);
  if (answer.outcome !== 'found') return { outcome: 'down' };
  await endPageWith(answer.freshUntil, Date.now());
  return { outcome: 'found', ...answer.value };
}

/**
 * What the list says of a restaurant, or undefined: not listed, or no list in time. For pages that
 * are complete without it; it makes no call of its own while the list is fresh.
 */
export async function getListedRestaurant(
  restaurantId: string,
): Promise<RestaurantSummary | undefined> {
  if (getSettings().providerApiUrl === undefined) return undefined;
  boundedList ??= openList();
  return boundedList.lookUp(restaurantId);
}
