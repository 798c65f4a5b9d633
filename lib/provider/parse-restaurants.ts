import { z } from 'zod';
import { isRestaurantId } from '@/lib/ids';
import type { Log } from '@/lib/log';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from './failure.ts';
import { unexpectedShape } from './unexpected-shape.ts';
import { parseImageAddress, parseItems, parseName, parseText } from './parse-fields.ts';
import { restaurantListWire, restaurantWire } from './wire.ts';

/** The call asks for 70 and has no page parameter (specification, sections 7 and 9). */
export const RESTAURANT_LIST_PAGE_SIZE = 70;

export type RestaurantList = {
  readonly restaurants: readonly RestaurantSummary[];
  /** Exactly one page was received: there may be more that nobody can ask for. */
  readonly isFirstPage: boolean;
};

const envelope = restaurantListWire.extend({ restaurants: z.array(z.unknown()) });

/** The list in our words; entries without a readable name are dropped and counted in the log. */
export function parseRestaurants(
  answer: unknown,
  log: Log,
): Result<RestaurantList, ProviderFailure> {
  const list = envelope.safeParse(answer);
  if (!list.success) return unexpectedShape('restaurant list', log);

  const received = list.data.restaurants;
  const { items } = parseItems(restaurantWire, received);
  const restaurants = items.flatMap((restaurant) => {
    const name = parseName(restaurant.name);
    if (name === undefined) return [];
    return {
      name,
      restaurantId: isRestaurantId(restaurant.short_name) ? restaurant.short_name : undefined,
      image: parseImageAddress(restaurant.restaurantImage),
      logoImage: parseImageAddress(restaurant.logoImage),
      scheduleText: parseText(restaurant.schedule),
    };
  });
  if (received.length > 0 && restaurants.length === 0) {
    return unexpectedShape('every restaurant', log);
  }

  const droppedRestaurants = received.length - restaurants.length;
  const withoutId = restaurants.filter(({ restaurantId }) => restaurantId === undefined).length;
  if (droppedRestaurants > 0 || withoutId > 0) {
    log.warn({ droppedRestaurants, withoutId }, 'Restaurant list with unreadable parts');
  }
  const isFirstPage = received.length === RESTAURANT_LIST_PAGE_SIZE;
  if (isFirstPage) log.warn({ received: received.length }, 'Restaurant list may go on');
  return success({ restaurants, isFirstPage });
}
