import path from 'node:path';
import { getSettings } from '../../config.ts';
import { getLog } from '../../log.ts';
import { getSignals } from '../../signals/signals.ts';
import { createFileStore } from './file-store.ts';
import type { ByteStore } from './file-store.ts';

type StoreLimits = { readonly maxEntries: number; readonly maxBytes: number };

/** A store in a folder of `CACHE_DIR`. Its values survive a restart of the process. */
export function openStore(folder: string, limits: StoreLimits): ByteStore {
  /** Limits the log to one line when the disk begins to fail and one when the disk works again. */
  let isFailing = false;
  return createFileStore({
    ...limits,
    dir: path.join(/* turbopackIgnore: true */ getSettings().cacheDir, folder),
    onEviction: (entries) => {
      // The first part of `folder` names the kind of data, such as `last-good`.
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
