/**
 * The characters that the fonts lack, for which the renderer would request a font or an emoji from
 * a third party.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2026]/g;

/** The text on one line of at most `maxLength` characters, without unprintable characters. */
export function formatPrintable(text: string, maxLength: number): string {
  const clean = text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}
