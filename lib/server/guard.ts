import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRuleHeaders } from '../addresses/header-rules.ts';
import { decodeText, unescapeBytes } from '../decode-text.ts';
import { LANGUAGE_HEADER } from '../i18n/language.ts';
import { formatTidyPath, hasUnusableSegment } from '../request/request-path.ts';
import { DATA_POLICY } from '../security/security-headers.ts';
import { AsyncResource } from 'node:async_hooks';
import { findBodyLimit } from '../request/request-body.ts';
import type { Handler } from '../request/costly-responses.ts';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isDevelopment } from '../config/is-development.ts';
import { getLog } from '../log.ts';
import type { Log } from '../log.ts';
import { CLIENT_HEADER, findClientAddress } from '../request/client-address.ts';

/**
 * The site answers a request with this method like one with another method that no page has. Next
 * throws on it.
 */
const UNSUPPORTED_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

/**
 * Headers that would set internal state of Next. It would take a nonce from a
 * Content-Security-Policy of the request, and its own address from the headers of a proxy; the site
 * has its public address in `SITE_URL`. In the examples of Next's documentation a page reads the
 * nonce from `x-nonce`. `LANGUAGE_HEADER` would set the language of a transaction page.
 */
const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'next-resume',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  LANGUAGE_HEADER,
]);
const HOSTILE_PREFIXES: readonly string[] = ['x-nextjs-', 'x-middleware-', 'x-prerender-'];

/** Next's development client needs these headers to update the open page after an edit. */
const DEVELOPMENT_NAMES: ReadonlySet<string> = new Set([
  'x-nextjs-request-id',
  'x-nextjs-html-request-id',
]);

/** `name` is in lower case. */
export function isHostileHeader(name: string, inDevelopment: boolean): boolean {
  if (inDevelopment && DEVELOPMENT_NAMES.has(name)) return false;
  return HOSTILE_NAMES.has(name) || HOSTILE_PREFIXES.some((prefix) => name.startsWith(prefix));
}

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

/** Changes the request in place. False if the connection was closed instead. */
export function normalizeRequest(request: IncomingMessage, inDevelopment: boolean): boolean {
  if (!hasAtMostOneHost(request)) {
    request.socket.destroy();
    return false;
  }
  if (request.method === UNSUPPORTED_METHOD) request.method = REFUSED_METHOD;
  request.url = formatUtf8Query(formatOriginForm(request.url ?? ''));
  for (const name of Object.keys(request.headers)) {
    if (isHostileHeader(name, inDevelopment)) Reflect.deleteProperty(request.headers, name);
  }
  return true;
}

const FRESHNESS_HEADER = 'Cache-Control';
const FIRST_ERROR_STATUS = 400;
const NO_STORE = 'no-store';

/** Sets the headers that `writeHead` gets: a list of names and values in turn, or an object. */
export function setGivenHeaders(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  const pairs: readonly (readonly unknown[])[] = Array.isArray(given)
    ? given.flatMap((name, index) => (index % 2 === 0 ? [[name, given[index + 1]]] : []))
    : Object.entries(given);
  for (const [name, value] of pairs) {
    if (Array.isArray(value)) response.setHeader(String(name), value.map(String));
    else if (value !== undefined) response.setHeader(String(name), String(value));
  }
}

/**
 * No cache stores an error, whatever the framework or a route has set. Next lets shared caches keep
 * some of its not-found pages for a year, and a cache that normalizes addresses would then send such
 * a page for an existing address.
 */
export function forbidStoringErrors(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...given: unknown[]): ServerResponse => {
    if (status < FIRST_ERROR_STATUS) return Reflect.apply(writeHead, response, [status, ...given]);
    setGivenHeaders(response, given.at(-1));
    const sent = String(response.getHeader(FRESHNESS_HEADER));
    if (!sent.includes(NO_STORE)) response.setHeader(FRESHNESS_HEADER, NO_STORE);
    const [reason] = given;
    const text = typeof reason === 'string' ? [reason] : [];
    return Reflect.apply(writeHead, response, [status, ...text]);
  };
}

/** Ends a response that Next does not send, and that so needs the headers of `next.config.mjs`. */
export function endWithoutBody(
  response: ServerResponse,
  status: number,
  pathname: string,
  headers: Readonly<Record<string, string>>,
): void {
  response
    .writeHead(status, {
      ...findRuleHeaders(pathname),
      'Cache-Control': NO_STORE,
      'Content-Security-Policy': DATA_POLICY,
      'Content-Length': '0',
      ...headers,
    })
    .end();
}

export const PERMANENT_REDIRECT = 308;
/**
 * Next would decode `%2f` in the path of a file of the build, and tell all caches to keep the file
 * for a year at this address too. No such file has a name with another escape.
 */
const ESCAPED_FRAMEWORK_PATH = /^\/_next\/.*%/;
/** No route has this path. */
const UNKNOWN_PATH = '/nu-exista';

/**
 * Redirects a request to the only spelling of its address, and returns true. Next would answer a
 * path with `/../` as if it were that of another page, so such a path becomes an unknown one.
 */
export function redirectToOneSpelling(request: IncomingMessage, response: ServerResponse): boolean {
  const { url: target = '' } = request;
  const [withoutFragment = ''] = target.split('#', 1);
  const [path = ''] = withoutFragment.split('?', 1);
  const tidyPath = formatTidyPath(path);
  if (tidyPath !== path || withoutFragment !== target) {
    const location = tidyPath + withoutFragment.slice(path.length);
    endWithoutBody(response, PERMANENT_REDIRECT, tidyPath, { Location: location });
    return true;
  }
  if (hasUnusableSegment(path) || ESCAPED_FRAMEWORK_PATH.test(path)) request.url = UNKNOWN_PATH;
  return false;
}

/**
 * All bodies that are being received may take this much memory. Beyond it, a body may have
 * `ALWAYS_HELD_BYTES`, as much as a call of our own pages needs: 10,000 connections, the maximum,
 * then take 40 MB.
 */
const ALL_BODIES_MAX_BYTES = 16 * 1024 * 1024;
const ALWAYS_HELD_BYTES = 4_096;
/** A client can send a body byte by byte, and each piece takes some 100 bytes more than its own. */
const MAX_PIECES = 32;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') !== 0;

type Options = { readonly allBodiesMaxBytes?: number };

/**
 * Gives a request to the framework when its body is complete, because the framework would keep up
 * to 10 MB of each unfinished body, also at addresses that refuse a body. A body that the address
 * does not read, or that is larger than its limit, is not kept. The framework then gets the request
 * at once, without the body: its routes answer 404, 405 or 413, the latter by `Content-Length`. If
 * the body has no such header, it gets one with the number of bytes received so far.
 */
export function createBodyHolder({
  allBodiesMaxBytes = ALL_BODIES_MAX_BYTES,
}: Options = {}): Handler {
  let allBytes = 0;

  return (request, response, passOn) => {
    if (!hasBody(request)) return passOn();
    const { method = '', url = '', headers } = request;
    const limit = findBodyLimit(method, url.split('?', 1)[0] ?? '');
    const { push } = request;
    // Node reports the bytes of a body in another asynchronous context than the request.
    const passOnInContext = AsyncResource.bind(passOn);
    let pieces: Buffer[] = [];
    let bytes = 0;

    const release = (): void => {
      allBytes -= bytes;
      bytes = 0;
      pieces = [];
    };
    /** Ends the request's stream with `body`. Node still reads the rest of the bytes. */
    const end = (body: Buffer | undefined): void => {
      release();
      request.push = () => true;
      // Node closes the connection of a request that ends without being complete.
      request.complete = true;
      if (body !== undefined && body.length > 0) Reflect.apply(push, request, [body]);
      Reflect.apply(push, request, [null]);
      passOnInContext();
    };
    const drop = (): void => {
      if (headers['content-length'] === undefined) {
        headers['content-length'] = String(bytes);
        delete headers['transfer-encoding'];
      }
      end(undefined);
    };
    const add = (chunk: Uint8Array): void => {
      bytes += chunk.length;
      allBytes += chunk.length;
      if (bytes > limit || (allBytes > allBodiesMaxBytes && bytes > ALWAYS_HELD_BYTES)) {
        return drop();
      }
      pieces.push(Buffer.from(chunk));
      if (pieces.length === MAX_PIECES) pieces = [Buffer.concat(pieces)];
    };

    if (Number(headers['content-length'] ?? '0') > limit || limit === 0) return drop();
    response.once('close', release);
    request.push = (chunk: unknown) => {
      if (chunk === null) end(Buffer.concat(pieces));
      else if (chunk instanceof Uint8Array) add(chunk);
      return true;
    };
  };
}

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
