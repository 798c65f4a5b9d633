import { removeOfflineWorker } from './remove-offline-worker.ts';

it('the worker for OFFLINE_MENUS=off deletes the caches of kept pages and files, and unregisters itself', async () => {
  const names = new Set(['offline-pages-1', 'offline-files-0', 'of another program']);
  const listeners = new Map<string, (event: never) => void>();
  const unregister = jest.fn(() => Promise.resolve(true));
  removeOfflineWorker(
    {
      caches: {
        keys: () => Promise.resolve([...names]),
        delete: (name) => Promise.resolve(names.delete(name)),
      },
      registration: { unregister },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type, listener) => void listeners.set(type, listener),
    },
    'offline-',
  );
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  Reflect.apply(listeners.get('activate') ?? jest.fn(), undefined, [event]);
  await Promise.all(work);
  expect([...names]).toEqual(['of another program']);
  expect(unregister).toHaveBeenCalledTimes(1);
});
