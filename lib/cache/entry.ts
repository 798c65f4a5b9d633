import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache/types.js';

/** One entry of the cache as we keep it: the framework's value and what we worked out once. */
export type CacheEntry = Pick<CacheHandlerValue, 'lastModified' | 'value' | 'cacheControl'> & {
  /** The page's own inline scripts. The policy around them is composed when the entry is read. */
  readonly scriptHashes: readonly string[];
};

/** Where entries are kept. A shared store (Redis, for one) joins by implementing this. */
export type EntryStore = {
  readonly get: (key: string) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
};

/** Tells a whole page from routes and data. The framework's kinds are a const enum, not usable here. */
export function isPage(value: CacheHandlerValue['value']): value is IncrementalCachedAppPageValue {
  return value !== null && 'html' in value && 'rscData' in value;
}

/** An answer of a cached route handler, such as the sitemap. */
export function isRoute(value: CacheHandlerValue['value']): value is CachedRouteValue {
  return value !== null && 'body' in value && 'status' in value;
}
