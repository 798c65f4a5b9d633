import { isSimilar } from './typing-error.ts';

describe('a typed word is similar', () => {
  it.each([
    ['to a word of five letters, with one wrong letter', 'pizxa', 'pizza', true],
    ['to a word of five letters, with one missing letter', 'piza', 'pizza', true],
    ['to the beginning of a word, with one missing letter', 'papna', 'papanasi', true],
    ['not to a word of four letters, with one wrong letter', 'sapa', 'supa', false],
    ['not to a word of four letters, with one additional letter', 'supax', 'supa', false],
    ['not to the beginning of a word, with only four letters', 'cirb', 'ciorba', false],
    ['not with two errors', 'papnsai', 'papanasi', false],
    ['not to another number', '15000', '25000', false],
  ])('%s: %s, %s', (_, typed, word, expected) => {
    expect(isSimilar(typed, word)).toBe(expected);
  });
});
