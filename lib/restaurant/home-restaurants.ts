import type { RestaurantSummary } from './menu.ts';

/** How many restaurants the home page shows: our choice, not a requirement. */
export const HOME_RESTAURANTS = 6;

type RestaurantWithPage = RestaurantSummary & { readonly restaurantId: string };

/**
 * Lists some restaurants that have a page: those with a picture first, otherwise in the provider's
 * order. Regulation (EU) 2019/1150, article 5, requires the Terms to state this order, so change
 * both together.
 */
export function listHomeRestaurants(
  restaurants: readonly RestaurantSummary[],
): readonly RestaurantWithPage[] {
  const linked = restaurants.flatMap(({ restaurantId, ...rest }) =>
    restaurantId === undefined ? [] : [{ ...rest, restaurantId }],
  );
  return linked
    .toSorted((a, b) => Number(b.image !== undefined) - Number(a.image !== undefined))
    .slice(0, HOME_RESTAURANTS);
}
