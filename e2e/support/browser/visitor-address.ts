import { randomInt } from 'node:crypto';

/** A random private address for a test's visitor, so that no two tests share a rate limit. */
export function createVisitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
