'use client';

import { useEffect } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';

/** The script of the service worker. */
const WORKER_PATH = '/sw.js';

/**
 * The worker handles only pages whose path begins so, and so no page of an account, a payment or an
 * invoice: the list of restaurants, and the pages below `REGISTERING_PATH`.
 */
const WORKER_SCOPE = '/restaurant';

/** Only documents below this path may register the worker. */
const REGISTERING_PATH = '/restaurant/';

/**
 * Whether the document was loaded from an address of a restaurant. No other document has a
 * Content-Security-Policy that allows a worker. A client-side navigation changes the address but
 * not the document, so this function does not use the current address.
 */
const mayRegister = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => name.includes(REGISTERING_PATH));

/**
 * Registers the worker if this document may do so. Resolves to the active worker, or to undefined
 * or null if there is none.
 */
async function findWorker(): Promise<ServiceWorker | null | undefined> {
  const { serviceWorker } = navigator;
  if (!mayRegister()) return (await serviceWorker.getRegistration(WORKER_SCOPE))?.active;
  await serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE });
  return (await serviceWorker.ready).active;
}

/**
 * Asks the service worker to store this page. The message is the path, followed by the page's
 * language if the address has a language parameter. Rejects if the browser has no service workers
 * or the registration fails.
 */
async function askWorker(): Promise<void> {
  const worker = await findWorker();
  const isLanguageChosen = new URLSearchParams(location.search).has(LANGUAGE_PARAM);
  const query = isLanguageChosen ? `?${LANGUAGE_PARAM}=${document.documentElement.lang}` : '';
  worker?.postMessage(`${location.pathname}${query}`);
}

/** Calls `askWorker` after the page has loaded, so that the loading is not delayed. */
export function SavePage(): null {
  useEffect(() => {
    const begin = (): void => void askWorker().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return null;
}
