import { formatOfflinePages } from './offline-page.ts';
import { OFFLINE_PREFIX, offlineOptions } from './offline-rules.ts';
import { createOfflineStore } from './offline-store.ts';
import { runOfflineWorker } from './run-offline-worker.ts';
import type { WorkerScope } from './run-offline-worker.ts';
import { getSettings } from '../config.ts';
import { isDevelopment } from '../config/is-development.ts';

/**
 * The script at `/sw.js`. It consists of the text of functions and their options, so the build
 * makes no bundle for it, and `OFFLINE_MENUS` takes effect at run time. With `off` the script
 * deletes what an earlier script has stored, and unregisters the service worker.
 */
export function formatWorkerScript(offlineMenus: 'on' | 'off', brandName: string): string {
  if (offlineMenus === 'off') {
    return `(${String(removeOfflineWorker)})(self, ${JSON.stringify(OFFLINE_PREFIX)});\n`;
  }
  const options = JSON.stringify(offlineOptions);
  const store = `(${String(createOfflineStore)})(self, options)`;
  const pages = JSON.stringify(formatOfflinePages(brandName));
  return `const options = ${options};\n(${String(runOfflineWorker)})(self, options, ${store}, ${pages});\n`;
}

type Scope = Pick<WorkerScope, 'registration' | 'skipWaiting' | 'addEventListener'> & {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
};

/**
 * The service worker while `OFFLINE_MENUS` is off: it deletes all stored pages and files, and
 * unregisters itself. The server sends the text of this function (`worker-script.ts`), so the
 * function uses only its arguments.
 */
function removeOfflineWorker(scope: Scope, prefix: string): void {
  const remove = async (): Promise<void> => {
    for (const name of await scope.caches.keys()) {
      if (name.startsWith(prefix)) await scope.caches.delete(name);
    }
    await scope.registration.unregister();
  };
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(remove()));
}

/**
 * Whether browsers store pages. In development the switch is off, whatever `OFFLINE_MENUS` says:
 * there a file has the same name after an edit, so a stored file would hide the edit.
 */
export function getOfflineSwitch(): 'on' | 'off' {
  return isDevelopment ? 'off' : getSettings().offlineMenus;
}
