/** Yields numbers from 0 (included) to 1 (excluded); the same seed always yields the same row. */
export type Random = () => number;

const UINT32_RANGE = 2 ** 32;

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: small, fast and good enough to strew parsley. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
