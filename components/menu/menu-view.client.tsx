'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';
import { useEnglish } from '@/lib/hooks/use-english';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-view-copy';
import type { ProductOrder } from '@/lib/restaurant/price';
import { COMPACT_CHECKBOX, COMPACT_VIEW, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';
import type { OrderCards } from './order-cards.ts';

const ORDERS: readonly ProductOrder[] = ['menu', 'ascending', 'descending'];

type Props = {
  /** The id by which a button opens the options, which are a popover. */
  readonly id: string;
  readonly className: string | undefined;
};

/**
 * The checkbox of the compact view, and the `<select>` that sorts the products, whose code is loaded
 * with the first choice. The stylesheet reads the state of the checkbox, so that the compact view
 * works without JavaScript.
 */
export function MenuView({ id, className }: Props): ReactNode {
  const copy = useEnglish()?.view ?? menuViewCopy;
  const checkbox = useRef<HTMLInputElement>(null);
  const orderCards = useRef<Promise<OrderCards>>(undefined);
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
    const order = ORDERS.find((known) => known === target.value) ?? 'menu';
    orderCards.current ??= import('./order-cards.ts').then((loaded) =>
      loaded.createOrderCards(document),
    );
    orderCards.current.then(
      (orderBy) => {
        orderBy(order);
        setAnnouncement(copy.ordered[order]);
      },
      () => {
        orderCards.current = undefined;
        target.value = 'menu';
      },
    );
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
          {ORDERS.map((order) => (
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
