import { isWithinOneEdit } from '../within-one-edit.ts';

/** A shorter word with one changed letter is often another word: 'supă', 'sapă'. */
const MIN_LETTERS = 5;

const HAS_DIGIT = /\d/;

/**
 * Allows one typing error. From `MIN_LETTERS` letters on, the typed text is compared with the
 * beginning of the word, because the visitor may still be typing. Fewer letters are compared with
 * the whole word. Words below `MIN_LETTERS` letters are never similar. Neither are texts with a
 * digit, because another digit makes another number.
 */
export function isSimilar(typed: string, word: string): boolean {
  if (word.length < MIN_LETTERS || HAS_DIGIT.test(typed)) return false;
  if (typed.length < MIN_LETTERS) return isWithinOneEdit(typed, word);
  return [-1, 0, 1].some((more) => isWithinOneEdit(typed, word.slice(0, typed.length + more)));
}
