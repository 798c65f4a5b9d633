import { toAnchor } from '../restaurant/anchor.ts';
import type { ListedRestaurant, IndexedProduct, IndexedRestaurant } from './menus-index.ts';

/** The home page shows at most this many restaurants. No requirement sets the number. */
export const HOME_RESTAURANTS = 6;
export const HOME_PRODUCTS = 6;
/** Fewer products would leave a hole in the page while the site gets to know its menus. */
const LEAST_HOME_PRODUCTS = 3;

type WithId<Restaurant> = Restaurant & { readonly restaurantId: string };

export type HomeProduct = Required<
  Pick<IndexedProduct, 'name' | 'priceRon' | 'slug' | 'picture'>
> & {
  readonly restaurantId: string;
  readonly restaurantName: string;
};

/**
 * Lists up to `HOME_RESTAURANTS` restaurants that have a page: first those with a picture, then the
 * others, each group in the provider's order. Regulation (EU) 2019/1150, article 5, requires the
 * Terms to state this order, and that of `listHomeProducts`. If you change one, change
 * `lib/legal/terms.ts`.
 */
export function listHomeRestaurants(
  restaurants: readonly ListedRestaurant[],
): readonly WithId<ListedRestaurant>[] {
  return restaurants
    .filter(hasId)
    .toSorted((a, b) => Number(b.picture !== undefined) - Number(a.picture !== undefined))
    .slice(0, HOME_RESTAURANTS);
}

/**
 * Picks one product of each of the first `HOME_PRODUCTS` restaurants of the list that have one with
 * a picture. The picks change only with the menus. The first restaurant's product is of its first
 * category, the second one's of its second, and so on, so that the products are not all soups. Only
 * the first half of the categories counts, because side dishes and drinks come last. Picks none if
 * there are fewer than `LEAST_HOME_PRODUCTS`.
 */
export function listHomeProducts(
  restaurants: readonly IndexedRestaurant[],
): readonly HomeProduct[] {
  const picks: HomeProduct[] = [];
  for (const { restaurantId, name: restaurantName, categories } of restaurants.filter(hasId)) {
    const candidates = categories.flatMap(({ products }) => products.find(isShown) ?? []);
    const chosen = candidates[picks.length % Math.ceil(candidates.length / 2)];
    if (chosen?.picture === undefined) continue;
    const { name, priceRon, picture, slug = toAnchor(name) } = chosen;
    picks.push({ name, priceRon, picture, slug, restaurantId, restaurantName });
    if (picks.length === HOME_PRODUCTS) break;
  }
  return picks.length < LEAST_HOME_PRODUCTS ? [] : picks;
}

const isShown = ({ picture, isSoldOut, priceRon }: IndexedProduct): boolean =>
  picture !== undefined && isSoldOut !== true && priceRon > 0;

function hasId<Restaurant extends { readonly restaurantId?: string }>(
  restaurant: Restaurant,
): restaurant is WithId<Restaurant> {
  return restaurant.restaurantId !== undefined;
}
