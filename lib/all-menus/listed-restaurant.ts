import { formatPriceSpan } from '../restaurant/price.ts';
import type { IndexedRestaurant } from './menus-index.ts';

const SHOWN_CATEGORIES = 3;

/** What a card shows of a restaurant, in the list and in the results of a search. */
export type ListedRestaurant = Omit<IndexedRestaurant, 'categories'> & {
  /** 'Ciorbe · Grătar · Dulciuri'. Absent when the menu is not known or is empty. */
  readonly categories?: string;
  /** '6–64 RON'. Absent when the menu is not known or is empty. */
  readonly prices?: string;
};

export function formatListed({ categories, ...restaurant }: IndexedRestaurant): ListedRestaurant {
  const filled = categories.filter(({ products }) => products.length > 0);
  const names = filled.slice(0, SHOWN_CATEGORIES).map(({ name }) => name);
  const prices = filled
    .flatMap(({ products }) => products.map(({ priceRon }) => priceRon))
    .filter((price) => price > 0);
  return {
    ...restaurant,
    ...(names.length > 0 && { categories: names.join(' · ') }),
    ...(prices.length > 0 && { prices: formatPriceSpan(prices) }),
  };
}
