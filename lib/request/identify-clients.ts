import { createHmac, randomBytes } from 'node:crypto';
import { CLIENT_HEADER, findClientAddress } from './client-address.ts';
import { onRequestStart } from './on-request-start.ts';

const SALT_BYTES = 32;
const KEY_LENGTH = 22;

/**
 * Sets `CLIENT_HEADER`, because route handlers have no socket and Next trusts a client's own
 * `X-Forwarded-For`. The key is a hash with a random salt of this process, so the key does not show
 * the address.
 */
export function identifyClients(trustedHops: number): void {
  const salt = randomBytes(SALT_BYTES);
  onRequestStart(({ request: { headers, headersDistinct, socket } }) => {
    const address = findClientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: headersDistinct['x-forwarded-for']?.join(','),
      trustedHops,
    });
    const hashed = createHmac('sha256', salt).update(address ?? '');
    headers[CLIENT_HEADER] = hashed.digest('base64url').slice(0, KEY_LENGTH);
  });
}
