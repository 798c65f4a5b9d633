'use client';

import { useEffect } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { WORKER_PATH, WORKER_SCOPE } from '@/lib/offline/offline-addresses';

/**
 * Asks the service worker to keep this page. The message contains the language if the address does.
 * Rejects where the browser has or allows no worker.
 */
async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  const isChosen = new URLSearchParams(location.search).has(LANGUAGE_PARAM);
  const query = isChosen ? `?${LANGUAGE_PARAM}=${document.documentElement.lang}` : '';
  active?.postMessage(`${location.pathname}${query}`);
}

/** Registers the service worker after this page has loaded, so that the loading is not delayed. */
export function KeepOffline(): null {
  useEffect(() => {
    const begin = (): void => void keepPage().catch(() => undefined);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  return null;
}
