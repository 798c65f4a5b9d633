import fc from 'fast-check';
import { findEndOfLetters, foldWord, splitWords } from './words.ts';

const foldAll = (text: string): readonly string[] => splitWords(text).map(({ folded }) => folded);
const text = fc.string({ unit: 'grapheme' });

describe('the words of a text', () => {
  it.each([
    ['case', 'PIZZA Quattro', ['pizza', 'quattro']],
    ['the comma below', 'Șnițel țărănesc', ['snitel', 'taranesc']],
    ['the cedilla of old texts', 'Şniţel ţărănesc', ['snitel', 'taranesc']],
    ['ă, â and î', 'Înghețată de vânătoare', ['inghetata', 'de', 'vanatoare']],
    ['a precomposed letter', 'Sni\u0163el', ['snitel']],
    ['a combining mark', 'Snit\u0326el', ['snitel']],
    ['foreign letters', 'Crème brûlée', ['creme', 'brulee']],
    ['punctuation', 'Cola-Zero (0,5l)', ['cola', 'zero', '0', '5l']],
    ['a Turkish capital', 'İskender', ['iskender']],
    ['a ligature', 'ﬁlet', ['filet']],
    ['emoji', '🍕 Pizza 🍕', ['pizza']],
    ['no words', ' …!? ', []],
    ['marks alone', '\u0301\u0302', []],
  ])('are split and folded: %s', (_, given, words) => {
    expect(foldAll(given)).toEqual(words);
  });

  it('have the positions at which they stand in the text', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const { folded, start, end } of splitWords(given)) {
          expect(foldWord(given.slice(start, end))).toBe(folded);
        }
      }),
    );
  });

  it('do not change when they are split and folded again', () => {
    fc.assert(
      fc.property(text, (given) => {
        const folded = foldAll(given);
        expect(foldAll(folded.join(' '))).toEqual(folded);
      }),
    );
  });
});

describe('the end of the first letters', () => {
  it.each([
    ['Șnițel', 3, 'Șni'],
    ['S\u0326nit\u0326el', 1, 'S\u0326'],
    ['ﬁlet', 1, 'ﬁ'],
    ['supă', 4, 'supă'],
    ['supa\u0306', 4, 'supa\u0306'],
    ['supă', 9, 'supă'],
  ])('of %j, for %d letters, is the end of %j', (word, length, beginning) => {
    const given = `cu ${word}, cald`;
    const [, found = { folded: '', start: 0, end: 0 }] = splitWords(given);
    expect(given.slice(found.start, findEndOfLetters(given, found, length))).toBe(beginning);
  });

  it('is inside the word, and comes after at least the requested letters', () => {
    fc.assert(
      fc.property(text, fc.nat(30), (given, length) => {
        for (const word of splitWords(given)) {
          const end = findEndOfLetters(given, word, length);
          const letters = foldWord(given.slice(word.start, end));
          expect(end).toBeLessThanOrEqual(word.end);
          expect(letters.length).toBeGreaterThanOrEqual(Math.min(length, word.folded.length));
        }
      }),
    );
  });
});
