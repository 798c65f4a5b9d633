import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import orderStyles from '@/components/native-app/order.module.scss';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { listButtonCopy, waiterListCopy } from '@/lib/i18n/site/menu/menu-copy';
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
import productsStyles from './menu-products.module.scss';
import { LIST_NOTICE_ID } from './read-product.ts';
import type { ListSteps } from './use-list-steps.ts';
import { readOffer, showOnCards } from './waiter-list-cards.ts';
import { ListDialog } from './waiter-list-dialog.tsx';
import styles from './waiter-list.module.scss';

const UNDO_MS = 6_000;

type Props = {
  readonly restaurantId: string;
  /** The text of the link to the app. */
  readonly orderText: string;
  /** Settles when the cards have their buttons. Shows no portions on them if it rejects. */
  readonly adding: Promise<void> | undefined;
  readonly list: ListSteps;
};

/**
 * The dialog with the list for the waiter, the button that opens it, the portions on the cards, and
 * what the presses on the buttons of the cards have changed.
 */
export function WaiterList({ restaurantId, orderText, adding, list }: Props): ReactNode {
  const { isOpen } = list;
  const english = useEnglish();
  const copy = english?.waiterList ?? waiterListCopy;
  const buttonCopy = english?.listButton ?? listButtonCopy;
  const products = useWaiterList(restaurantId);
  const openers = useRef<(HTMLButtonElement | null)[]>([]);
  /** The list before the last removal in the dialog. Undefined after any other change. */
  const [former, setFormer] = useState<readonly ListedProduct[]>();
  const announce = useEffectEvent((listed: readonly ListedProduct[]) => {
    const quantities = new Map(listed.map(({ slug, quantity }) => [slug, quantity]));
    list.showChange(quantities);
    const show = (): void => showOnCards(quantities, buttonCopy, list.step);
    adding?.then(show, () => undefined);
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
    list.close();
    // On closing, the browser moves the focus back to the button that opened the dialog. With an
    // empty list this button is gone, so focus `<main>`.
    if (products.length === 0) focusMain();
    else focusOpener();
  };
  const priced = priceList(products, readOffer);
  const portions = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const notice = document.getElementById(LIST_NOTICE_ID);
  // The bar of the app on phones, and on wide windows the category bar, because a button that floats
  // over the products would cover some of them.
  const places = [
    document.querySelector(`.${orderStyles.bar}`),
    document.querySelector('main [role=search]')?.parentElement,
  ];
  return (
    <>
      {list.problem !== undefined && (
        <p role="alert" className={productsStyles.problem}>
          {list.problem}
        </p>
      )}
      {notice &&
        createPortal(
          list.hasBegun ? (
            <p className={styles.notice}>
              <span>{buttonCopy.added}</span>{' '}
              <button type="button" onClick={list.open}>
                {buttonCopy.show}
              </button>
            </p>
          ) : (
            list.said !== '' && (
              <VisuallyHidden key={list.said}>
                <span>{list.said}</span>
              </VisuallyHidden>
            )
          ),
          notice,
        )}
      {places.map(
        (place, index) =>
          place &&
          portions > 0 &&
          createPortal(
            <button
              ref={(button) => void (openers.current[index] = button)}
              type="button"
              className={index === 0 ? styles.barOpener : styles.opener}
              onClick={list.open}
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
        <p className={styles.notice}>
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
      )}
      {isOpen && (
        <ListDialog
          orderText={orderText}
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

/** The products on the visitor's list of a restaurant. */
function useWaiterList(restaurantId: string): readonly ListedProduct[] {
  const text = useSyncExternalStore(subscribeToList, readListText);
  return useMemo(() => findList(parseLists(text), restaurantId), [text, restaurantId]);
}
