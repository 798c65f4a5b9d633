import { isOneEditApart } from '../one-edit-apart.ts';

/** A shorter word with one changed letter is often another word: 'supă', 'sapă'. */
const MIN_LETTERS = 5;

const HAS_DIGIT = /\d/;

/**
 * A beginning of the word counts, because the word is still being typed. A number is not similar to
 * another number.
 */
export function isSimilar(typed: string, word: string): boolean {
  if (word.length < MIN_LETTERS || HAS_DIGIT.test(typed)) return false;
  if (typed.length < MIN_LETTERS) return isOneEditApart(typed, word);
  return [-1, 0, 1].some((more) => isOneEditApart(typed, word.slice(0, typed.length + more)));
}
