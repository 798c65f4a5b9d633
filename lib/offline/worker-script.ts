import { formatOfflinePages } from './offline-page.ts';
import { OFFLINE_PREFIX, offlineOptions } from './offline-options.ts';
import { createOfflineStore } from './offline-store.ts';
import { removeOfflineWorker } from './remove-offline-worker.ts';
import { runOfflineWorker } from './run-offline-worker.ts';

/**
 * The script at `/sw.js`. It consists of the text of functions and their options, so the build
 * makes no bundle for it, and `OFFLINE_MENUS` takes effect at run time. With `off` the script
 * deletes what an earlier script has kept, and unregisters the service worker.
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
