import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { getSignals } from '../signals/signals.ts';
import { getBuildIdentity } from './build-identity.ts';
import { createSharedPages } from '../shared-store/shared-pages.ts';
import type { SharedPages } from '../shared-store/shared-pages.ts';
import { getFrameworkTime, getFreshUntil, isEntry, isPage } from './entry.ts';
import type { CacheEntry } from './entry.ts';
import type { ByteStore } from './store/file-store.ts';
import { openStore } from './store/open-store.ts';

const MEGABYTE = 1024 * 1024;
const MEMORY_BYTES = 32 * MEGABYTE;
export const DISK_ENTRIES = 2000;
const DISK_BYTES = 512 * MEGABYTE;
/** Part of each entry's size, because the LRU cache throws for an entry of size zero. */
const ENTRY_OVERHEAD_BYTES = 1024;

/** Called with the paths of the pages that are about to be deleted, or with 'all'. */
export type RemovalListener = (removed: readonly string[] | 'all') => void;

/**
 * Pages and answers of route handlers, by path, such as `/restaurant/la-mama` and `/sitemap.xml`.
 * `/index` is the home page.
 */
export type PageStore = {
  readonly get: (path: string) => Promise<CacheEntry | undefined>;
  readonly set: (path: string, entry: CacheEntry) => Promise<void>;
  readonly delete: (path: string) => Promise<void>;
  /** Deletes pages whose data have changed. */
  readonly expire: (paths: readonly string[]) => Promise<void>;
  /** Deletes all pages in memory and on disk. Pages in the shared store stay. */
  readonly expireAll: () => Promise<void>;
  /**
   * How often `expire` and `expireAll` were called. If this number changes while a page is
   * rendered, the page may be outdated.
   */
  readonly getExpiryCount: () => number;
  /**
   * Calls the listener before `delete`, `expire` or `expireAll` deletes pages. An eviction does not
   * call it.
   */
  readonly onRemoval: (listener: RemovalListener) => void;
  /**
   * Whether a deleted page may still be on the disk, because its deletion runs or has failed. The
   * next process could serve that page.
   */
  readonly hasUndeleted: () => boolean;
};

/** An estimate of the entry's bytes in memory. A character of a string takes at most two bytes. */
export function getEntrySize({ value }: CacheEntry): number {
  if (isPage(value)) {
    const parts = [value.rscData, ...(value.segmentData?.values() ?? [])];
    const bytes = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    return value.html.length * 2 + bytes + ENTRY_OVERHEAD_BYTES;
  }
  if (value !== null && 'body' in value) return value.body.length + ENTRY_OVERHEAD_BYTES;
  return JSON.stringify(value).length * 2 + ENTRY_OVERHEAD_BYTES;
}

/**
 * Undefined if the bytes are not an entry, for example because this version of Node cannot read
 * their format.
 */
function parseEntry(bytes: Buffer): CacheEntry | undefined {
  try {
    const value: unknown = deserialize(bytes);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The disk keeps entries after an eviction from memory and after a restart. A page in `shared`, the
 * shared store, is used only while the page is fresh.
 */
export function createBoundedPageStore(
  memoryBytes: number,
  disk: ByteStore,
  namespace: string,
  shared: SharedPages = createSharedPages(namespace),
): PageStore {
  const memory = new LRUCache<string, CacheEntry>({
    maxSize: memoryBytes,
    sizeCalculation: getEntrySize,
    dispose: (_, _key, reason) => {
      if (reason === 'evict') getSignals().emit('evicted', { store: 'pages memory', entries: 1 });
    },
  });
  const keyOf = (path: string): string => `${namespace}:${path}`;
  const removalListeners: RemovalListener[] = [];
  let expiryCount = 0;

  const remove = async (paths: readonly string[]): Promise<void> => {
    for (const listener of removalListeners) listener(paths);
    await Promise.all(
      paths.map(async (path) => {
        memory.delete(path);
        await disk.delete(keyOf(path));
      }),
    );
    await shared.delete(paths);
  };

  const writeToDisk = async (path: string, bytes: Buffer): Promise<void> => {
    // After a failed write, delete the older page. Otherwise `get` would return the older page when
    // memory has evicted the new page.
    if (!(await disk.set(keyOf(path), bytes))) await disk.delete(keyOf(path));
  };

  const readShared = async (path: string): Promise<CacheEntry | undefined> => {
    const countBefore = expiryCount;
    const page = await shared.read(path);
    const parsed = page && parseEntry(page.bytes);
    if (!page || !parsed) return undefined;
    const now = getFrameworkTime();
    const entry = { ...parsed, lastModified: now - page.ageMs };
    if (getFreshUntil(entry) <= now) return undefined;
    if (expiryCount === countBefore) {
      memory.set(path, entry);
      await writeToDisk(path, serialize(entry));
    }
    return entry;
  };

  return {
    get: async (path) => {
      const held = memory.get(path);
      if (held && (!shared.isOn() || getFreshUntil(held) > getFrameworkTime())) return held;
      const found = shared.isOn() ? await readShared(path) : undefined;
      if (found ?? held) return found ?? held;
      const countBefore = expiryCount;
      const bytes = await disk.get(keyOf(path));
      const entry = bytes && parseEntry(bytes);
      if (entry && expiryCount === countBefore) memory.set(path, entry);
      return entry;
    },
    set: async (path, entry) => {
      memory.set(path, entry);
      const bytes = serialize(entry);
      const now = getFrameworkTime();
      const page = { bytes, ageMs: Math.max(0, now - entry.lastModified) };
      await Promise.all([
        writeToDisk(path, bytes),
        shared.write(path, page, getFreshUntil(entry) - now),
      ]);
    },
    delete: (path) => remove([path]),
    expire: async (paths) => {
      expiryCount += 1;
      await remove(paths);
    },
    expireAll: async () => {
      expiryCount += 1;
      for (const listener of removalListeners) listener('all');
      memory.clear();
      await disk.clear();
    },
    getExpiryCount: () => expiryCount,
    onRemoval: (listener) => {
      removalListeners.push(listener);
    },
    hasUndeleted: disk.hasUndeleted,
  };
}

declare global {
  var boundedPages: PageStore | undefined;
}

/**
 * The store is on `globalThis`, because the process has two copies of this module: Next loads the
 * cache handler outside the bundle, and the route that expires pages is in the bundle.
 */
export function getBoundedPageStore(): PageStore {
  globalThis.boundedPages ??= createBoundedPageStore(
    MEMORY_BYTES,
    openStore('pages', { maxEntries: DISK_ENTRIES, maxBytes: DISK_BYTES }),
    getBuildIdentity().namespace,
  );
  return globalThis.boundedPages;
}
