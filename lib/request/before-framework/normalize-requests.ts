import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

/** Next throws on this method before `proxy.ts` could refuse it. */
const UNSUPPORTED_METHOD = 'TRACE';
const REFUSED_METHOD = 'OPTIONS';

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)/i;

/**
 * The path and query of a request's target. For a whole address Next would redirect to the host in
 * the address, and on `*` Next would fail.
 */
export function formatOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = ABSOLUTE_FORM.exec(target)?.[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * A proxy and this server may choose different ones of several `Host` headers. `headers` has only
 * the first, so count the raw names.
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
 * Next would keep the connection of a refused upgrade open forever.
 */
export function normalizeRequests(acceptsUpgrades: boolean): void {
  onRequestStart(({ request, server }) => {
    // Without a listener Node ignores the header `Upgrade` and answers as if it had not been sent.
    if (!acceptsUpgrades) server.removeAllListeners('upgrade');
    if (request.method === UNSUPPORTED_METHOD) request.method = REFUSED_METHOD;
    if (request.url !== undefined) request.url = formatOriginForm(request.url);
    if (!hasAtMostOneHost(request)) request.socket.destroy();
  });
}
