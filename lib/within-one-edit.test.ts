import fc from 'fast-check';
import { isWithinOneEdit } from './within-one-edit.ts';

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

describe('isWithinOneEdit', () => {
  it.each([
    ['SITE_URI', 'SITE_URL', true],
    ['SITE_UR', 'SITE_URL', true],
    ['SITE_URLS', 'SITE_URL', true],
    ['SIET_URL', 'SITE_URL', true],
    ['SITE_URL', 'SITE_URL', true],
    ['SITE_UI', 'SITE_URL', false],
    ['ISTE_URI', 'SITE_URL', false],
    ['SITE', 'SITE_URL', false],
    ['papanasi', 'papanasi', true],
    ['papnasi', 'papanasi', true],
    ['apanasi', 'papanasi', true],
    ['papannasi', 'papanasi', true],
    ['pqpanasi', 'papanasi', true],
    ['paapnasi', 'papanasi', true],
    ['papnai', 'papanasi', false],
    ['pqpanqsi', 'papanasi', false],
    ['napapasi', 'papanasi', false],
    ['', 'A', true],
    ['', 'AB', false],
  ])('of %j and %j is %s', (left, right, expected) => {
    expect(isWithinOneEdit(left, right)).toBe(expected);
    expect(isWithinOneEdit(right, left)).toBe(expected);
  });

  it('accepts one added or changed letter, and no text that is two letters longer', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1, maxLength: 1 }),
        fc.nat(),
        (text, x, at) => {
          const place = at % (text.length + 1);
          const [before, after] = [text.slice(0, place), text.slice(place)];
          expect(isWithinOneEdit(text, before + x + after)).toBe(true);
          expect(isWithinOneEdit(text, before + x + after.slice(1))).toBe(true);
          expect(isWithinOneEdit(text, before + x + x + after)).toBe(false);
        },
      ),
    );
  });

  it('accepts exactly the pairs whose optimal string alignment distance is at most 1', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (one, other) => {
        expect(isWithinOneEdit(one, other)).toBe(countEdits(one, other) <= 1);
      }),
      { numRuns: 500 },
    );
  });
});
