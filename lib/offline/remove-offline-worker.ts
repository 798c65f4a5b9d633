import type { WorkerScope } from './worker-scope.ts';

type Scope = Pick<WorkerScope, 'registration' | 'skipWaiting' | 'addEventListener'> & {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
};

/**
 * The service worker while `OFFLINE_MENUS` is off: it deletes all kept pages and files, and
 * unregisters itself. The server sends the text of this function (`worker-script.ts`), so the
 * function uses only its arguments.
 */
export function removeOfflineWorker(scope: Scope, prefix: string): void {
  const remove = async (): Promise<void> => {
    for (const name of await scope.caches.keys()) {
      if (name.startsWith(prefix)) await scope.caches.delete(name);
    }
    await scope.registration.unregister();
  };
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(remove()));
}
