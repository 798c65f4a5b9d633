import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { getSignals } from '../signals/signals.ts';
import { isPage } from './entry.ts';
import type { CacheEntry } from './entry.ts';
import type { ByteStore } from './file-store.ts';
import { openStore } from './open-store.ts';

const MEGABYTE = 1024 * 1024;
const MEMORY_BYTES = 32 * MEGABYTE;
const DISK_ENTRIES = 2000;
const DISK_BYTES = 512 * MEGABYTE;
/** The size of an entry without its contents; keeps the size of an empty entry above zero. */
const ENTRY_OVERHEAD_BYTES = 1024;

export type PageStore = {
  readonly get: (key: string) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
};

/** Bytes of an entry in memory. A character of a string takes two at most. */
export function getEntrySize({ value }: CacheEntry): number {
  if (isPage(value)) {
    const parts = [value.rscData, ...(value.segmentData?.values() ?? [])];
    const bytes = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    return value.html.length * 2 + bytes + ENTRY_OVERHEAD_BYTES;
  }
  if (value !== null && 'body' in value) return value.body.length + ENTRY_OVERHEAD_BYTES;
  return JSON.stringify(value).length * 2 + ENTRY_OVERHEAD_BYTES;
}

const isEntry = (value: unknown): value is CacheEntry =>
  typeof value === 'object' && value !== null && 'value' in value && 'scriptHashes' in value;

/** Another version of Node may have written bytes that this one cannot read. */
function parseEntry(bytes: Buffer): CacheEntry | undefined {
  try {
    const value: unknown = deserialize(bytes);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the entries used last in memory, in front of a store that also has those that memory evicted
 * and those of the process before a restart.
 */
export function createBoundedPageStore(memoryBytes: number, disk: ByteStore): PageStore {
  const memory = new LRUCache<string, CacheEntry>({
    maxSize: memoryBytes,
    sizeCalculation: getEntrySize,
    dispose: (_, _key, reason) => {
      if (reason === 'evict') getSignals().emit('evicted', { store: 'pages memory', entries: 1 });
    },
  });
  return {
    get: async (key) => {
      const held = memory.get(key);
      if (held) return held;
      const bytes = await disk.get(key);
      const entry = bytes && parseEntry(bytes);
      if (entry) memory.set(key, entry);
      return entry;
    },
    set: async (key, entry) => {
      memory.set(key, entry);
      await disk.set(key, serialize(entry));
    },
    delete: async (key) => {
      memory.delete(key);
      await disk.delete(key);
    },
  };
}

let boundedPages: PageStore | undefined;

/** The store of this process. The framework creates a cache handler per request; they share it. */
export function getBoundedPageStore(): PageStore {
  boundedPages ??= createBoundedPageStore(
    MEMORY_BYTES,
    openStore('pages', { maxEntries: DISK_ENTRIES, maxBytes: DISK_BYTES }),
  );
  return boundedPages;
}
