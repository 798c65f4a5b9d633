import type { RestaurantSummary } from './menu.ts';

/** The home page shows at most this many restaurants. No requirement sets the number. */
export const HOME_RESTAURANTS = 6;

type RestaurantWithPage = RestaurantSummary & { readonly restaurantId: string };

/**
 * Lists up to `HOME_RESTAURANTS` restaurants that have a page: first those with a picture, then the
 * others, each group in the provider's order. Regulation (EU) 2019/1150, article 5, requires the
 * Terms to state this order. If you change it, change `lib/legal/terms/terms-parties-text.ts`.
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
