import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';

type RequestStart = { readonly request: IncomingMessage; readonly server: Server };

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'server' in message;

/** The framework throws on this method before `proxy.ts` runs and could refuse it. */
const UNSUPPORTED_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/i;

/**
 * The path and query of a request's target. Clients may also send a whole address, or `*`: the
 * framework would redirect to the host of the first, and fail on the second.
 */
export function formatOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path = ''] = ABSOLUTE_FORM.exec(target) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}

/** Two programs may choose different ones of several hosts. Node keeps the first and reports none. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}

/**
 * Changes every request of this process, before the framework sees it, into one that `proxy.ts` can
 * decide about, and closes the connection of a request with several hosts. `acceptsUpgrades` is for
 * the development server's web socket: the built server has none, and the framework keeps the
 * connection of a refused upgrade open forever.
 */
export function normalizeRequests(acceptsUpgrades: boolean): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { request, server } = message;
    // Without a listener Node ignores the header and answers as if it had not been sent.
    if (!acceptsUpgrades) server.removeAllListeners('upgrade');
    if (request.method === UNSUPPORTED_METHOD) request.method = REFUSED_METHOD;
    if (request.url !== undefined) request.url = formatOriginForm(request.url);
    if (!hasOneHost(request)) request.socket.destroy();
  });
}
