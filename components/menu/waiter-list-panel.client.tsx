'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@/components/native-app/order';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { listButtonCopy } from '@/lib/i18n/site/menu/list-button-copy';
import { waiterListCopy } from '@/lib/i18n/site/menu/waiter-list-copy';
import { formatBani } from '@/lib/restaurant/price';
import {
  findList,
  parseLists,
  priceList,
  readListText,
  restoreProducts,
  subscribeToList,
  updateList,
} from '@/lib/waiter-list';
import type { ListedProduct } from '@/lib/waiter-list';
import { readOffer, showOnCards } from './waiter-list-cards.ts';
import { ListDialog } from './waiter-list-dialog.client.tsx';
import type { ListStyles } from './waiter-list-dialog.client.tsx';

const UNDO_MS = 6_000;

type Props = {
  readonly order: Order;
  readonly styles: ListStyles;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called with the portions by slug, after the first rendering and after each change. */
  readonly onChange: (quantities: ReadonlyMap<string, number>) => void;
  readonly onStep: (card: Element, by: 1 | -1) => void;
};

/**
 * The dialog with the list, the button that opens it, and the portions on the cards. `WaiterList`
 * loads this module with the first press, so that a menu does not carry it.
 */
export function WaiterListPanel(props: Props): ReactNode {
  const { order, styles, isOpen, onOpen, onClose, onChange, onStep } = props;
  const { restaurantId } = order;
  const english = useEnglish();
  const copy = english?.waiterList ?? waiterListCopy;
  const buttonCopy = english?.listButton ?? listButtonCopy;
  const products = useWaiterList(restaurantId);
  const openers = useRef<(HTMLButtonElement | null)[]>([]);
  /** The list before the last removal in the dialog. Undefined after any other change. */
  const [former, setFormer] = useState<readonly ListedProduct[]>();
  const announce = useEffectEvent((listed: readonly ListedProduct[]) => {
    const quantities = new Map(listed.map(({ slug, quantity }) => [slug, quantity]));
    showOnCards(quantities, buttonCopy, onStep);
    onChange(quantities);
  });
  useEffect(() => announce(products), [products]);
  const isUndoOffered = former !== undefined && !isOpen;
  useEffect(() => {
    const timer = isUndoOffered ? setTimeout(() => setFormer(undefined), UNDO_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isUndoOffered]);

  const change = (next: readonly ListedProduct[]): void => {
    setFormer(next.length < products.length ? products : undefined);
    updateList(restaurantId, () => next);
  };
  const undo = (list: readonly ListedProduct[]): void => {
    setFormer(undefined);
    updateList(restaurantId, (current) => restoreProducts(current, list));
  };
  // One of the two is hidden and takes no focus.
  const focusOpener = (): void => openers.current.forEach((button) => button?.focus());
  const close = (): void => {
    onClose();
    // On closing, the browser moves the focus back to the button that opened the dialog. With an
    // empty list this button is gone, so focus `<main>`.
    if (products.length === 0) focusMain();
    else focusOpener();
  };
  const priced = priceList(products, readOffer);
  const portions = products.reduce((sum, { quantity }) => sum + quantity, 0);
  // The bar of the app on phones, and on wide windows the category bar, because a button that floats
  // over the products would cover some of them.
  const places = [
    document.querySelector(`.${styles.bar}`),
    document.querySelector('main [role=search]')?.parentElement,
  ];
  return (
    <>
      {places.map(
        (place, index) =>
          place &&
          portions > 0 &&
          createPortal(
            <button
              ref={(button) => void (openers.current[index] = button)}
              type="button"
              className={index === 0 ? undefined : styles.opener}
              onClick={onOpen}
            >
              {/* Each text that changes is in an element of its own: a browser's translator may have
                  replaced the text node that React would change. */}
              <span>
                <span>{copy.heading}</span> · <bdi>{portions}</bdi>
              </span>{' '}
              <b>{formatBani(priced.sumBani)}</b>
            </button>,
            place,
          ),
      )}
      {isUndoOffered && products.length === 0 && (
        <div className={styles.notice}>
          <p>
            <span>{copy.cleared}</span>{' '}
            <button
              type="button"
              onClick={() => {
                undo(former);
                // The pressed button disappears, and the button of the list returns.
                requestAnimationFrame(focusOpener);
              }}
            >
              {copy.undo}
            </button>
          </p>
        </div>
      )}
      {isOpen && (
        <ListDialog
          order={order}
          styles={styles}
          products={products}
          priced={priced}
          onChange={change}
          onUndo={former && (() => undo(former))}
          onClose={close}
        />
      )}
    </>
  );
}

/** The products on the visitor's list of a restaurant; none on the server. */
function useWaiterList(restaurantId: string): readonly ListedProduct[] {
  const text = useSyncExternalStore(subscribeToList, readListText, () => undefined);
  return useMemo(() => findList(parseLists(text), restaurantId), [text, restaurantId]);
}
