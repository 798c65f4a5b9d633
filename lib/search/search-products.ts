import { fieldRankOf, productOf, RESTAURANT_RANK } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';
import { splitWords, STOP_WORDS } from './words.ts';
import { isSimilar } from './typing-error.ts';

export type SearchResult = {
  /** 'similar': typing errors were tolerated, because nothing matches exactly. */
  readonly kind: 'exact' | 'similar';
  /** Positions of the found products, the best first. Equally good products keep their order. */
  readonly hits: readonly number[];
  /**
   * The matching words (in lower case, without diacritics). For each word, how many of its first
   * letters the page highlights.
   */
  readonly matched: ReadonlyMap<string, number>;
};

/** `rank` is 0 for the best match. */
type WordMatch = { readonly letters: number; readonly rank: number };
type Matcher = (typed: string, word: string) => WordMatch | undefined;

const matchBeginning: Matcher = (typed, word) =>
  word.startsWith(typed)
    ? { letters: typed.length, rank: word.length === typed.length ? 0 : 1 }
    : undefined;

const matchSimilar: Matcher = (typed, word) =>
  matchBeginning(typed, word) ??
  (isSimilar(typed, word) ? { letters: word.length, rank: 2 } : undefined);

/**
 * How many ranks a match can have. The rank of a product for a word is the rank of the field times
 * this number, plus the rank of the match. So a better field outweighs a better match.
 */
const MATCH_RANKS = 3;
/** Below this rank, a field of the product itself has the word, not only the restaurant's name. */
const FIRST_RESTAURANT_RANK = RESTAURANT_RANK * MATCH_RANKS;
/** The rank of a product that does not have the word; higher than all other ranks. */
const NO_MATCH = 255;

/**
 * Tolerates typing errors only when no product matches exactly (requirement M-20). A hit has all
 * words that `findQueryWords` returns, at least one of them in a field of the product itself.
 * Otherwise the name of a restaurant would find all products of the restaurant. Undefined for a
 * query without words.
 */
export function searchProducts(index: SearchIndex, query: string): SearchResult | undefined {
  const words = findQueryWords(query);
  if (words.length === 0) return undefined;
  const exact = findProducts(index, words, matchBeginning);
  if (exact.hits.length > 0) return { kind: 'exact', ...exact };
  return { kind: 'similar', ...findProducts(index, words, matchSimilar) };
}

/** Further words of a query are ignored, because each word is compared with the words of all products. */
const MAX_QUERY_WORDS = 16;

function findQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(({ folded }) => folded))];
  const distinctive = words.filter((word) => !STOP_WORDS.has(word));
  return (distinctive.length === 0 ? words : distinctive).slice(0, MAX_QUERY_WORDS);
}

function findProducts(
  index: SearchIndex,
  words: readonly string[],
  match: Matcher,
): Pick<SearchResult, 'hits' | 'matched'> {
  const matched = new Map<string, number>();
  const ranksByWord = words.map((typed) => rankProducts(index, typed, match, matched));
  const hits: { readonly product: number; readonly rankSum: number }[] = [];
  for (let product = 0; product < index.size; product += 1) {
    let rankSum = 0;
    let best = NO_MATCH;
    for (const ranks of ranksByWord) {
      const rank = ranks[product] ?? NO_MATCH;
      rankSum += rank === NO_MATCH ? Infinity : rank;
      best = Math.min(best, rank);
    }
    if (rankSum < Infinity && best < FIRST_RESTAURANT_RANK) hits.push({ product, rankSum });
  }
  hits.sort((one, other) => one.rankSum - other.rankSum || one.product - other.product);
  return { hits: hits.map(({ product }) => product), matched };
}

/** The best rank of each product for the typed word. Adds the matching words to `matched`. */
function rankProducts(
  { size, words }: SearchIndex,
  typed: string,
  match: Matcher,
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
