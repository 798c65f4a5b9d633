import { isWithinOneEdit } from '../within-one-edit.ts';

/** A shorter word with one changed letter is often another word: 'supă', 'sapă'. */
const MIN_LETTERS = 5;

const HAS_DIGIT = /\d/;

/**
 * Whether the typed text fits the word with at most one typing error. A typed text of at least
 * `MIN_LETTERS` letters has to fit the beginning of the word, because the visitor may still be
 * typing. A shorter typed text has to fit the whole word. Words of fewer than `MIN_LETTERS` letters
 * are never similar. A typed text with a digit is never similar, because another digit makes
 * another number.
 */
export function isSimilar(typed: string, word: string): boolean {
  if (word.length < MIN_LETTERS || HAS_DIGIT.test(typed)) return false;
  if (typed.length < MIN_LETTERS) return isWithinOneEdit(typed, word);
  // The error may be a missing or an additional letter. So compare beginnings of the word that are
  // one letter shorter, equally long and one letter longer than the typed text.
  return [-1, 0, 1].some((more) => isWithinOneEdit(typed, word.slice(0, typed.length + more)));
}
