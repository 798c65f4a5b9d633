import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { isPage } from './entry.ts';
import type { CacheEntry, EntryStore } from './entry.ts';
import type { FileStore } from './file-store.ts';

/** What an entry weighs beside its contents; keeps the size of the smallest above zero. */
const ENTRY_OVERHEAD_BYTES = 1024;

/** What an entry weighs in memory, in bytes: strings count as held, two bytes a character at most. */
export function getEntrySize({ value }: CacheEntry): number {
  if (isPage(value)) {
    const parts = [value.rscData, ...(value.segmentData?.values() ?? [])];
    const bytes = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    return value.html.length * 2 + bytes + ENTRY_OVERHEAD_BYTES;
  }
  if (value !== null && 'body' in value) return value.body.length + ENTRY_OVERHEAD_BYTES;
  return JSON.stringify(value).length * 2 + ENTRY_OVERHEAD_BYTES;
}

/** Keeps the entries used last, up to a number of bytes. */
export function createMemoryStore(maxBytes: number): EntryStore {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: getEntrySize,
  });
  return {
    get: (key) => Promise.resolve(entries.get(key)),
    set: (key, entry) => Promise.resolve(void entries.set(key, entry)),
    delete: (key) => Promise.resolve(void entries.delete(key)),
  };
}

const isEntry = (value: unknown): value is CacheEntry =>
  typeof value === 'object' && value !== null && 'value' in value && 'scriptHashes' in value;

/** Bytes that another version of Node wrote may be unreadable to this one: an entry less. */
function parseEntry(bytes: Buffer): CacheEntry | undefined {
  try {
    const value: unknown = deserialize(bytes);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Memory in front of disk: a page pushed out of memory is still there, and so after a restart. */
export function createTieredStore(memory: EntryStore, disk: FileStore): EntryStore {
  return {
    get: async (key) => {
      const held = await memory.get(key);
      if (held) return held;
      const bytes = await disk.get(key);
      const entry = bytes && parseEntry(bytes);
      if (!entry) return undefined;
      await memory.set(key, entry);
      return entry;
    },
    set: async (key, entry) => {
      await memory.set(key, entry);
      await disk.set(key, serialize(entry));
    },
    delete: async (key) => {
      await memory.delete(key);
      await disk.delete(key);
    },
  };
}
