import type { OutgoingHttpHeaders } from 'node:http';

/** The period of pages that change only with a build or a setting. */
const UNCHANGED_PERIOD_SECONDS = 300;

/**
 * Tells shared caches how long they may keep a page: for its period, and for one more period while
 * they refresh it. Browsers revalidate each time. The framework's own header would allow a year,
 * with outdated prices, telephone numbers and scripts.
 */
export function formatFreshnessHeader(revalidate: number | false | undefined): OutgoingHttpHeaders {
  const period = typeof revalidate === 'number' ? revalidate : UNCHANGED_PERIOD_SECONDS;
  const shared = `s-maxage=${period}, stale-while-revalidate=${period}`;
  return { 'cache-control': `public, max-age=0, ${shared}` };
}
