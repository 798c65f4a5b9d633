import type { ServerResponse } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

const FRESHNESS_HEADER = 'Cache-Control';

/** The framework's router marks its requests with this header. */
const ROUTER_HEADER = 'rsc';

/** Removes `stale-while-revalidate`, which permits the use of an answer that is no longer fresh. */
export function withoutStaleWhileRevalidate(cacheControl: string): string {
  return cacheControl
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => !/^stale-while-revalidate\b/i.test(directive))
    .join(', ');
}

function limitFreshness(response: ServerResponse): void {
  const sent = response.getHeader(FRESHNESS_HEADER);
  if (typeof sent === 'string')
    response.setHeader(FRESHNESS_HEADER, withoutStaleWhileRevalidate(sent));
}

/**
 * Removes `stale-while-revalidate` from answers to the framework's router. Chromium obeys this
 * directive when a script fetches an answer, and the router is a script. Chromium ignores the
 * directive when the browser itself opens a page. So after a signed call of the provider has
 * announced a new price, a click on a link could show the old price for up to one page period.
 */
export function limitRouterPayloads(): void {
  onRequestStart(({ request, response }) => {
    if (request.headers[ROUTER_HEADER] === undefined) return;
    const { writeHead } = response;
    response.writeHead = (...given: unknown[]): ServerResponse => {
      limitFreshness(response);
      return Reflect.apply(writeHead, response, given);
    };
  });
}
