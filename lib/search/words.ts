import { removeDiacritics } from '../diacritics.ts';

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
export const STOP_WORDS: ReadonlySet<string> = new Set([
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
