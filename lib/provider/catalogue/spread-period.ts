import { createHash } from 'node:crypto';

/**
 * The greatest share by which a key's period is shortened. `docs/reliability.md` allows 1.1 calls
 * for a key in a full period. With 9 % there are at most 1 / (1 - 0.09) = 1.099 calls.
 */
const MAX_SHORTENING = 0.09;

/**
 * The period of one key: `periodMs`, shortened by up to 9 % depending on the key. All instances
 * compute the same period for a key. If all keys had the same period, answers that were received
 * together would expire together. The instances could then request all of them at the same time.
 */
export function spreadPeriod(key: string, periodMs: number): number {
  const share = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
  return Math.ceil(periodMs * (1 - MAX_SHORTENING * share));
}
