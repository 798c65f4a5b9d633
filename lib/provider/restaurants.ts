import { getSettings } from '@/lib/config';
import { getLog } from '@/lib/log';
import { askForRestaurants } from './ask.ts';
import { getProviderClient } from './client.ts';
import { endPageWith, keepFresh } from './data-cache.ts';
import { createLastGood, restaurantListShape, SHAPE_VERSION } from './last-good.ts';
import { openLastGoodStore } from './last-good-store.ts';
import type { RestaurantList } from './parse-restaurants.ts';
import { createSource } from './source.ts';
import type { Source } from './source.ts';

export type RestaurantsAnswer =
  ({ readonly outcome: 'found' } & RestaurantList) | { readonly outcome: 'down' };

const LIST = 'all';

/** Remembers one failure at most; the list itself is in the data cache. */
let boundedList: Source<RestaurantList> | undefined;

function openList(): Source<RestaurantList> {
  const { revalidateSeconds } = getSettings();
  return createSource({
    ask: () => askForRestaurants(getProviderClient(), getLog()),
    keepFresh: (_, load) =>
      keepFresh(['restaurants', `v${SHAPE_VERSION}`], ['restaurants'], revalidateSeconds, load),
    lastGood: createLastGood('restaurants', restaurantListShape, openLastGoodStore()),
    freshForMs: revalidateSeconds * 1_000,
    now: Date.now,
  });
}

/** The restaurants, at most `REVALIDATE_SECONDS` old while the provider is well. */
export async function getRestaurants(): Promise<RestaurantsAnswer> {
  // While the site is built: an older list on the builder's disk is nobody's business.
  if (getSettings().providerApiUrl === undefined) return { outcome: 'down' };
  boundedList ??= openList();
  const answer = await boundedList.get(LIST);
  if (answer.outcome !== 'found') return { outcome: 'down' };
  await endPageWith(answer.freshUntil, Date.now());
  return { outcome: 'found', ...answer.value };
}
