import { randomInt } from 'node:crypto';

/** An address of a visitor whom no other test knows, from the range kept for private networks. */
export function visitorAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
