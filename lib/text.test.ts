import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { decodeText, findCharset, hasReplacementCharacter } from './decode-text.ts';
import { limitMarks, removeDiacritics } from './diacritics.ts';
import { isWithinOneEdit } from './typing-error.ts';

/** Each character of `text` is a byte. */
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The same in windows-1250 and iso-8859-2. */
const LEGACY = 'Plat\xe3 refuzat\xe3, \xeencerca\xfei \xbai m\xe2ine';
const TEXT = 'Plată refuzată, încercaţi şi mâine';

describe('the text of bytes', () => {
  it.each([
    ['ASCII', 'Approved', '', 'Approved'],
    ['UTF-8', utf8('Plată și mâine'), '', 'Plată și mâine'],
    ['UTF-8 that is declared as a legacy charset', utf8('Plată'), 'windows-1250', 'Plată'],
    ['UTF-8 with a byte order mark', utf8('\ufeffPlată'), '', 'Plată'],
    ['a legacy charset without a declaration', LEGACY, '', TEXT],
    ['a declared windows-1250', LEGACY, 'windows-1250', TEXT],
    ['a declared iso-8859-2', LEGACY, 'ISO-8859-2', TEXT],
    ['a declared iso-8859-16', 'Plat\xe3 \xfei \xba', 'iso-8859-16', 'Plată ți ș'],
    ['a declared iso-8859-1', 'caf\xe9 \xe3', 'iso-8859-1', 'café ã'],
    ['a legacy charset that is declared as UTF-8', LEGACY, 'utf-8', TEXT],
    ['a legacy charset with an unknown declaration', LEGACY, 'x-mac-klingon', TEXT],
    ['one legacy letter at the end', 'autorizat\xe3', '', 'autorizată'],
    ['a declared UTF-16', '\xff\xfeP\0l\0', 'utf-16le', 'Pl'],
    ['UTF-8 that is cut in a letter', utf8('Plată refuzată').slice(0, -1), '', 'Plată refuzat'],
    ['no bytes', '', '', ''],
  ])('is right for %s', (_name, bytes, declared, text) => {
    expect(decodeText(bytesOf(bytes), declared)).toBe(text);
  });

  it('stays UTF-8 if one byte of many is damaged, and shows where', () => {
    expect(decodeText(bytesOf(`${utf8('Ciorbă de burtă')} \xe3 ${utf8('și')}`))).toBe(
      'Ciorbă de burtă \ufffd și',
    );
  });

  it('has no replacement character for any single byte', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(hasReplacementCharacter(decodeText(Uint8Array.of(byte)))).toBe(false);
    }
  });

  it('is found without a decoder for bytes without a declared charset', () => {
    const decoder = jest.spyOn(globalThis, 'TextDecoder');
    for (const bytes of ['Plata', utf8('Plată'), LEGACY]) decodeText(bytesOf(bytes));
    expect(decoder).not.toHaveBeenCalled();
    decoder.mockRestore();
  });
});

describe('the charset of a content type', () => {
  it.each([
    ['text/html; charset=windows-1250', 'windows-1250'],
    ['text/html;CHARSET="ISO-8859-2"; a=b', 'ISO-8859-2'],
    ['text/html', ''],
    ['', ''],
  ])('of %j is %j', (type, charset) => {
    expect(findCharset(type)).toBe(charset);
  });
});

describe('a replacement character', () => {
  it.each([
    ['a\ufffdb', true],
    ['a\ud800', true],
    ['ă 🍕', false],
  ])('in %j is found: %s', (text, isFound) => {
    expect(hasReplacementCharacter(text)).toBe(isFound);
  });
});

describe('a text without diacritics', () => {
  it.each([
    ['Șorț', 'Sort'],
    ['ﬁlet', 'filet'],
    ['한', '\u1112\u1161\u11ab'],
  ])('of %j is %j', (text, plain) => {
    expect(removeDiacritics(text)).toBe(plain);
  });

  it('equals the text that loses its marks only after the decomposition', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(removeDiacritics(text)).toBe(text.normalize('NFKD').replace(/\p{M}/gu, ''));
      }),
    );
  });
});

describe('a text with limited marks', () => {
  it.each([
    ['s\u0326', 's\u0326'],
    ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
    [
      `a${'\u0301\u0323'.repeat(9)}b${'\u0301'.repeat(5)}`,
      'a\u0301\u0323\u0301\u0323b\u0301\u0301\u0301\u0301',
    ],
    ['', ''],
  ])('made from %j is %j', (text, limited) => {
    expect(limitMarks(text)).toBe(limited);
  });
});

/** The optimal string alignment distance, by its definition. */
function countEdits(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const swapped =
    one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
      ? 1 + countEdits(one.slice(0, -2), other.slice(0, -2))
      : Infinity;
  return Math.min(
    swapped,
    countEdits(one.slice(0, -1), other) + 1,
    countEdits(one, other.slice(0, -1)) + 1,
    countEdits(one.slice(0, -1), other.slice(0, -1)) + (one.at(-1) === other.at(-1) ? 0 : 1),
  );
}

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('two words are at most one edit apart', () => {
  it('if their optimal string alignment distance is at most 1', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (one, other) => {
        expect(isWithinOneEdit(one, other)).toBe(countEdits(one, other) <= 1);
      }),
      { numRuns: 500 },
    );
  });
});
