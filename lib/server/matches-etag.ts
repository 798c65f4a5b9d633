import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './choose-encoding.ts';

const ENTITY_TAG = /(?:W\/)?"([^"]*)"/g;
const ENCODED = /-(?:gzip|br)$/;
const NO_CACHE = /(?:^|,)\s*no-cache\s*(?:,|$)/i;

/**
 * Two encodings of a body are different bytes, so their strong ETags must differ (RFC 9110, section
 * 8.8.3.3).
 */
export function formatEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/**
 * Whether the client has the answer already, in any encoding. `etag` is the ETag of the answer
 * without encoding. As in the framework, a request with `no-cache` gets the whole answer.
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  if (NO_CACHE.test(headers['cache-control'] ?? '')) return false;
  if (known.trim() === '*') return true;
  const wanted = etag.slice(etag.indexOf('"') + 1, -1);
  return known
    .matchAll(ENTITY_TAG)
    .some(([, tag = '']) => tag === wanted || tag.replace(ENCODED, '') === wanted);
}
