import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

/**
 * The framework throws on this method before `proxy.ts` runs and could refuse it, so the request
 * gets a method that `proxy.ts` refuses.
 */
const UNSUPPORTED_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)/i;

/**
 * The path and query of a request's target. A client may also send a whole address, for which the
 * framework would redirect to the address's host, or `*`, on which the framework would fail.
 */
export function formatOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = ABSOLUTE_FORM.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Whether a request has at most one `Host` header. With several, two programs may choose different
 * ones; Node keeps the first and does not report the others.
 */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}

/**
 * Changes every request of this process, before the framework sees it, into one that `proxy.ts` can
 * decide about, and closes the connection of a request with several hosts. `acceptsUpgrades` is
 * true for the development server, which has a web socket. The built server has none, and there the
 * framework would keep the connection of a refused upgrade open forever.
 */
export function normalizeRequests(acceptsUpgrades: boolean): void {
  onRequestStart(({ request, server }) => {
    // Without a listener Node ignores the header `Upgrade` and answers as if it had not been sent.
    if (!acceptsUpgrades) server.removeAllListeners('upgrade');
    if (request.method === UNSUPPORTED_METHOD) request.method = REFUSED_METHOD;
    if (request.url !== undefined) request.url = formatOriginForm(request.url);
    if (!hasOneHost(request)) request.socket.destroy();
  });
}
