const MARKS = /\p{M}+/gu;

/**
 * The longest run of combining marks that a text keeps. Romanian needs one mark on a letter,
 * Vietnamese two, Hebrew four, and no restaurant's name needs more.
 */
const MAX_MARKS = 4;
const LONG_RUN = new RegExp(String.raw`(\p{M}{${MAX_MARKS}})\p{M}+`, 'gu');

/**
 * Drops the marks of each run beyond `MAX_MARKS`. Call this before `normalize`, which sorts the
 * marks of a run in quadratic time: a run of 160,000 marks takes seconds.
 */
export function limitMarks(text: string): string {
  return text.replace(LONG_RUN, '$1');
}

/**
 * The text with compatibility decomposition (NFKD) and without combining marks, so 'Șorț' becomes
 * 'Sort', whether ș and ț have a comma or a cedilla. Removes the marks twice, because sorting them
 * takes quadratic time, and the decomposition makes new ones.
 */
export function removeDiacritics(text: string): string {
  return text.replace(MARKS, '').normalize('NFKD').replace(MARKS, '');
}
