import type { IncomingMessage, Server } from 'node:http';
import { decodeText, unescapeBytes } from '../../decode-text.ts';
import { onConnection } from './connection-limits.ts';
import { onRequestStart } from './on-request-start.ts';

/** Next throws on this method before `proxy.ts` can refuse it. So `REFUSED_METHOD` replaces it. */
const UNSUPPORTED_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

/**
 * Next would take its own address from these headers of a proxy. The site has its public address in
 * `SITE_URL`, and knows no other use of them.
 */
const HEADERS_OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'] as const;

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)/i;

/**
 * The path and query of a request's target. For an absolute URL Next would redirect to the host in
 * the address, and on `*` Next would fail.
 */
export function formatOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = ABSOLUTE_FORM.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/** False also for a plain byte of a character outside ASCII, and for an incomplete escape. */
function isEscapedUtf8(text: string): boolean {
  if (/[\x80-\xff]/.test(text)) return false;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The bank sends up to 15 fields, each a name and a value. */
const MAX_DECODED_PARTS = 32;
/** Node accepts no longer line and headers of a request. */
const MAX_TARGET_LENGTH = 16_384;

/**
 * Writes the parts of the query in UTF-8 that have other bytes, for example a message of the bank
 * in windows-1250. Next would replace such bytes by a replacement character before any code of the
 * site sees them. A query stays as it is if it has more such parts than `MAX_DECODED_PARTS`, or if
 * the target would become longer than `MAX_TARGET_LENGTH`.
 */
export function formatUtf8Query(target: string): string {
  const mark = target.indexOf('?');
  if (mark === -1 || isEscapedUtf8(target.slice(mark))) return target;
  const parts = target.slice(mark + 1).split(/([&=])/);
  let decoded = 0;
  for (const [index, part] of parts.entries()) {
    if (isEscapedUtf8(part)) continue;
    decoded += 1;
    if (decoded > MAX_DECODED_PARTS) return target;
    parts[index] = encodeURIComponent(decodeText(unescapeBytes(part)));
  }
  const utf8 = `${target.slice(0, mark)}?${parts.join('')}`;
  return utf8.length > MAX_TARGET_LENGTH ? target : utf8;
}

/**
 * If a request has several `Host` headers, a proxy may use another one than this server. `headers`
 * has only the first of them, so count the names in `rawHeaders`.
 */
function hasAtMostOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/**
 * `acceptsUpgrades` is true for the development server, which has a web socket. In the built server
 * Next can leave the connection of an upgrade open forever.
 */
export function normalizeRequests(acceptsUpgrades: boolean): void {
  // Without a listener for `upgrade`, Node ignores the header `Upgrade`. With a listener, Node does
  // not report the start of a request that has this header. So remove the listener at each new
  // connection too.
  const ignoreUpgrades = (server: Server): void => {
    if (!acceptsUpgrades) server.removeAllListeners('upgrade');
  };
  if (!acceptsUpgrades) onConnection(ignoreUpgrades);
  onRequestStart(({ request, server }) => {
    ignoreUpgrades(server);
    if (request.method === UNSUPPORTED_METHOD) request.method = REFUSED_METHOD;
    if (request.url !== undefined) request.url = formatUtf8Query(formatOriginForm(request.url));
    for (const name of HEADERS_OF_PROXIES) Reflect.deleteProperty(request.headers, name);
    if (!hasAtMostOneHost(request)) request.socket.destroy();
  });
}
