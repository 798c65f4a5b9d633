import { createHmac, randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER, findClientAddress } from './client-address.ts';

const SALT_BYTES = 32;
const KEY_LENGTH = 22;

type Arrival = { readonly request: IncomingMessage };

const isArrival = (message: unknown): message is Arrival =>
  typeof message === 'object' && message !== null && 'request' in message;

/** The framework breaks on it, before any code of ours could say that no page answers it. */
const BREAKING_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

/**
 * Sees every request of this process before the framework does, and names its client in a header of
 * ours: route handlers see no socket, and the framework believes a client's own `X-Forwarded-For`.
 * The address itself goes no further: handlers get a key made from it with a salt that nobody knows
 * and no restart survives. Nothing is kept.
 */
export function watchArrivals(trustedHops: number): void {
  const salt = randomBytes(SALT_BYTES);
  subscribe('http.server.request.start', (message) => {
    if (!isArrival(message)) return;
    const { request } = message;
    if (request.method === BREAKING_METHOD) request.method = REFUSED_METHOD;
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = findClientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      trustedHops,
    });
    const hashed = createHmac('sha256', salt).update(address ?? '');
    headers[CLIENT_HEADER] = hashed.digest('base64url').slice(0, KEY_LENGTH);
  });
}
