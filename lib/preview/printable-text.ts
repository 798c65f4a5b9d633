/**
 * The characters that at least one of the two fonts lacks: all outside a few ranges, and some in
 * these ranges. For them the renderer would request a font or an emoji from a third party.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2026]|[¤ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧŨũſ‛]/g;

/** Old Romanian texts have ş and ţ with a cedilla. The fonts lack that ţ. */
const WITH_COMMA: Readonly<Record<string, string>> = { Ş: 'Ș', ş: 'ș', Ţ: 'Ț', ţ: 'ț' };

const NOT_ASCII = /[^\u0020-\u007e]/g;

/** 'Ĝ' → 'G'; a space for a character that does not contain an ASCII letter. */
const removeDiacritic = (character: string): string =>
  character.normalize('NFD').replace(NOT_ASCII, '') || ' ';

/**
 * The text on one line of at most `maxLength` characters, without unprintable characters. A letter
 * that the fonts lack only with its diacritic loses the diacritic.
 */
export function formatPrintable(text: string, maxLength: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[ŞşŢţ]/g, (letter) => WITH_COMMA[letter] ?? letter)
    .replace(UNPRINTABLE, removeDiacritic)
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}
