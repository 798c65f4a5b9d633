import { randomInt } from 'node:crypto';

/** Creates a random IP address, so that tests do not share the rate limit of one address. */
export function createVisitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
