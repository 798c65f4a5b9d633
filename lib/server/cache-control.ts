import type { OutgoingHttpHeaders } from 'node:http';

/** For a page whose data have no period. */
const DEFAULT_PERIOD_SECONDS = 300;

/** No cache keeps the answer. */
export const NO_STORE: OutgoingHttpHeaders = { 'cache-control': 'no-store' };

/** Each cache asks whether its copy is still right. */
export const REVALIDATED: OutgoingHttpHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** The visitor's browser may keep the answer, other caches may not. */
export const PRIVATE_FRESHNESS: OutgoingHttpHeaders = { 'cache-control': 'private, max-age=0' };

/**
 * Shared caches may keep the answer for its period, and serve it stale for one more period while
 * they refresh it. Next's own header would allow stale pages for a year.
 */
export function formatFreshness(periodSeconds = DEFAULT_PERIOD_SECONDS): OutgoingHttpHeaders {
  const shared = `s-maxage=${periodSeconds}, stale-while-revalidate=${periodSeconds}`;
  return { 'cache-control': `public, max-age=0, ${shared}` };
}
