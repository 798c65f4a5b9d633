import path from 'node:path';
import { getSettings } from '../config.ts';
import { getLog } from '../log.ts';
import type { EntryStore } from './entry.ts';
import { createMemoryStore, createTieredStore } from './entry-stores.ts';
import { createFileStore } from './file-store.ts';

const MEGABYTE = 1024 * 1024;
const PAGES_IN_MEMORY_BYTES = 32 * MEGABYTE;
const DATA_IN_MEMORY_BYTES = 8 * MEGABYTE;
const PAGES_ON_DISK = 2000;
const PAGES_ON_DISK_BYTES = 512 * MEGABYTE;

export type BoundedStores = {
  /** Whole pages: in memory, and on disk for restarts and for what memory pushed out. */
  readonly pages: EntryStore;
  /** Provider answers: in memory only, the last good copies of `lib/provider` are on disk. */
  readonly data: EntryStore;
};

let boundedStores: BoundedStores | undefined;

/** The stores of this process. The framework makes a handler per request; they share these. */
export function getBoundedStores(): BoundedStores {
  boundedStores ??= {
    pages: createTieredStore(
      createMemoryStore(PAGES_IN_MEMORY_BYTES),
      createFileStore({
        dir: path.join(getSettings().cacheDir, 'pages'),
        maxEntries: PAGES_ON_DISK,
        maxBytes: PAGES_ON_DISK_BYTES,
        onError: (error) => getLog().warn({ err: error }, 'page cache: disk failed'),
      }),
    ),
    data: createMemoryStore(DATA_IN_MEMORY_BYTES),
  };
  return boundedStores;
}
