import type { Word } from './words.ts';

type FoldedWord = Pick<Word, 'folded'>;

/** The words of the texts in which a search looks for a product. */
export type SearchedWords = {
  readonly name: readonly FoldedWord[];
  readonly category: readonly FoldedWord[];
  readonly description: readonly FoldedWord[];
  /** The words of the restaurant's name, in a search in several menus. */
  readonly restaurant?: readonly FoldedWord[];
};

/** In the order of rank: the earlier the field, the better is a match in it. */
const FIELDS = ['name', 'category', 'description', 'restaurant'] as const;

/** The rank of the field that describes the restaurant and not the product. */
export const RESTAURANT_RANK = FIELDS.indexOf('restaurant');

export type SearchIndex = {
  /** The number of products. */
  readonly size: number;
  /**
   * The folded words of all products, each with its occurrences. An occurrence is one number that
   * encodes product and field, because objects would take several times the memory and time.
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
    const first = product * FIELDS.length;
    for (const [fieldRank, field] of FIELDS.entries()) {
      for (const { folded } of words[field] ?? []) {
        const occurrences = index.get(folded);
        if (occurrences === undefined) index.set(folded, [first + fieldRank]);
        // The index has each word of a product once, for the best field with the word.
        else if ((occurrences.at(-1) ?? 0) < first) occurrences.push(first + fieldRank);
      }
    }
  }
  return { size: products.length, words: index };
}
