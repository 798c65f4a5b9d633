import fc from 'fast-check';
import { isOneErrorAway, isSimilar } from './typing-error.ts';

/** The optimal string alignment distance, by its definition. */
function countErrors(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const swapped =
    one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
      ? 1 + countErrors(one.slice(0, -2), other.slice(0, -2))
      : Infinity;
  return Math.min(
    swapped,
    countErrors(one.slice(0, -1), other) + 1,
    countErrors(one, other.slice(0, -1)) + 1,
    countErrors(one.slice(0, -1), other.slice(0, -1)) + (one.at(-1) === other.at(-1) ? 0 : 1),
  );
}

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('one typing error', () => {
  it.each([
    ['none', 'papanasi', 'papanasi', true],
    ['a missing letter', 'papnasi', 'papanasi', true],
    ['a missing first letter', 'apanasi', 'papanasi', true],
    ['an additional letter', 'papannasi', 'papanasi', true],
    ['a wrong letter', 'pqpanasi', 'papanasi', true],
    ['two letters in the wrong order', 'paapnasi', 'papanasi', true],
    ['two missing letters', 'papnai', 'papanasi', false],
    ['two wrong letters', 'pqpanqsi', 'papanasi', false],
    ['letters that are not neighbours, in the wrong order', 'napapasi', 'papanasi', false],
  ])('(%s) turns %s into %s: %p', (_, one, other, isOne) => {
    expect(isOneErrorAway(one, other)).toBe(isOne);
    expect(isOneErrorAway(other, one)).toBe(isOne);
  });

  it('is found exactly where the distance is at most 1', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (one, other) => {
        expect(isOneErrorAway(one, other)).toBe(countErrors(one, other) <= 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a typed word is similar', () => {
  it.each([
    ['to a word of five letters with one wrong', 'pizxa', 'pizza', true],
    ['to a word of five letters with one missing', 'piza', 'pizza', true],
    ['to the beginning of a word', 'papna', 'papanasi', true],
    ['not to a word of four letters', 'sapa', 'supa', false],
    ['not to a shorter word', 'supax', 'supa', false],
    ['not to the beginning of a word with four letters typed', 'cirb', 'ciorba', false],
    ['not with two errors', 'papnsai', 'papanasi', false],
    ['not to another number', '15000', '25000', false],
  ])('%s: %s, %s', (_, typed, word, expected) => {
    expect(isSimilar(typed, word)).toBe(expected);
  });
});
