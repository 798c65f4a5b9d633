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

/**
 * Whether at most one edit separates two texts: one letter added, left out, changed, or swapped
 * with its neighbour.
 */
export function isWithinOneEdit(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const [leftRest, rightRest] = [left.slice(start), right.slice(start)];
  const isSwapped = leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0];
  return (
    // A letter is changed.
    leftRest.slice(1) === rightRest.slice(1) ||
    // `left` has one letter more.
    leftRest.slice(1) === rightRest ||
    // `right` has one letter more.
    leftRest === rightRest.slice(1) ||
    (isSwapped && leftRest.slice(2) === rightRest.slice(2))
  );
}
