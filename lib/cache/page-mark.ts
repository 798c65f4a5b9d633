import type { OutgoingHttpHeaders } from 'node:http';
import type { CachedRouteValue } from 'next/dist/server/response-cache/types.js';

/**
 * A note from a rendered page to the page cache, as an attribute of its `<main>`. A page cannot set
 * its own status without losing its markup: `notFound()` answers an empty document.
 */
export type PageMark =
  /**
   * The restaurant or document does not exist, or the document may not be shown: 404, not stored.
   */
  | 'unknown'
  /** The provider failed and no older data is kept: 503, not stored. */
  | 'degraded'
  /**
   * A page that is not stored, because it has too many addresses or can soon be rendered better:
   * 200.
   */
  | 'unstored'
  /** Shows a private document in a frame: 200, not stored. Only these pages may contain frames. */
  | 'document';

const MARKS: readonly PageMark[] = ['unknown', 'degraded', 'unstored', 'document'];

/**
 * The mark of a page; undefined for an ordinary page. Text from data cannot forge the mark, because
 * React escapes quotes in text and attributes, and the payload escapes them as JSON.
 */
export function parsePageMark(html: string): PageMark | undefined {
  return MARKS.find((mark) => html.includes(`<main data-outcome="${mark}"`));
}

/**
 * The header with the mark of a cached route handler, which has no `<main>`. The header is removed
 * before the answer is sent.
 */
const ROUTE_MARK_HEADER = 'x-route-outcome';

/** The mark of an answer that is incomplete because the provider failed: 503, not stored. */
export const DEGRADED_ROUTE = { [ROUTE_MARK_HEADER]: 'degraded' } as const;

/** Routes have no other mark than `degraded`. */
export function parseRouteMark({ headers }: CachedRouteValue): PageMark | undefined {
  return headers[ROUTE_MARK_HEADER] === 'degraded' ? 'degraded' : undefined;
}

export function withoutRouteMark(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { [ROUTE_MARK_HEADER]: _mark, ...others } = headers;
  return others;
}
