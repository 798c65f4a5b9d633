import { isJsonRequest } from './is-json-request.ts';

/** What a browser writes when it may not, or will not, name the origin. */
const HIDDEN_ORIGIN = 'null';

/**
 * Whether another site's page makes this request. Modern browsers say where a request comes from;
 * older ones name the origin; web views that say neither pass, for nothing here depends on a cookie.
 *
 * Our pages are `no-referrer`, for which the Fetch standard hides the origin of a POST or PUT. It
 * spares requests of mode 'cors', which is what `fetch` makes by default, but did not always
 * (whatwg/fetch#1022), and WebKit before 16.4 sends no `Sec-Fetch-Site` either. So a hidden origin
 * passes with JSON alone: another site's page (in a sandboxed frame, say) cannot send that before a
 * preflight, and none is ever granted. A form or plain text needs no preflight and stays foreign.
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
