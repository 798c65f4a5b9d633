/**
 * Returns a function that generates random numbers from 0 to 1, without 1 (mulberry32). Equal seeds
 * give equal numbers.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a time from the exponential distribution with this mean. */
export const drawWait = (random: () => number, mean: number): number =>
  -Math.log(1 - random()) * mean;
