import { isPlainClick } from '@/lib/browser/is-plain-click';
import { runInSlices } from '@/lib/browser/slices';
import { readStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { loadEnglish } from '@/lib/i18n/site/menu/load-english';
import { parseProductSlug } from '@/lib/query-values';
import type * as dialogsModule from './menu-dialogs.tsx';
import type { MenuDialogs } from './menu-dialogs.tsx';
import { PRODUCTS_ID } from './read-product.ts';

/**
 * The cards of a menu: their links open the popup of the product, and their buttons put the product
 * on the list for the waiter. The code of both is loaded when a finger, the pointer or the focus
 * reaches the cards, or at once if the address names a product or the browser has stored a list.
 */
export function operateProducts(signal: AbortSignal): void {
  const products = document.querySelector<HTMLElement>(`#${PRODUCTS_ID}`);
  if (products === null) return;
  let dialogs: Promise<MenuDialogs> | undefined;
  /** The popup fails. The links of the cards then load the page of the product anew. */
  let hasFailed = false;

  const mount = async (): Promise<MenuDialogs> => {
    const [{ mountMenuDialogs }, english] = await Promise.all([importDialogs(), loadEnglish()]);
    const onGiveUp = (): void => void (hasFailed = true);
    return mountMenuDialogs({ products, english, adding, onGiveUp, signal });
  };
  const load = (): Promise<MenuDialogs> => {
    dialogs ??= mount();
    dialogs.catch(() => (dialogs = undefined));
    return dialogs;
  };
  const prepare = (): void => void importDialogs().catch(() => undefined);

  const openCard = (event: MouseEvent): void => {
    // No link of the popup itself: that to the app names the product too.
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('article a') : null;
    if (link === null || hasFailed || !isPlainClick(event)) return;
    const slug = parseProductSlug(new URLSearchParams(link.search));
    if (slug === undefined) return;
    event.preventDefault();
    load().then(
      ({ open }) => open(slug),
      // oxlint-disable-next-line owners/location -- the visitor pressed a link to this address
      () => location.assign(link.href),
    );
  };
  const failure = products.querySelector<HTMLElement>(':scope > [role=alert]');
  const add = (card: Element): void => {
    load().then(
      ({ step }) => {
        if (failure) failure.hidden = true;
        step(card, 1);
      },
      () => {
        if (failure) failure.hidden = false;
      },
    );
  };
  const followAddress = (): void => {
    const isNamed = parseProductSlug(new URLSearchParams(location.search)) !== undefined;
    if (isNamed) load().catch(() => undefined);
  };

  const { add: label } = products.dataset;
  const adding = label === undefined ? undefined : addButtons(label, add, signal);
  for (const type of ['pointerover', 'focusin'])
    products.addEventListener(type, prepare, { signal });
  products.addEventListener('click', openCard, { signal });
  addEventListener('popstate', followAddress, { signal });
  followAddress();
  const showList = (): void => {
    const hasList = readStored('local', STORAGE_KEYS.waiterList) !== undefined;
    if (adding && hasList) load().catch(() => undefined);
  };
  // Another tab may begin the list, also while this page is in the back/forward cache.
  for (const type of ['storage', 'pageshow']) addEventListener(type, showList, { signal });
  showList();
}

const importDialogs = (): Promise<typeof dialogsModule> => import('./menu-dialogs.tsx');

/**
 * Adds a button to each product card. The server sends none, because a labelled button in each card
 * would make every menu heavier. The list puts the number of portions and a second button into the
 * same slot. `label` has '{}' in the place of the product's name.
 */
function addButtons(
  label: string,
  onPress: (card: Element) => void,
  signal: AbortSignal,
): Promise<void> {
  const slots: Element[] = [];
  signal.addEventListener('abort', () => slots.forEach((slot) => slot.remove()));
  const addTo = (card: Element): void => {
    const slot = document.createElement('span');
    const button = document.createElement('button');
    const name = card.querySelector('h3')?.textContent ?? '';
    button.setAttribute(
      'aria-label',
      label.replace('{}', () => name),
    );
    button.onclick = () => onPress(card);
    slot.append(button);
    card.append(slot);
    slots.push(slot);
  };
  const cards = [...document.querySelectorAll('main article')];
  return runInSlices(
    cards,
    () => 1,
    (slice) => slice.forEach(addTo),
    signal,
  );
}
