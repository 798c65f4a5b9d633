import { z } from 'zod';
import { isRestaurantId } from '../../ids.ts';
import type { Log } from '../../log.ts';
import type { RestaurantSummary } from '../../restaurant/menu.ts';
import { success } from '../../result.ts';
import type { Result } from '../../result.ts';
import { unexpectedShape } from './provider-failure.ts';
import type { ProviderFailure } from './provider-failure.ts';
import {
  looseField,
  parseImageAddress,
  parseItems,
  parseName,
  visibleName,
} from './parse-fields.ts';
import { RESTAURANTS_PER_PAGE } from './paths.ts';
import type { restaurantWire } from './wire.ts';

/** Further entries are dropped and counted. The site asks for `RESTAURANTS_PER_PAGE`. */
const MAX_RESTAURANTS = 5_000;

export type RestaurantList = {
  readonly restaurants: readonly RestaurantSummary[];
  /** The answer has `RESTAURANTS_PER_PAGE` entries, so there may be more restaurants. */
  readonly mayHaveMore: boolean;
};

const envelope = z.object({ restaurants: z.array(z.unknown()) });
/** The site needs the name; any other field may be missing or invalid. */
const restaurantShape = z.object({
  name: visibleName,
  short_name: looseField,
  restaurantImage: looseField,
  logoImage: looseField,
  schedule: looseField,
} satisfies Record<keyof typeof restaurantWire.shape, z.ZodType>);

/**
 * An answer of an unexpected shape is a failure, so that the older list stays in use. A list with
 * entries is also a failure if no entry has both a visible name and the field `short_name`.
 */
export function parseRestaurants(
  answer: unknown,
  log: Log,
): Result<RestaurantList, ProviderFailure> {
  const list = envelope.safeParse(answer);
  if (!list.success) return unexpectedShape('restaurant list', log);

  const received = list.data.restaurants;
  const { items } = parseItems(restaurantShape, received.slice(0, MAX_RESTAURANTS));
  if (received.length > 0 && items.every((item) => item.short_name === undefined)) {
    return unexpectedShape('restaurant list', log, 'no usable entry');
  }

  const restaurants = items.map((restaurant) => ({
    name: restaurant.name,
    restaurantId: parseRestaurantId(restaurant.short_name),
    image: parseImageAddress(restaurant.restaurantImage),
    logoImage: parseImageAddress(restaurant.logoImage),
    scheduleText: parseName(restaurant.schedule),
  }));
  const droppedRestaurants = received.length - items.length;
  const withoutId = restaurants.filter(({ restaurantId }) => restaurantId === undefined).length;
  if (droppedRestaurants > 0 || withoutId > 0) {
    log.warn({ droppedRestaurants, withoutId }, 'Restaurant list with unreadable parts');
  }
  const mayHaveMore = received.length === RESTAURANTS_PER_PAGE;
  if (mayHaveMore)
    log.warn(
      { received: received.length },
      'The restaurant list is full and may have more entries',
    );
  return success({ restaurants, mayHaveMore });
}

function parseRestaurantId(shortName: unknown): string | undefined {
  return typeof shortName === 'string' && isRestaurantId(shortName) ? shortName : undefined;
}
