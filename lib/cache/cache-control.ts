import type { OutgoingHttpHeaders } from 'node:http';

/** Used in place of the page period for a page that has none. */
const DEFAULT_PERIOD_SECONDS = 300;

/**
 * For an English menu. Shared caches must not store the menu, because a shared cache that ignores
 * `Vary` would also send the English menu to visitors who read Romanian.
 */
export const PRIVATE_FRESHNESS: OutgoingHttpHeaders = { 'cache-control': 'private, max-age=0' };

/**
 * Shared caches may keep a page for its page period, and serve it stale for one more period while
 * they refresh it. Next's own header would allow stale pages for a year.
 */
export function formatFreshnessHeader(revalidate: number | false | undefined): OutgoingHttpHeaders {
  const period = typeof revalidate === 'number' ? revalidate : DEFAULT_PERIOD_SECONDS;
  const shared = `s-maxage=${period}, stale-while-revalidate=${period}`;
  return { 'cache-control': `public, max-age=0, ${shared}` };
}
