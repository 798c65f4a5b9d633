import type { OutgoingHttpHeaders } from 'node:http';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { DATA_POLICY } from '../security/csp.ts';
import { formatFreshnessHeader } from './cache-control.ts';
import { getPagePath, isAnswer, isNotFoundPage, isPage } from './entry.ts';
import type { HttpAnswer, CachedValue, CacheEntry } from './entry.ts';
import { formatPolicyHeaders, formatMarkedAnswer } from './page-headers.ts';
import { withoutRouteMark } from './page-mark.ts';
import type { PageMark } from './page-mark.ts';

/**
 * The headers that the page cache adds. A page gets its Content-Security-Policy, made with the
 * settings of this process; another answer gets the policy of answers that are no document. Pages,
 * and routes with a page period, get a `cache-control` for shared caches. It is not added to a
 * route without a period, which sets its own, nor to the not-found page, for which the framework
 * sets it.
 */
function formatCacheHeaders(
  key: string,
  value: HttpAnswer,
  { scriptHashes, cacheControl }: CacheEntry,
  mark?: PageMark,
): OutgoingHttpHeaders {
  const hasFreshness = !isNotFoundPage(key) && (isPage(value) || cacheControl?.revalidate);
  return {
    ...(isPage(value)
      ? formatPolicyHeaders(getPagePath(key), scriptHashes, mark)
      : { 'content-security-policy': DATA_POLICY }),
    ...(hasFreshness && formatFreshnessHeader(cacheControl?.revalidate)),
  };
}

/** The stored entry with our headers added and the script hashes left out, as `get` returns it. */
export function toServedEntry(key: string, stored: CacheEntry): CacheHandlerValue {
  const { scriptHashes: _hashes, ...entry } = stored;
  if (!isAnswer(entry.value)) return entry;
  const headers = { ...entry.value.headers, ...formatCacheHeaders(key, entry.value, stored) };
  return { ...entry, value: { ...entry.value, headers } };
}

/**
 * Removes the added headers from a page: when a refresh fails, the framework stores the value that
 * `get` returned. A route keeps them, because it may have set `cache-control` itself.
 */
export function toStoredValue(value: CachedValue): CachedValue {
  if (!isPage(value)) return value;
  const {
    'content-security-policy': _policy,
    'reporting-endpoints': _endpoints,
    'cache-control': _freshness,
    ...headers
  } = value.headers ?? {};
  return { ...value, headers };
}

/**
 * Sets headers and status; those of a mark take precedence. Changes the answer in place, because
 * the framework sends this same object to the current visitor.
 */
export function prepareFirstAnswer(
  key: string,
  answer: HttpAnswer,
  entry: CacheEntry,
  mark: PageMark | undefined,
): void {
  const marked = mark && formatMarkedAnswer(mark);
  answer.headers = withoutRouteMark({
    ...answer.headers,
    ...formatCacheHeaders(key, answer, entry, mark),
    ...marked?.headers,
  });
  answer.status = marked?.status ?? answer.status;
}
