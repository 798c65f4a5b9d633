import { removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';
import type { ProductOrder } from '@/lib/restaurant/price';
import { COMPACT_VIEW } from '@/lib/security/menu-view-script';
import type { OrderCards } from './order-cards.ts';

/**
 * The id of the view options, by which their button opens them. The underscore keeps the id
 * distinct from the anchors of categories.
 */
export const VIEW_OPTIONS_ID = 'mod_afisare';

export const ORDERS: readonly ProductOrder[] = ['menu', 'ascending', 'descending'];

/**
 * Stores whether the visitor wants the compact view, and sorts the products, until `signal` ends it.
 * The first choice of an order loads the code that sorts.
 */
export function operateMenuView(signal: AbortSignal): void {
  const options = document.querySelector(`#${VIEW_OPTIONS_ID}`);
  const checkbox = options?.querySelector('input');
  const select = options?.querySelector('select');
  const announcement = options?.querySelector('[aria-live]');
  if (!checkbox || !select || !announcement) return;
  const storeView = (): void => {
    if (checkbox.checked) writeStored('local', STORAGE_KEYS.menuView, COMPACT_VIEW);
    else removeStored('local', STORAGE_KEYS.menuView);
  };
  let loading: Promise<OrderCards> | undefined;
  const changeOrder = (): void => {
    const order = ORDERS.find((known) => known === select.value) ?? 'menu';
    const { ordered = '' } = select.selectedOptions[0]?.dataset ?? {};
    loading ??= import('./order-cards.ts').then(({ createOrderCards }) =>
      createOrderCards(document),
    );
    loading.then(
      (orderCards) => {
        orderCards(order);
        announcement.textContent = ordered;
      },
      () => {
        loading = undefined;
        select.value = 'menu';
      },
    );
  };
  checkbox.addEventListener('change', storeView, { signal });
  select.addEventListener('change', changeOrder, { signal });

  // What the visitor has chosen before this script ran.
  storeView();
  if (select.value !== 'menu') changeOrder();
}
