import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { HIDDEN_MODAL, HIDDEN_NAVBAR, PRODUCT_PARAM } from '@/lib/menu-query';

const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
/**
 * The front cache does not answer a request with one of these headers. The headers ask for a range
 * or an upgrade, set a precondition that the front cache does not check, announce a body, or belong
 * to the framework or its router.
 */
const SPECIAL_HEADER =
  /^(?:range|if-range|if-match|if-unmodified-since|upgrade|expect|transfer-encoding|rsc|next-.*|x-next.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*|x-now-.*)$/;
/** The cookies of the framework's draft mode and preview mode. */
const PREVIEW_COOKIE = /__prerender_bypass|__next_preview_data/;
/**
 * The front cache does not answer a request with any other parameter, because the framework reads
 * parameters of its own, such as `_rsc`. Campaign parameters are removed before this check.
 */
const KNOWN_PARAMS: ReadonlySet<string> = new Set([
  HIDDEN_NAVBAR,
  HIDDEN_MODAL,
  PRODUCT_PARAM,
  LANGUAGE_PARAM,
]);

/** Whether method and headers are those of an ordinary request for a whole page or file. */
export function isPlainRequest({ method, headers }: IncomingMessage): boolean {
  return METHODS.includes(method) && hasPlainHeaders(headers);
}

function hasPlainHeaders(headers: IncomingHttpHeaders): boolean {
  if (Object.keys(headers).some((name) => SPECIAL_HEADER.test(name))) return false;
  const { host = '', cookie, 'content-length': length = '0' } = headers;
  return (
    PLAIN_HOST.test(host) &&
    length === '0' &&
    (cookie === undefined || !PREVIEW_COOKIE.test(cookie))
  );
}

/** `query` is the text after the question mark, and `search` has its parameters. */
export function hasKnownQuery(query: string, search: URLSearchParams): boolean {
  return !query.includes('#') && search.keys().every((name) => KNOWN_PARAMS.has(name));
}
