import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache/types.js';
import { z } from 'zod';
import type { CacheRead } from '../signals/signals.ts';

export type CachedValue = CacheHandlerValue['value'];

export type CacheEntry = Pick<CacheHandlerValue, 'lastModified' | 'value' | 'cacheControl'> & {
  /** The hashes of the inline scripts, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
};

const bytes = z.custom<Buffer>(Buffer.isBuffer);
const headers = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.undefined()]),
);

const storedPage = z.object({
  kind: z.string(),
  html: z.string(),
  rscData: bytes.optional(),
  segmentData: z.map(z.string(), bytes).optional(),
  headers: headers.optional(),
  status: z.number().optional(),
});
const storedRoute = z.object({ kind: z.string(), body: bytes, headers, status: z.number() });

const storedEntry = z.object({
  value: z.union([storedPage, storedRoute, z.null()]),
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]) }).optional(),
  scriptHashes: z.array(z.string()),
});

/** Checks the fields that Next and we use. */
export function isEntry(value: unknown): value is CacheEntry {
  return storedEntry.safeParse(value).success;
}

/** Checks fields, because `kind` is a const enum of Next, whose members our code cannot import. */
export function isPage(value: CachedValue): value is IncrementalCachedAppPageValue {
  return value !== null && 'html' in value && 'rscData' in value;
}

/** The answer of a cached route handler, such as the sitemap. */
export function isRoute(value: CachedValue): value is CachedRouteValue {
  return value !== null && 'body' in value && 'status' in value;
}

/** An answer to a request, as opposed to the result of a cached function. */
export type HttpAnswer = IncrementalCachedAppPageValue | CachedRouteValue;

export function isAnswer(value: CachedValue): value is HttpAnswer {
  return isPage(value) || isRoute(value);
}

/**
 * The handler does not store a not-found page that is rendered for a visitor, because that page
 * contains the requested address, perhaps with a token.
 */
export function isNotFoundPage(key: string): boolean {
  return getPagePath(key) === '/_not-found';
}

/** The path of the home page in Next's keys. */
export const HOME_PAGE_PATH = '/index';

/** The path in Next's key, which is `/route-cache/<kind>/<hash of the route>/$<path>`. */
export function getPagePath(key: string): string {
  const end = key.indexOf('/$/');
  return end === -1 ? key : key.slice(end + '/$'.length);
}

/**
 * Milliseconds since 1970 by the clock with which Next compares the date of an entry. This clock
 * does not follow a change of the system's clock.
 */
export function getFrameworkTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/**
 * An entry with a future date was stored before the clock was set back. Its age is unknown, so its
 * page period counts as just ended.
 */
export function withPastDate(entry: CacheEntry, now: number): CacheEntry {
  if (entry.lastModified <= now) return entry;
  const period = entry.cacheControl?.revalidate;
  const age = typeof period === 'number' ? period * 1_000 + 1 : 0;
  return { ...entry, lastModified: now - age };
}

/**
 * The end of the entry's page period, in milliseconds of `getFrameworkTime`. Infinity for an entry
 * without a page period.
 */
export function getFreshUntil({ lastModified, cacheControl }: CacheEntry): number {
  const period = cacheControl?.revalidate;
  return typeof period === 'number' ? lastModified + period * 1_000 : Infinity;
}

/** 'stale' after the page period: Next then serves the entry and renders a new one meanwhile. */
export function getReadResult(entry: CacheEntry | undefined, now: number): CacheRead['result'] {
  if (entry === undefined) return 'miss';
  return getFreshUntil(entry) <= now ? 'stale' : 'hit';
}
