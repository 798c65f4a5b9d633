import type { Word } from './words.ts';

/** The words of the texts in which a product is found. */
export type SearchedWords = {
  readonly name: readonly Word[];
  readonly category: readonly Word[];
  readonly description: readonly Word[];
};

/** The best field first. */
const FIELDS = ['name', 'category', 'description'] as const;

export type Occurrence = {
  /** Position of the product in the list that was indexed. */
  readonly product: number;
  /** 0 for the best field. */
  readonly fieldRank: number;
};

/** The folded words of all products, each with the products that have it. */
export type SearchIndex = ReadonlyMap<string, readonly Occurrence[]>;

export function createSearchIndex(products: readonly SearchedWords[]): SearchIndex {
  const index = new Map<string, Occurrence[]>();
  for (const [product, words] of products.entries()) {
    const seen = new Set<string>();
    for (const [fieldRank, field] of FIELDS.entries()) {
      for (const { folded } of words[field]) {
        if (seen.has(folded)) continue;
        seen.add(folded);
        const occurrences = index.get(folded);
        if (occurrences === undefined) index.set(folded, [{ product, fieldRank }]);
        else occurrences.push({ product, fieldRank });
      }
    }
  }
  return index;
}
