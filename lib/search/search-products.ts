import { fieldRankOf, productOf, RESTAURANT_RANK } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isSimilar } from './typing-error.ts';
import { splitWords } from './words.ts';

export type SearchResult = {
  /** 'similar': typing errors were tolerated, because nothing matches exactly. */
  readonly kind: 'exact' | 'similar';
  /** Positions of the products, the best first. Equally good products keep their order. */
  readonly hits: readonly number[];
  /** How many letters match in each word (in lower case, without diacritics), to highlight them. */
  readonly matched: ReadonlyMap<string, number>;
};

/** `rank` is 0 for the best match. */
type WordMatch = { readonly letters: number; readonly rank: number };
type Match = (typed: string, word: string) => WordMatch | undefined;

const matchBeginning: Match = (typed, word) =>
  word.startsWith(typed)
    ? { letters: typed.length, rank: word.length === typed.length ? 0 : 1 }
    : undefined;

const matchSimilar: Match = (typed, word) =>
  matchBeginning(typed, word) ??
  (isSimilar(typed, word) ? { letters: word.length, rank: 2 } : undefined);

/**
 * The number of ranks of a match. Ranks of fields are multiplied by it, so that a better field
 * outweighs a better match.
 */
const MATCH_RANKS = 3;
/** From this rank on, a match is in the name of the restaurant. */
const FIRST_RESTAURANT_MATCH = RESTAURANT_RANK * MATCH_RANKS;
/** The rank of a product that does not have the word; higher than all others. */
const NO_MATCH = 255;

/**
 * Typing errors are tolerated only when no product matches exactly (requirement M-20). At least one
 * word has to be in a field of the product itself, so that the restaurant's name alone does not
 * make all its products hits. Undefined for a query without words.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult | undefined {
  const words = findQueryWords(query);
  if (words.length === 0) return undefined;
  const exact = findProducts(index, words, matchBeginning);
  if (exact.hits.length > 0) return { kind: 'exact', ...exact };
  return { kind: 'similar', ...findProducts(index, words, matchSimilar) };
}

function findQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(({ folded }) => folded))];
  const distinctive = words.filter((word) => !STOP_WORDS.has(word));
  return distinctive.length === 0 ? words : distinctive;
}

function findProducts(
  index: SearchIndex,
  words: readonly string[],
  match: Match,
): Pick<SearchResult, 'hits' | 'matched'> {
  const matched = new Map<string, number>();
  const ranksByWord = words.map((typed) => rankProducts(index, typed, match, matched));
  const hits: { readonly product: number; readonly rank: number }[] = [];
  for (let product = 0; product < index.size; product += 1) {
    let sum = 0;
    let best = NO_MATCH;
    for (const ranks of ranksByWord) {
      const rank = ranks[product] ?? NO_MATCH;
      sum += rank === NO_MATCH ? Infinity : rank;
      best = Math.min(best, rank);
    }
    if (sum < Infinity && best < FIRST_RESTAURANT_MATCH) hits.push({ product, rank: sum });
  }
  hits.sort((one, other) => one.rank - other.rank || one.product - other.product);
  return { hits: hits.map(({ product }) => product), matched };
}

/** The best rank of each product for the typed word. Adds the matching words to `matched`. */
function rankProducts(
  { size, words }: SearchIndex,
  typed: string,
  match: Match,
  matched: Map<string, number>,
): Uint8Array {
  const ranks = new Uint8Array(size).fill(NO_MATCH);
  for (const [word, occurrences] of words) {
    const found = match(typed, word);
    if (found === undefined) continue;
    matched.set(word, Math.max(found.letters, matched.get(word) ?? 0));
    for (const occurrence of occurrences) {
      const product = productOf(occurrence);
      const rank = fieldRankOf(occurrence) * MATCH_RANKS + found.rank;
      if (rank < (ranks[product] ?? NO_MATCH)) ranks[product] = rank;
    }
  }
  return ranks;
}
