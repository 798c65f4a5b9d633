import { removeDiacritics } from './diacritics.ts';
import { isSimilar } from './typing-error.ts';

// The search in one menu or in several: the words of texts, an index of them, and the products that
// a query finds. The browser loads this file when a visitor begins to search.

export type Word = {
  /** Lower case, without diacritics. */
  readonly folded: string;
  /** Index of the word's first code unit in the text. */
  readonly start: number;
  /** Index after the word's last code unit in the text. */
  readonly end: number;
};

/**
 * In UTF-16 code units. The words of a longer text are not searched, so that a text of any length
 * costs a bounded time. The provider's texts are shorter when they come here.
 */
const SEARCHED_MAX_LENGTH = 4_000;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NOT_COMPARED = /[^\p{L}\p{N}]/gu;

/** 'Șnițel' → 'snitel', whether ș and ț have a comma or a cedilla. */
export function foldWord(word: string): string {
  return removeDiacritics(word).replace(NOT_COMPARED, '').toLowerCase();
}

export function splitWords(text: string): readonly Word[] {
  return [...text.slice(0, SEARCHED_MAX_LENGTH).matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldWord(word);
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }];
  });
}

/**
 * The index in the text after the first `length` folded letters of a word, and after the combining
 * marks of the last one. If this letter is part of a ligature, the index is after the ligature: for
 * 'ﬁlet' and one letter, it is after 'ﬁ'.
 */
export function findEndOfLetters(text: string, word: Word, length: number): number {
  const { start, end } = word;
  if (length >= word.folded.length) return end;
  let position = start;
  let folded = '';
  for (const character of text.slice(start, end)) {
    const more = foldWord(character);
    if (more !== '' && folded.length >= length) return position;
    folded += more;
    position += character.length;
  }
  return position;
}

/**
 * The search ignores these words in a query that has other words. So 'pizza cu ciuperci' finds a
 * product in the category 'Pizza' with the description 'ciuperci'.
 */
const STOP_WORDS: ReadonlySet<string> = new Set([
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
const RESTAURANT_RANK = FIELDS.indexOf('restaurant');

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
const productOf = (occurrence: number): number => Math.floor(occurrence / FIELDS.length);

/** The rank of the occurrence's field: 0 for the best field. */
const fieldRankOf = (occurrence: number): number => occurrence % FIELDS.length;

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
