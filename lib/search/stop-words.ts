/**
 * Ignored in a query that also has other words, so that 'pizza cu ciuperci' also finds
 * 'Pizza, ciuperci'.
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
