import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache/types.js';
import { z } from 'zod';
import type { CacheRead } from '../signals/signals.ts';

export type CachedValue = CacheHandlerValue['value'];

export type CacheEntry = Pick<CacheHandlerValue, 'lastModified' | 'value' | 'cacheControl'> & {
  /** The hashes of the inline scripts that the Content-Security-Policy allows. */
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

/** Checks a value that was read from the disk or from the shared store. */
export function isEntry(value: unknown): value is CacheEntry {
  return storedEntry.safeParse(value).success;
}

/**
 * Whether the value is a rendered page. Checks fields instead of `kind`, because the type of `kind`
 * is a const enum of Next, whose members our code cannot use.
 */
export function isPage(value: CachedValue): value is IncrementalCachedAppPageValue {
  return value !== null && 'html' in value && 'rscData' in value;
}

/** Whether the value is the answer of a cached route handler, such as that of the sitemap. */
export function isRoute(value: CachedValue): value is CachedRouteValue {
  return value !== null && 'body' in value && 'status' in value;
}

/** An answer to a request, as opposed to the result of a cached function. */
export type HttpAnswer = IncrementalCachedAppPageValue | CachedRouteValue;

export function isAnswer(value: CachedValue): value is HttpAnswer {
  return isPage(value) || isRoute(value);
}

/**
 * Whether the key is that of the not-found page. The page cache stores no not-found page that was
 * rendered for a visitor. Such a page contains the requested address, perhaps with a token.
 */
export function isNotFoundPage(key: string): boolean {
  return getPagePath(key) === '/_not-found';
}

/** The path of the home page in Next's keys. */
export const HOME_PAGE_PATH = '/index';

/**
 * The path in Next's key, which is `/route-cache/<kind>/<hash of the route>/$<path>`. A key of
 * another form is returned unchanged.
 */
export function getPagePath(key: string): string {
  const separatorIndex = key.indexOf('/$/');
  return separatorIndex === -1 ? key : key.slice(separatorIndex + '/$'.length);
}

/**
 * Milliseconds since 1970 by the clock with which Next compares `lastModified`. When the process
 * starts, this clock is set to the time of the system's clock. Later changes of the system's clock
 * do not change this clock.
 */
export function getFrameworkTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/**
 * If the system's clock is set back and the process restarts, an entry on the disk can have a
 * future date. The age of such an entry is unknown, so its page period counts as just ended. An
 * entry without a page period gets the present date.
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
