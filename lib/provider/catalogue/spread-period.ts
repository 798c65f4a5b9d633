import { createHash } from 'node:crypto';

/** A key is asked for at most 1 / (1 - 0.09) = 1.099 times in a period. */
const MAX_SHORTENING = 0.09;

/**
 * The period of one key. Instances share their answers, so the answers would expire together at all of
 * them: the periods of 1,000 keys end within a tenth of the period. Every instance gets the same.
 */
export function spreadPeriod(key: string, periodMs: number): number {
  const share = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
  return Math.ceil(periodMs * (1 - MAX_SHORTENING * share));
}
