import path from 'node:path';
import { getSettings } from '../config.ts';
import { getLog } from '../log.ts';
import { getSignals } from '../signals/signals.ts';
import { createFileStore } from './file-store.ts';
import type { ByteStore } from './file-store.ts';

type StoreLimits = { readonly maxEntries: number; readonly maxBytes: number };

/**
 * Opens a store for bytes that survive a restart: a folder of `CACHE_DIR`. Rendered pages, last
 * good copies and previews are kept in such stores.
 */
export function openStore(folder: string, limits: StoreLimits): ByteStore {
  /** One line when the disk begins to fail and one when it works again, not one for each visit. */
  let isFailing = false;
  return createFileStore({
    ...limits,
    dir: path.join(/* turbopackIgnore: true */ getSettings().cacheDir, folder),
    onEviction: (entries) => {
      // The first part of the path names the kind of data. A second part, if there is one, is a
      // hash.
      const [kind = ''] = folder.split('/');
      getSignals().emit('evicted', { store: `${kind} disk`, entries });
    },
    onError: (error) => {
      if (!isFailing) getLog().warn({ err: error, folder }, 'Disk of a store failed');
      isFailing = true;
    },
    onWritten: () => {
      if (isFailing) getLog().info({ folder }, 'Disk of a store works again');
      isFailing = false;
    },
  });
}
