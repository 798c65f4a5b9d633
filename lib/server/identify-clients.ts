import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isDevelopment } from '../config/is-development.ts';
import { getLog } from '../log.ts';
import type { Log } from '../log.ts';
import { CLIENT_HEADER, findClientAddress } from '../request/client-address.ts';

const SALT_BYTES = 32;
const KEY_LENGTH = 22;
const FORWARDED_FOR = 'x-forwarded-for';
const UNTRUSTED_PROXY =
  'A request has X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0: behind a proxy, all visitors count ' +
  'as one client and share its rate limits';

/**
 * Instances with a shared store count the calls and searches of a client together, so they need the
 * same salt. They make it from `REDIS_URL`, which is the same for all of them.
 */
const createSalt = (redisUrl: string | undefined): Buffer =>
  redisUrl === undefined ? randomBytes(SALT_BYTES) : createHash('sha256').update(redisUrl).digest();

/**
 * Rate limits need to know the client. But a route handler has no socket, and Next trusts an
 * `X-Forwarded-For` that the client wrote itself. So the returned function sets `CLIENT_HEADER` of a
 * request to a key of the client. The key is a salted hash of the client's address, so it does not
 * show the address. It is computed when the header is first read, because most requests do not need
 * it.
 *
 * Without trusted proxies, one warning says that a request has `X-Forwarded-For`. A client can send
 * this header too, so the warning is written only once.
 */
export function createClientIdentifier(
  trustedHops: number,
  redisUrl?: string,
  findLog: () => Log = getLog,
): (request: IncomingMessage) => void {
  const salt = createSalt(redisUrl);
  const formatKey = (
    { headersDistinct }: IncomingMessage,
    socketAddress: string | undefined,
  ): string => {
    const address = findClientAddress({
      socketAddress,
      forwardedFor: headersDistinct[FORWARDED_FOR]?.join(','),
      trustedHops,
    });
    const hashed = createHmac('sha256', salt).update(address ?? '');
    return hashed.digest('base64url').slice(0, KEY_LENGTH);
  };
  // A development server has no proxy in front, but tools may send the header.
  let mayWarn = trustedHops === 0 && !isDevelopment;
  return (request) => {
    if (mayWarn && request.headers[FORWARDED_FOR] !== undefined) {
      mayWarn = false;
      findLog().warn(UNTRUSTED_PROXY);
    }
    // Read the address now, because a closed socket has none.
    const { remoteAddress } = request.socket;
    let key: string | undefined;
    Object.defineProperty(request.headers, CLIENT_HEADER, {
      get: () => (key ??= formatKey(request, remoteAddress)),
      enumerable: true,
      configurable: true,
    });
  };
}
