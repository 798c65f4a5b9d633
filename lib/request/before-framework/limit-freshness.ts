import type { ServerResponse } from 'node:http';
import { onRequestStart } from './on-request-start.ts';

const FRESHNESS_HEADER = 'Cache-Control';
const FIRST_ERROR_STATUS = 400;
const NO_STORE = 'no-store';

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

function limitRouterPayload(response: ServerResponse): void {
  const sent = response.getHeader(FRESHNESS_HEADER);
  if (typeof sent === 'string')
    response.setHeader(FRESHNESS_HEADER, withoutStaleWhileRevalidate(sent));
}

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

function forbidStorage(response: ServerResponse): void {
  const sent = String(response.getHeader(FRESHNESS_HEADER));
  if (!sent.includes(NO_STORE)) response.setHeader(FRESHNESS_HEADER, NO_STORE);
}

/**
 * Limits what `Cache-Control` permits, whatever the framework or a route has set.
 *
 * - No cache stores an error. Next lets shared caches keep some of its not-found pages for a year,
 *   and a cache that normalizes addresses would then send such a page for an existing address.
 * - Answers to the framework's router lose `stale-while-revalidate`. Chromium obeys this directive
 *   when a script fetches an answer, and the router is a script. Chromium ignores the directive
 *   when the browser itself opens a page. So after a signed call of the provider has announced a
 *   new price, a click on a link could show the old price for up to one page period.
 */
export function limitFreshness(): void {
  onRequestStart(({ request, response }) => {
    const isForRouter = request.headers[ROUTER_HEADER] !== undefined;
    const { writeHead } = response;
    response.writeHead = (status: number, ...given: unknown[]): ServerResponse => {
      if (isForRouter) limitRouterPayload(response);
      if (status < FIRST_ERROR_STATUS)
        return Reflect.apply(writeHead, response, [status, ...given]);
      setGivenHeaders(response, given.at(-1));
      forbidStorage(response);
      const [reason] = given;
      return Reflect.apply(
        writeHead,
        response,
        typeof reason === 'string' ? [status, reason] : [status],
      );
    };
  });
}
