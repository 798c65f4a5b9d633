import type { OutgoingHttpHeaders } from 'node:http';
import type { CachedRouteValue } from 'next/dist/server/response-cache/types.js';

/**
 * What a rendered page tells the page cache, as an attribute of its `<main>`. The page cannot set
 * its own status: `notFound()` would set 404, but send an empty document (`docs/upgrading.md`).
 */
export type PageMark =
  /**
   * The restaurant or document does not exist, or the document may not be shown: 404, not stored.
   */
  | 'unknown'
  /** The provider failed and no older data is kept: 503, not stored. */
  | 'degraded'
  /**
   * A page of a kind with too many addresses to store, or a page that a later rendering can
   * complete: 200, not stored.
   */
  | 'unstored'
  /** Shows a private document in a frame: 200, not stored. */
  | 'document';

const MARKS: readonly PageMark[] = ['unknown', 'degraded', 'unstored', 'document'];

/**
 * Text from data cannot forge the mark, because its quotes are escaped in HTML and in the payload.
 */
export function parsePageMark(html: string): PageMark | undefined {
  return MARKS.find((mark) => html.includes(`<main data-outcome="${mark}"`));
}

/** A route handler has no `<main>`, so its mark is a header. */
const ROUTE_MARK_HEADER = 'x-route-outcome';

/** Marks an answer that is incomplete because the provider failed: sent with 503, not stored. */
export const DEGRADED_ROUTE = { [ROUTE_MARK_HEADER]: 'degraded' } as const;

export function parseRouteMark({ headers }: CachedRouteValue): PageMark | undefined {
  return headers[ROUTE_MARK_HEADER] === 'degraded' ? 'degraded' : undefined;
}

export function withoutRouteMark(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [ROUTE_MARK_HEADER]: _mark, ...others } = headers;
  return others;
}
