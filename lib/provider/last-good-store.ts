import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createFileStore } from '@/lib/cache/file-store';
import type { FileStore } from '@/lib/cache/file-store';
import { getSettings } from '@/lib/config';
import { getLog } from '@/lib/log';

const MAX_COPIES = 1_000;
const MAX_BYTES = 67_108_864;

/** Where the last good copies are, shared by menus and list: a folder for each provider. */
export function openLastGoodStore(): FileStore {
  const { cacheDir, providerApiUrl = '' } = getSettings();
  const provider = createHash('sha256').update(providerApiUrl).digest('hex').slice(0, 16);
  return createFileStore({
    dir: join(/* turbopackIgnore: true */ cacheDir, 'last-good', provider),
    maxEntries: MAX_COPIES,
    maxBytes: MAX_BYTES,
    onError: (error) => getLog().warn({ err: error }, 'Last good copy: disk failed'),
  });
}
