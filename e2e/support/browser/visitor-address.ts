import { randomInt } from 'node:crypto';

/** A random address of a private range, so that tests share no rate limit. */
export function createVisitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
