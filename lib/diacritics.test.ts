import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { limitMarks, removeDiacritics } from './diacritics.ts';

describe('a text without diacritics', () => {
  it.each([
    ['Șorț', 'Sort'],
    ['s\u0326i t\u0327', 'si t'],
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
