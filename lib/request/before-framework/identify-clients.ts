import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER, findClientAddress } from '../client-address.ts';
import { onRequestStart } from './on-request-start.ts';

const SALT_BYTES = 32;
const KEY_LENGTH = 22;

/**
 * Instances that share their limits need the same salt. They make it from the address of their
 * shared store, which only they know.
 */
const createSalt = (redisUrl: string | undefined): Buffer =>
  redisUrl === undefined ? randomBytes(SALT_BYTES) : createHash('sha256').update(redisUrl).digest();

/**
 * Sets `CLIENT_HEADER` to a key of the client, because route handlers have no socket and Next
 * trusts a client's own `X-Forwarded-For`. The key is a salted hash of the client's address, so it
 * does not show the address. The salt is random for this process, or common to the instances that
 * share a store. The key is computed when it is first read, because most answers do not need it.
 */
export function identifyClients(trustedHops: number, redisUrl?: string): void {
  const salt = createSalt(redisUrl);
  const formatKey = (
    { headersDistinct }: IncomingMessage,
    socketAddress: string | undefined,
  ): string => {
    const address = findClientAddress({
      socketAddress,
      forwardedFor: headersDistinct['x-forwarded-for']?.join(','),
      trustedHops,
    });
    const hashed = createHmac('sha256', salt).update(address ?? '');
    return hashed.digest('base64url').slice(0, KEY_LENGTH);
  };
  onRequestStart(({ request }) => {
    // Read the address now, because a closed socket has none.
    const { remoteAddress } = request.socket;
    let key: string | undefined;
    Object.defineProperty(request.headers, CLIENT_HEADER, {
      get: () => (key ??= formatKey(request, remoteAddress)),
      enumerable: true,
      configurable: true,
    });
  });
}
