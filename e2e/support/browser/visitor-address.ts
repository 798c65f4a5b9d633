import { randomInt } from 'node:crypto';

/** Creates a random address, so that tests do not share a rate limit. */
export function createVisitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
