/**
 * What both fonts have: Latin with its accents, and the marks that names are written with. Anything
 * else would make the renderer ask hosts of others for a font or an emoji.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2026]/g;

/** At most so many characters of it, on one line. */
export function formatPrintable(text: string, maxLength: number): string {
  const clean = text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}
