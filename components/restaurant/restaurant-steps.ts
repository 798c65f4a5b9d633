import type { Step } from '@/components/chrome/start-page';
import { operateOrderLinks } from '@/components/native-app/order-link';
import { operateShareButtons } from '@/components/ui/operate-share-buttons';
import { showOpenings } from '@/components/ui/open-now';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';
import { allowWorker, WORKER_ADDRESS } from '@/lib/security/trusted-types';
import { TABLE_PARAM } from '@/lib/menu-query';
import { readTableId } from '@/lib/query-values';

/** What the browser does on the page of a restaurant or a table. */
export const RESTAURANT_STEPS: readonly Step[] = [
  showTable,
  operateOrderLinks,
  operateShareButtons,
  showOpenings,
  savePage,
];

/**
 * The worker handles only pages whose path begins so, and so no page of an account, a payment or an
 * invoice: the list of restaurants, and the pages of restaurants.
 */
const WORKER_SCOPE = '/restaurant';

/**
 * Asks a worker to store a page of `OfflineSupport`, after the page has loaded, so that the loading is
 * not delayed.
 */
function savePage(signal: AbortSignal): void {
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

/** Shows the strip of `TableStrip`, and makes the links of its page keep the table and the language. */
function showTable(): void {
  const strip = document.querySelector<HTMLElement>('p[data-text]');
  if (strip === null) return;
  carryChoices();
  // The script beside the strip leaves out an id that needs a repair.
  const table = readTableId();
  if (table === undefined || !strip.hidden) return;
  strip.textContent = strip.dataset['text']?.replace('{}', table) ?? '';
  strip.hidden = false;
}

/**
 * Adds the table and the language of this address to the links to pages of the same restaurant. A
 * link that has them already stays as it is: a new spelling of its query would make a link to a
 * part of this page load the page again.
 */
function carryChoices(): void {
  const here = new URLSearchParams(location.search);
  const choices = Object.entries({
    [TABLE_PARAM]: readTableId(),
    [LANGUAGE_PARAM]: here.get(LANGUAGE_PARAM) ?? undefined,
  }).filter((choice): choice is [string, string] => choice[1] !== undefined);
  // Most visits have none, and to parse the links of a long menu takes time.
  if (choices.length === 0) return;
  const place = location.pathname.split('/', 3).join('/');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${place}/`)) continue;
    for (const [name, value] of choices) {
      const query = new URLSearchParams(link.search);
      if (query.has(name)) continue;
      query.set(name, value);
      link.search = query.toString();
    }
  }
}
