'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { useEnglish } from '@/lib/hooks/use-english';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-view-copy';
import { parseShownPrice, PRODUCT_ORDERS, sortProducts } from '@/lib/restaurant/product-order';
import type { ProductOrder } from '@/lib/restaurant/product-order';
import { COMPACT_CHECKBOX, COMPACT_VIEW, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

type Props = {
  /** The id by which a button opens the options, which are a popover. */
  readonly id: string;
  readonly className: string | undefined;
};

/**
 * The checkbox of the compact view, and the `<select>` that sorts the products. The stylesheet
 * reads the state of the checkbox, so that the compact view works without JavaScript.
 */
export function MenuView({ id, className }: Props): ReactNode {
  const copy = useEnglish()?.view ?? menuViewCopy;
  const checkbox = useRef<HTMLInputElement>(null);
  const orderCards = useRef<OrderCards>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);

  // In the server's HTML the script of `ViewScript` sets the checkbox from the stored value. Before
  // hydration React does not call `onChange`, but the visitor may press the checkbox. So store the
  // state of the checkbox. After a client-side navigation that script does not run, so set the
  // checkbox here from the stored value.
  useLayoutEffect(() => {
    if (checkbox.current === null) return;
    if (isFromServer) storeView(checkbox.current.checked);
    else checkbox.current.checked = readStored('local', STORAGE_KEYS.menuView) === COMPACT_VIEW;
  }, [isFromServer]);

  const changeOrder = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const order = PRODUCT_ORDERS.find((known) => known === target.value) ?? 'menu';
    orderCards.current ??= createOrderCards(document);
    orderCards.current(order);
    setAnnouncement(copy.ordered[order]);
  };
  return (
    <div id={id} popover="auto" className={className}>
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          name={COMPACT_CHECKBOX}
          onChange={({ target }) => storeView(target.checked)}
        />
        {copy.compact}
      </label>
      <label>
        {copy.order}
        <select aria-label={copy.order} autoComplete="off" onChange={changeOrder}>
          {PRODUCT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {copy.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

function storeView(isCompact: boolean): void {
  if (isCompact) writeStored('local', STORAGE_KEYS.menuView, COMPACT_VIEW);
  else removeStored('local', STORAGE_KEYS.menuView);
}

type OrderCards = (order: ProductOrder) => void;

/**
 * Returns a function that moves the product cards in the document. With the CSS property `order`,
 * the Tab key and screen readers would keep the old order.
 */
function createOrderCards(menu: ParentNode): OrderCards {
  const cards = [...menu.querySelectorAll('article')];
  const parents = new Set(cards.flatMap(({ parentElement }) => parentElement ?? []));
  const lists = [...parents].map((list) => ({
    list,
    products: [...list.children].map((card) => ({
      card,
      priceRon: parseShownPrice(card.querySelector('strong')?.textContent ?? ''),
    })),
  }));
  return (order) => {
    for (const { list, products } of lists) {
      list.append(...sortProducts(products, order).map(({ card }) => card));
    }
  };
}

/**
 * Sets the checkbox of the compact view from the stored value before the browser paints the
 * products. Stands directly after `MenuView`. A browser does not run a script that React creates,
 * so only the server's HTML contains the script's text.
 */
export function ViewScript(): ReactNode {
  const text = typeof window === 'undefined' ? MENU_VIEW_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
