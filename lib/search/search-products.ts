import type { SearchIndex } from './search-index.ts';
import { isSimilar } from './typing-error.ts';
import { splitWords } from './words.ts';

export type SearchResult = {
  /** 'similar': with a typing error in a word. */
  readonly kind: 'exact' | 'similar';
  /** Positions of the products, the best first; equally good ones in the order of position. */
  readonly hits: readonly number[];
  /** How many letters of each folded word match, to highlight them. */
  readonly matched: ReadonlyMap<string, number>;
};

/** `rank` is 0 for the best match. */
type WordMatch = { readonly letters: number; readonly rank: number };
type Match = (typed: string, word: string) => WordMatch | undefined;

/** Left out of a query, so that 'pizza cu ciuperci' also finds 'Pizza, ciuperci'. */
const JOINING_WORDS: ReadonlySet<string> = new Set([
  'a',
  'al',
  'cu',
  'de',
  'din',
  'in',
  'la',
  'pe',
  'si',
]);

const matchBeginning: Match = (typed, word) =>
  word.startsWith(typed)
    ? { letters: typed.length, rank: word.length === typed.length ? 0 : 1 }
    : undefined;

const matchSimilar: Match = (typed, word) =>
  matchBeginning(typed, word) ??
  (isSimilar(typed, word) ? { letters: word.length, rank: 2 } : undefined);

/** The number of match ranks, so that a better field outweighs a better match. */
const MATCH_RANKS = 3;

/**
 * Typing errors are tolerated where nothing fits exactly (requirement M-20). Undefined for a query
 * without words.
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
  const distinctive = words.filter((word) => !JOINING_WORDS.has(word));
  return distinctive.length === 0 ? words : distinctive;
}

function findProducts(
  index: SearchIndex,
  words: readonly string[],
  match: Match,
): Pick<SearchResult, 'hits' | 'matched'> {
  const matched = new Map<string, number>();
  const ranksByWord = words.map((typed) => rankProducts(index, typed, match, matched));
  const [first = new Map<number, number>(), ...others] = ranksByWord;
  const total = (product: number): number =>
    ranksByWord.reduce((sum, ranks) => sum + (ranks.get(product) ?? 0), 0);
  const hits = [...first.keys()]
    .filter((product) => others.every((ranks) => ranks.has(product)))
    .map((product) => ({ product, rank: total(product) }))
    .sort((one, other) => one.rank - other.rank || one.product - other.product);
  return { hits: hits.map(({ product }) => product), matched };
}

/** The best rank of each product that has the typed word. Adds the matching words to `matched`. */
function rankProducts(
  index: SearchIndex,
  typed: string,
  match: Match,
  matched: Map<string, number>,
): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const [word, occurrences] of index) {
    const found = match(typed, word);
    if (found === undefined) continue;
    matched.set(word, Math.max(found.letters, matched.get(word) ?? 0));
    for (const { product, fieldRank } of occurrences) {
      const rank = fieldRank * MATCH_RANKS + found.rank;
      ranks.set(product, Math.min(rank, ranks.get(product) ?? rank));
    }
  }
  return ranks;
}
