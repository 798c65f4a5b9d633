import type { OutgoingHttpHeaders } from 'node:http';
import type { CachedRouteValue } from 'next/dist/server/response-cache/types.js';

/**
 * What a rendered page tells the page cache, as an attribute of its `<main>`. Pages do not call
 * Next's `notFound()`, because Next would send an empty document (`docs/upgrading.md`).
 */
export type PageMark =
  /**
   * The restaurant or invoice does not exist, or the site must not show the invoice: 404, not
   * stored. The page that was stored before is deleted.
   */
  | 'unknown'
  /**
   * The site has no data for the page, for example because the provider failed: 503, not stored.
   */
  | 'degraded'
  /**
   * This kind of page has too many addresses to store every page, or data is missing that a later
   * rendering may have: 200, not stored.
   */
  | 'unstored'
  /** The page shows an invoice in a frame: 200, not stored. */
  | 'document';

const MARKS: readonly PageMark[] = ['unknown', 'degraded', 'unstored', 'document'];

/** Data cannot forge a mark, because quotes in data are escaped in HTML and in the payload. */
export function parsePageMark(html: string): PageMark | undefined {
  return MARKS.find((mark) => html.includes(`<main data-outcome="${mark}"`));
}

/** A route handler has no `<main>`, so its mark is a header. */
const ROUTE_MARK_HEADER = 'x-route-outcome';

/** Marks an answer that lacks data of the provider: sent with 503, not stored. */
export const DEGRADED_ROUTE = { [ROUTE_MARK_HEADER]: 'degraded' } as const;

export function parseRouteMark({ headers }: CachedRouteValue): PageMark | undefined {
  return headers[ROUTE_MARK_HEADER] === 'degraded' ? 'degraded' : undefined;
}

export function withoutRouteMark(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [ROUTE_MARK_HEADER]: _mark, ...others } = headers;
  return others;
}
