import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';
import { allowWorker, WORKER_ADDRESS } from '@/lib/security/trusted-types';

/**
 * The worker handles only pages whose path begins so, and so no page of an account, a payment or an
 * invoice: the list of restaurants, and the pages of restaurants.
 */
const WORKER_SCOPE = '/restaurant';

/**
 * Asks a worker to store a page of `OfflineSupport`, after the page has loaded, so that the loading is
 * not delayed.
 */
export function savePage(signal: AbortSignal): void {
  if (document.querySelector(`#${OFFLINE_NOTICE_ID}`) === null) return;
  const begin = (): void => void askWorker().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal });
}

/**
 * The message is the path, followed by the page's language if the address has a language parameter.
 * Rejects if the browser has no service workers or the registration fails.
 */
async function askWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (globalThis.trustedTypes) allowWorker(globalThis.trustedTypes);
  await serviceWorker.register(WORKER_ADDRESS, { scope: WORKER_SCOPE });
  const { active } = await serviceWorker.ready;
  const isLanguageChosen = new URLSearchParams(location.search).has(LANGUAGE_PARAM);
  const query = isLanguageChosen ? `?${LANGUAGE_PARAM}=${document.documentElement.lang}` : '';
  active?.postMessage(`${location.pathname}${query}`);
}
