import type { ServerResponse } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

const FRESHNESS_HEADER = 'Cache-Control';

/** The framework's router names its requests with this header. */
const ROUTER_HEADER = 'rsc';

/** Removes the permission to use a stored answer after its period. */
export function withoutStaleUse(cacheControl: string): string {
  return cacheControl
    .split(',')
    .map((directive) => directive.trim())
    .filter((directive) => !/^stale-while-revalidate\b/i.test(directive))
    .join(', ');
}

function limitFreshness(response: ServerResponse): void {
  const sent = response.getHeader(FRESHNESS_HEADER);
  if (typeof sent === 'string') response.setHeader(FRESHNESS_HEADER, withoutStaleUse(sent));
}

/**
 * Chromium obeys `stale-while-revalidate` when the framework's router loads a page by a script, as
 * opposed to a page that the browser itself opens. A link would then show the old price of a menu,
 * up to two periods after a signed call.
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
