import { isJsonRequest } from './is-json-request.ts';

/** The value of `Origin` when the browser hides the origin. */
const HIDDEN_ORIGIN = 'null';

/**
 * Whether the headers show that the request does not come from our own pages. Chrome since 76,
 * Firefox since 90 and Safari since 16.4 send `Sec-Fetch-Site`; older versions send `Origin`. Web
 * views that send neither header pass, because no request here depends on a cookie.
 *
 * The pages that call our API have the referrer policy `no-referrer`, with which the Fetch standard hides the origin
 * of a POST or PUT. Today the standard excepts requests of mode 'cors', the default of `fetch`; its
 * older versions did not (whatwg/fetch#1022), and WebKit before 16.4 sends no `Sec-Fetch-Site`
 * either. So a request with a hidden origin passes only with JSON: a page of another site (in a
 * sandboxed frame, for example) would need a preflight for it, and the site grants none. A form or
 * plain text needs no preflight and counts as foreign.
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
