import { formatPriceSpan } from '../restaurant/price.ts';
import type { IndexedRestaurant } from './menus-index.ts';

const SHOWN_CATEGORIES = 3;
/** About as many letters as fit on one line of a card beside the prices, on a phone of 360 px. */
const LINE_LENGTH = 33;
const SEPARATOR = ' · ';

/** What a card shows of a restaurant, in the list and in the results of a search. */
export type ListedRestaurant = Omit<IndexedRestaurant, 'categories'> & {
  /** 'Ciorbe · Grătar · Dulciuri'. Absent when the menu is not known or is empty. */
  readonly categories?: string;
  /** '6–64 RON'. Absent when the menu is not known or is empty. */
  readonly prices?: string;
};

export function formatListed({ categories, ...restaurant }: IndexedRestaurant): ListedRestaurant {
  const filled = categories.filter(({ products }) => products.length > 0);
  const prices = filled
    .flatMap(({ products }) => products.map(({ priceRon }) => priceRon))
    .filter((price) => price > 0);
  return {
    ...restaurant,
    ...(filled.length > 0 && { categories: joinCategories(filled.map(({ name }) => name)) }),
    ...(prices.length > 0 && { prices: formatPriceSpan(prices) }),
  };
}

/** The first names, in the order of the menu, without those for which the line has no room. */
function joinCategories([first = '', ...others]: readonly string[]): string {
  const shown = [first];
  for (const name of others) {
    const isFull = shown.length === SHOWN_CATEGORIES;
    if (!isFull && [...shown, name].join(SEPARATOR).length <= LINE_LENGTH) shown.push(name);
  }
  return shown.join(SEPARATOR);
}
