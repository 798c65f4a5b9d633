import { splitWords } from '../search/words.ts';
import type { IndexedRestaurant } from './menus-index.ts';

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
