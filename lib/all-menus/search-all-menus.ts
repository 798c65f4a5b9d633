import { findOpening } from '../restaurant/hours.ts';
import type { Opening } from '../restaurant/hours.ts';
import { createSearchIndex, searchProducts, splitWords } from '../search.ts';
import type { SearchResult } from '../search.ts';
import type { IndexedProduct, IndexedRestaurant, MenusIndex } from './menus-index.ts';
import { isAllMenusSearch, MAX_QUERY_WORDS } from './all-menus-query.ts';
import type { AllMenusQuery } from './all-menus-query.ts';

/** How many matching products of a restaurant are shown at most. The rest is only counted. */
const SHOWN_PRODUCTS = 4;

/** A restaurant that the search found. */
export type RestaurantHits = {
  readonly restaurant: IndexedRestaurant;
  /** At the time of the search. */
  readonly opening: Opening;
  /**
   * The best matching products, at most `SHOWN_PRODUCTS`; empty when no product matches, or when
   * the query has no words.
   */
  readonly products: readonly IndexedProduct[];
  /** The number of all matching products, also of those that are not shown. */
  readonly productCount: number;
};

export type AllMenusResult = {
  readonly kind: SearchResult['kind'];
  readonly groups: readonly RestaurantHits[];
  readonly productCount: number;
  /**
   * Set when the query asks for the open restaurants without words, and none is known to be open.
   * Then the one group is that of the restaurant that opens first.
   */
  readonly opensFirst?: ClosedHits;
};

type ClosedHits = RestaurantHits & {
  readonly opening: Extract<Opening, { readonly state: 'closed' }>;
};

/** Returns undefined for a query that has no words and whose `opening` is 'toate'. */
export type AllMenusSearch = (query: AllMenusQuery, now: Date) => AllMenusResult | undefined;

type Found = Pick<AllMenusResult, 'kind'> & {
  /**
   * A key is the position of a restaurant in the index. The value is the restaurant's matching
   * products, the best first.
   */
  readonly byRestaurant: ReadonlyMap<number, readonly IndexedProduct[]>;
};

/** Indexes the words of all menus and of the restaurants' names. */
export function createAllMenusSearch({ restaurants }: MenusIndex): AllMenusSearch {
  const names = restaurants.map(({ name }) => splitWords(name));
  const entries = restaurants.flatMap(({ categories }, restaurantPosition) =>
    categories.flatMap(({ name, products }) => {
      const category = splitWords(name);
      return products.map((product) => ({ restaurantPosition, product, category }));
    }),
  );
  const productIndex = createSearchIndex(
    entries.map(({ restaurantPosition, product, category }) => ({
      name: splitWords(product.name),
      category,
      description: splitFolded(product.words),
      restaurant: names[restaurantPosition] ?? [],
    })),
  );
  const nameIndex = createSearchIndex(
    names.map((name) => ({ name, category: [], description: [] })),
  );

  const find = (text: string): Found => {
    const words = splitWords(text).slice(0, MAX_QUERY_WORDS);
    const query = words.map(({ folded }) => folded).join(' ');
    const restaurantResult = searchProducts(nameIndex, query);
    const productResult = searchProducts(productIndex, query);
    const isExact = [restaurantResult, productResult].some(
      (result) => result?.kind === 'exact' && result.hits.length > 0,
    );
    const kind = isExact ? 'exact' : 'similar';
    const hitsOf = (result: SearchResult | undefined): readonly number[] =>
      result?.kind === kind ? result.hits : [];
    const byRestaurant = new Map(
      hitsOf(restaurantResult).map((position): [number, IndexedProduct[]] => [position, []]),
    );
    for (const entryPosition of hitsOf(productResult)) {
      const entry = entries[entryPosition];
      if (entry === undefined) continue;
      const products = byRestaurant.get(entry.restaurantPosition) ?? [];
      products.push(entry.product);
      byRestaurant.set(entry.restaurantPosition, products);
    }
    return { kind, byRestaurant };
  };
  const all: Found = {
    kind: 'exact',
    byRestaurant: new Map(restaurants.map((_, position) => [position, []])),
  };

  return (query, now) => {
    if (!isAllMenusSearch(query)) return undefined;
    const { kind, byRestaurant } = splitWords(query.text).length === 0 ? all : find(query.text);
    const groups = [...byRestaurant].flatMap(([position, products]): readonly RestaurantHits[] => {
      const restaurant = restaurants[position];
      if (restaurant === undefined) return [];
      const shown = products.slice(0, SHOWN_PRODUCTS);
      const opening = findOpening(restaurant.schedule, now);
      return [{ restaurant, opening, products: shown, productCount: products.length }];
    });
    const selected = query.opening === 'acum' ? groups.filter(isOpen) : groups;
    const productCount = selected.reduce((sum, group) => sum + group.productCount, 0);
    const opensFirst =
      selected.length === 0 && byRestaurant === all.byRestaurant ? findFirst(groups) : undefined;
    if (opensFirst !== undefined) return { kind, groups: [opensFirst], productCount, opensFirst };
    return { kind, groups: selected, productCount };
  };
}

function splitFolded(words = ''): readonly { readonly folded: string }[] {
  return words === '' ? [] : words.split(' ').map((folded) => ({ folded }));
}

const isOpen = ({ opening: { state } }: RestaurantHits): boolean =>
  state === 'open' || state === 'always';

/** The restaurant that opens first; of two at the same minute, the first of the list. */
const findFirst = (groups: readonly RestaurantHits[]): ClosedHits | undefined =>
  groups
    .flatMap(({ opening, ...group }) => (opening.state === 'closed' ? [{ ...group, opening }] : []))
    .toSorted((one, other) => one.opening.inMinutes - other.opening.inMinutes)[0];

const MAX_SUGGESTIONS = 8;
/** Visitors rarely search for a longer name. */
const MAX_LENGTH = 20;

const fold = (name: string): string =>
  splitWords(name)
    .map(({ folded }) => folded)
    .join(' ');

/**
 * Suggests the names of the categories that have the most products in all restaurants together.
 * Cuisines cannot be suggested, because the provider does not send them.
 */
export function suggestWords(restaurants: readonly IndexedRestaurant[]): readonly string[] {
  const byName = new Map<string, { readonly name: string; count: number }>();
  for (const { name, products } of restaurants.flatMap(({ categories }) => categories)) {
    if (name.length > MAX_LENGTH || products.length === 0) continue;
    const folded = fold(name);
    if (folded === '') continue;
    const word = byName.get(folded) ?? { name, count: 0 };
    word.count += products.length;
    byName.set(folded, word);
  }
  return [...byName.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}
