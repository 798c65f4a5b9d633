'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { useEnglish } from '@/lib/hooks/use-english';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-view-copy';
import { PRODUCT_ORDERS } from '@/lib/restaurant/product-order';
import { COMPACT_CHECKBOX, COMPACT_VIEW } from '@/lib/security/menu-view-script';
import { createOrderCards } from './order-cards.ts';
import type { OrderCards } from './order-cards.ts';

type Props = { readonly className: string | undefined };

function storeView(isCompact: boolean): void {
  if (isCompact) writeStored('local', STORAGE_KEYS.menuView, COMPACT_VIEW);
  else removeStored('local', STORAGE_KEYS.menuView);
}

/**
 * The checkbox of the compact view, and the `<select>` that sorts the products. The stylesheet
 * reads the state of the checkbox, so that the compact view works without JavaScript.
 */
export function MenuView({ className }: Props): ReactNode {
  const copy = useEnglish()?.view ?? menuViewCopy;
  const checkbox = useRef<HTMLInputElement>(null);
  const orderCards = useRef<OrderCards>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);

  // In the server's HTML the script of `view-script.client.tsx` sets the checkbox from the stored
  // value. Before hydration React does not call `onChange`, but the visitor may press the checkbox.
  // So store the state of the checkbox. After a client-side navigation that script does not run, so
  // set the checkbox here from the stored value.
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
    <div className={className}>
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          name={COMPACT_CHECKBOX}
          onChange={({ target }) => storeView(target.checked)}
        />
        {copy.compact}
      </label>
      <select aria-label={copy.order} autoComplete="off" onChange={changeOrder}>
        {PRODUCT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {copy.orders[order]}
          </option>
        ))}
      </select>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
