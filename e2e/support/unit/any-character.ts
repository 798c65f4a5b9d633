import fc from 'fast-check';

const LAST_CODE_POINT = 0x10ffff;
const FIRST_SURROGATE = 0xd800;
const SURROGATE_COUNT = 0x800;

function toIndex(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined) throw new TypeError('Not a character');
  return codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATE_COUNT;
}

/**
 * A unit for `fc.string`: any code point except surrogates. Replaces fast-check's unit `binary`,
 * which is slow, because at its first use it builds a table of a million characters.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST_CODE_POINT - SURROGATE_COUNT })
  .map(
    (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATE_COUNT),
    toIndex,
  );
