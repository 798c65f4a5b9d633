import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { pointOrderLink, OrderLink } from '@/components/native-app/order-link';
import { Button, buttonClass } from '@/components/ui/button';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { DialogShell } from '@/components/ui/dialog-shell';
import { attempt } from '@/lib/browser/attempt';
import { useEnglish } from '@/lib/hooks/use-english';
import { waiterListCopy } from '@/lib/i18n/site/menu/menu-copy';
import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';
import { readTableId } from '@/lib/query-values';
import { formatBani } from '@/lib/restaurant/price';
import { setQuantity } from '@/lib/waiter-list';
import type { ListedProduct, ListLine, PricedList } from '@/lib/waiter-list';
import { QuantityStepper } from './quantity-stepper.tsx';
import styles from './waiter-list.module.scss';

const HEADING_ID = 'lista_titlu';
const NO_PRODUCTS: readonly ListedProduct[] = [];

type DialogProps = {
  readonly orderText: string;
  readonly products: readonly ListedProduct[];
  readonly priced: PricedList;
  readonly onChange: (next: readonly ListedProduct[]) => void;
  /** Undefined when there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
};

/**
 * The large form fills the window and is black on white in both colour schemes, because another
 * person reads it, at an arm's length and often in the dark.
 */
const HELD_OUT: CSSProperties = {
  width: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  borderRadius: 0,
  alignContent: 'start',
  colorScheme: 'only light',
  background: 'Canvas',
  color: 'CanvasText',
};

/** The dialog is open while it is mounted: the list to change, or its large form for the waiter. */
export function ListDialog(props: DialogProps): ReactNode {
  const { orderText, products, priced, onChange, onUndo, onClose } = props;
  const english = useEnglish();
  const copy = english?.waiterList ?? waiterListCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHeldOut, setIsHeldOut] = useState(false);
  // Before the next frame, in which the visitor may already press a key.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [isHeldOut]);
  useWakeLock(isHeldOut);

  const focusHeading = (): void => heading.current?.focus();
  const table = readTableId();
  const restaurant = document.querySelector('h1')?.textContent;
  if (isHeldOut && products.length > 0) {
    return (
      <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} style={HELD_OUT}>
        <div className={styles.waiter}>
          <h2 ref={heading} id={HEADING_ID} tabIndex={-1} lang={english && 'ro'}>
            {table === undefined ? restaurant : copy.table(table)}
          </h2>
          {table !== undefined && <p lang={english && 'ro'}>{restaurant}</p>}
          <ul translate="no">
            {priced.lines.map(({ slug, name, quantity, problem }) => (
              <li key={slug}>
                <b>{copy.portion(quantity)}</b>{' '}
                <span lang={english && 'ro'}>
                  {name}
                  {problem !== undefined && <em>{copy.problems[problem]}</em>}
                </span>
              </li>
            ))}
          </ul>
          <ListTotal priced={priced} />
          <Button tone="quiet" onClick={() => setIsHeldOut(false)}>
            {copy.edit}
          </Button>
        </div>
      </DialogShell>
    );
  }
  return (
    <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={styles.sheet}>
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1}>
          {copy.heading}
        </h2>
        <p>
          {table !== undefined && <span>{copy.table(table)} · </span>}
          <span lang={english && 'ro'}>{restaurant}</span>
        </p>
        {products.length === 0 ? (
          <p>{copy.empty}</p>
        ) : (
          <>
            <ul>
              {priced.lines.map((line) => (
                <ListRow
                  key={line.slug}
                  line={line}
                  onQuantity={(quantity) => {
                    // The pressed button disappears together with the product.
                    if (quantity === 0) focusHeading();
                    onChange(setQuantity(products, line.slug, quantity));
                  }}
                />
              ))}
            </ul>
            {readAgeNotices().map((notice) => (
              <em key={notice}>{notice}</em>
            ))}
            <ListTotal priced={priced} />
            <small>{copy.note}</small>
          </>
        )}
        <form method="dialog">
          {products.length > 0 && (
            <>
              <Button onClick={() => setIsHeldOut(true)}>{copy.hold}</Button>
              <Button
                tone="quiet"
                onClick={() => {
                  focusHeading();
                  onChange(NO_PRODUCTS);
                }}
              >
                {copy.clear}
              </Button>
            </>
          )}
          {onUndo && (
            <Button
              tone="quiet"
              onClick={() => {
                focusHeading();
                onUndo();
              }}
            >
              {copy.undo}
            </Button>
          )}
          <OrderLink ref={pointOrderLink} className={buttonClass('quiet')}>
            {orderText}
          </OrderLink>
          <button type="submit">{copy.close}</button>
        </form>
      </div>
    </DialogShell>
  );
}

function ListTotal({
  priced: { sumBani, isComplete },
}: {
  readonly priced: PricedList;
}): ReactNode {
  const copy = useEnglish()?.waiterList ?? waiterListCopy;
  return (
    <output>
      <span>{isComplete ? copy.total : copy.partialTotal}</span>{' '}
      <strong translate="no">{formatBani(sumBani)}</strong>
    </output>
  );
}

type RowProps = {
  readonly line: ListLine;
  readonly onQuantity: (quantity: number) => void;
};

/**
 * A product of the list. Shows the former price if the price has changed. For a product that is not
 * part of the sum, the row says why.
 */
function ListRow({ line, onQuantity }: RowProps): ReactNode {
  const english = useEnglish();
  const copy = english?.waiterList ?? waiterListCopy;
  const { name, quantity, offeredBani, formerBani, problem } = line;
  return (
    <li>
      <div>
        {/* The waiter reads the name, so a browser's translator leaves it as it is in the menu. */}
        <strong lang={english && 'ro'} translate="no">
          {name}
        </strong>
        {offeredBani !== undefined && (
          <p>{copy.price(quantity, formatBani(offeredBani), formatBani(offeredBani * quantity))}</p>
        )}
        {formerBani !== undefined && <em>{copy.former(formatBani(formerBani))}</em>}
        {problem !== undefined && <em>{copy.problems[problem]}</em>}
      </div>
      <QuantityStepper name={name} quantity={quantity} onStep={(by) => onQuantity(quantity + by)} />
    </li>
  );
}

/** Keeps the screen on while `isOn`, where the browser can. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let lock: WakeLockSentinel | undefined;
    let isDone = false;
    const request = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Some browsers have no `wakeLock`, or refuse to give the property (requirement V-7).
      attempt(
        () =>
          void navigator.wakeLock?.request('screen').then(
            (given) => {
              lock = given;
              if (isDone) void given.release();
            },
            () => undefined,
          ),
      );
    };
    request();
    // The browser ends the lock while the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}

/**
 * Reads the texts of the page's notices about the age of the menu. One notice says that the page is
 * an offline page. The other says when the provider sent the menu, if the menu is not current. A
 * page has none, one or both. The dialog repeats the notices, because it covers the page.
 */
function readAgeNotices(): readonly string[] {
  return [OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID]
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '');
}
