import { limitMarks } from '../diacritics.ts';

/**
 * The characters that a preview does not show: all outside a few ranges, and the characters in
 * these ranges that one of the two fonts lacks. Only ț with a cedilla is missing here, because
 * `WITH_COMMA` replaces it first. For a character that a font lacks, the renderer would request a
 * font or an emoji from a third party.
 */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2026\u20ac]|[¤ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŎŏŜŝŦŧŨũſ‛]/g;

/** In old texts, ș and ț have a cedilla instead of the comma. The fonts lack ț with a cedilla. */
const WITH_COMMA: Readonly<Record<string, string>> = {
  '\u015e': 'Ș',
  '\u015f': 'ș',
  '\u0162': 'Ț',
  '\u0163': 'ț',
};

/** A text has at most this many times the characters that are shown. The rest is cut first. */
const CUT_FACTOR = 4;

const NOT_ASCII = /[^\u0020-\u007e]/g;

/** 'Ĝ' → 'G', '≠' → '='; a space for a character that does not contain an ASCII character. */
const removeDiacritic = (character: string): string =>
  character.normalize('NFD').replace(NOT_ASCII, '') || ' ';

/**
 * The text on one line of at most `maxLength` characters, without unprintable characters. A letter
 * loses its diacritic if Unicode has no composed letter, or if this letter is unprintable.
 */
export function formatPrintable(text: string, maxLength: number): string {
  const clean = limitMarks(text.slice(0, CUT_FACTOR * maxLength))
    .normalize('NFC')
    .replace(/[\u015e\u015f\u0162\u0163]/g, (letter) => WITH_COMMA[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(UNPRINTABLE, removeDiacritic)
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).trimEnd()}…`;
}
