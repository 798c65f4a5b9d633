'use client';

import { useEffect } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { WORKER_PATH, WORKER_SCOPE } from '@/lib/offline/offline-addresses';

/**
 * Whether the loaded document is in the worker's scope: no other document has a
 * Content-Security-Policy that allows a worker. The document stays loaded after a client-side
 * navigation, so the address from which it was loaded counts, and not the current one.
 */
const mayRegister = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => name.includes(WORKER_SCOPE));

/** Resolves to undefined if no worker is registered and this document may not register one. */
async function findWorker(): Promise<ServiceWorker | null | undefined> {
  const { serviceWorker } = navigator;
  if (!mayRegister()) return (await serviceWorker.getRegistration(WORKER_SCOPE))?.active;
  await serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE });
  return (await serviceWorker.ready).active;
}

/**
 * Asks the service worker to keep this page. The message contains the language if the address does.
 * Rejects if the browser has no service workers or forbids this one.
 */
async function keepPage(): Promise<void> {
  const worker = await findWorker();
  const isChosen = new URLSearchParams(location.search).has(LANGUAGE_PARAM);
  const query = isChosen ? `?${LANGUAGE_PARAM}=${document.documentElement.lang}` : '';
  worker?.postMessage(`${location.pathname}${query}`);
}

/** Keeps this page. Begins after the page has loaded, so that the loading is not delayed. */
export function KeepOffline(): null {
  useEffect(() => {
    const begin = (): void => void keepPage().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return null;
}
