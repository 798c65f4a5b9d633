import { isJsonRequest } from './request-body.ts';

/** The value of `Origin` when the browser hides the origin. */
const HIDDEN_ORIGIN = 'null';

/**
 * Modern browsers send `Sec-Fetch-Site` over https and to localhost. Old browsers, and all browsers
 * over plain http to other hosts, send only `Origin`. Some web views send neither header. A request
 * with neither header is not foreign: no request to this site depends on a cookie, so a page of
 * another site cannot act with a visitor's rights.
 *
 * The referrer policy `no-referrer` can hide the origin of our own requests (whatwg/fetch#1022). So
 * without `Sec-Fetch-Site` a request with a hidden origin is not foreign if it is JSON. A page of
 * another site could send JSON only after a CORS preflight, which this site never allows.
 */
export function isForeignRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === HIDDEN_ORIGIN) return !isJsonRequest(headers);
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${headers.get('host') ?? ''}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}
