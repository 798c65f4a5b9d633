/** A shorter word with one changed letter is often another word: 'supă', 'sapă'. */
const MIN_LETTERS = 5;

const HAS_DIGIT = /\d/;

/**
 * Whether at most one typing error turns one word into the other: a missing, an additional or a
 * wrong letter, or two neighbouring letters in the wrong order.
 */
export function isOneErrorAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = one.slice(same);
  const otherRest = other.slice(same);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/**
 * Whether a typed word is, with one typing error, a word of at least five letters or, while it is
 * being typed, its beginning. A number is never similar to another number.
 */
export function isSimilar(typed: string, word: string): boolean {
  if (word.length < MIN_LETTERS || HAS_DIGIT.test(typed)) return false;
  if (typed.length < MIN_LETTERS) return isOneErrorAway(typed, word);
  return [-1, 0, 1].some((more) => isOneErrorAway(typed, word.slice(0, typed.length + more)));
}
