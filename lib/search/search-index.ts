import type { Word } from './words.ts';

/** A word in lower case, without diacritics. */
type FoldedWord = Pick<Word, 'folded'>;

/** The words of the texts in which a search looks for a product. */
export type SearchedWords = {
  readonly name: readonly FoldedWord[];
  readonly category: readonly FoldedWord[];
  readonly description: readonly FoldedWord[];
  /** The words of the restaurant's name, in a search in several menus. */
  readonly restaurant?: readonly FoldedWord[];
};

/** A field's position is its rank: a match in an earlier field is better. */
const FIELDS = ['name', 'category', 'description', 'restaurant'] as const;

/** The rank of the field that describes the restaurant and not the product. */
export const RESTAURANT_RANK = FIELDS.indexOf('restaurant');

export type SearchIndex = {
  /** The number of products. */
  readonly size: number;
  /**
   * The folded words of all products, each with its occurrences. A word has one occurrence for each
   * product that contains the word: in the best field with the word. An occurrence is one number
   * that encodes product and field, because objects would take more memory and time.
   */
  readonly words: ReadonlyMap<string, readonly number[]>;
};

/** The position of the occurrence's product in the list that was indexed. */
export const productOf = (occurrence: number): number => Math.floor(occurrence / FIELDS.length);

/** The rank of the occurrence's field: 0 for the best field. */
export const fieldRankOf = (occurrence: number): number => occurrence % FIELDS.length;

export function createSearchIndex(products: readonly SearchedWords[]): SearchIndex {
  const index = new Map<string, number[]>();
  for (const [product, words] of products.entries()) {
    const lowest = product * FIELDS.length;
    for (const [fieldRank, field] of FIELDS.entries()) {
      for (const { folded } of words[field] ?? []) {
        const occurrences = index.get(folded);
        if (occurrences === undefined) index.set(folded, [lowest + fieldRank]);
        // Occurrences below `lowest` are of earlier products, so the word is new for this product.
        else if ((occurrences.at(-1) ?? 0) < lowest) occurrences.push(lowest + fieldRank);
      }
    }
  }
  return { size: products.length, words: index };
}
