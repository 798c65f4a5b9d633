import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRuleHeaders } from '../addresses/header-rules.ts';
import { decodeText, unescapeBytes } from '../decode-text.ts';
import { LANGUAGE_HEADER } from '../i18n/language.ts';
import { formatTidyPath, hasUnusableSegment } from '../request/tidy-path.ts';
import { DATA_POLICY } from '../security/csp.ts';

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

const PERMANENT_REDIRECT = 308;
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
    response
      .writeHead(PERMANENT_REDIRECT, {
        ...findRuleHeaders(tidyPath),
        'Cache-Control': NO_STORE,
        'Content-Security-Policy': DATA_POLICY,
        Location: tidyPath + withoutFragment.slice(path.length),
        'Content-Length': '0',
      })
      .end();
    return true;
  }
  if (hasUnusableSegment(path) || ESCAPED_FRAMEWORK_PATH.test(path)) request.url = UNKNOWN_PATH;
  return false;
}
