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
