import type { OutgoingHttpHeaders } from 'node:http';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { isRoute } from './entry.ts';
import type { PageOutcome } from './page-outcome.ts';

/** Where a cached route handler says what a page says on its `<main>`. Taken off before it is sent. */
const OUTCOME_HEADER = 'x-route-outcome';

/** For the headers of an answer that the provider's failure left incomplete: 503, never stored. */
export const DEGRADED_ROUTE = { [OUTCOME_HEADER]: 'degraded' } as const;

/** Undefined for an ordinary answer, and for what is no route's. Other outcomes are for pages. */
export function parseRouteOutcome(value: CacheHandlerValue['value']): PageOutcome | undefined {
  return isRoute(value) && value.headers[OUTCOME_HEADER] === 'degraded' ? 'degraded' : undefined;
}

export function withoutOutcome(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [OUTCOME_HEADER]: _outcome, ...others } = headers;
  return others;
}
