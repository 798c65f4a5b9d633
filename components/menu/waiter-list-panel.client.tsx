'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatCardId, parseCardId, readProduct } from '@/components/menu/card/read-product';
import { Button } from '@/components/ui/button';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { DialogShell } from '@/components/ui/dialog-shell';
import { attempt } from '@/lib/browser/attempt';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { useWaiterList } from '@/lib/hooks/use-waiter-list';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { listButtonCopy } from '@/lib/i18n/site/menu/list-button-copy';
import { waiterListCopy } from '@/lib/i18n/site/menu/waiter-list-copy';
import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';
import { readTableId } from '@/lib/query-values';
import { uniqueAnchors } from '@/lib/restaurant/anchor';
import { formatBani } from '@/lib/restaurant/price';
import {
  addPortion,
  cutName,
  findList,
  MAX_PRODUCTS,
  parseLists,
  parseShownBani,
  priceList,
  readListText,
  restoreProducts,
  setQuantity,
  updateList,
} from '@/lib/waiter-list';
import type { ListedProduct, ListLine, OfferedProduct, PricedList } from '@/lib/waiter-list';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ListStyles } from './waiter-list.client.tsx';

const HEADING_ID = 'lista_titlu';
const UNDO_MS = 6_000;
const NO_PRODUCTS: readonly ListedProduct[] = [];

type Props = {
  readonly restaurantId: string;
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
  const { restaurantId, styles, isOpen, onOpen, onClose, onChange, onStep } = props;
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
  const close = (): void => {
    onClose();
    // On closing, the browser moves the focus back to the button that opened the dialog. With an
    // empty list this button is gone, so focus `<main>`.
    if (products.length === 0) focusMain();
    // One of the two is hidden and takes no focus.
    else openers.current.forEach((button) => button?.focus());
  };
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
              <b>{formatBani(priceList(products, readOffer).sumBani)}</b>
            </button>,
            place,
          ),
      )}
      {isUndoOffered && products.length === 0 && (
        <div className={styles.notice}>
          <p>
            <span>{copy.cleared}</span>{' '}
            <button type="button" onClick={() => undo(former)}>
              {copy.undo}
            </button>
          </p>
        </div>
      )}
      {isOpen && (
        <ListDialog
          styles={styles}
          products={products}
          onChange={change}
          onUndo={former && (() => undo(former))}
          onClose={close}
        />
      )}
    </>
  );
}

type DialogProps = {
  readonly styles: ListStyles;
  readonly products: readonly ListedProduct[];
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
  const { styles, products, onChange, onUndo, onClose } = props;
  const english = useEnglish();
  const copy = english?.waiterList ?? waiterListCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHeldOut, setIsHeldOut] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [isHeldOut]);
  useWakeLock(isHeldOut);

  const priced = priceList(products, readOffer);
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

type Outcome = {
  /** A message for the visitor if nothing was changed, because the list is full. */
  readonly problem: string | undefined;
  /** Whether this product began the only list of the browser. */
  readonly hasBegun: boolean;
  /** What screen readers announce. */
  readonly said: string;
};

/** Adds a portion of a card's product to the list, or removes one. */
export function stepQuantity(
  restaurantId: string,
  card: Element,
  by: 1 | -1,
  copy: EnglishMenuCopy['waiterList'] = waiterListCopy,
): Outcome {
  const slug = parseCardId(card.id);
  const name = cutName(readName(card));
  const priceBani = parseShownBani(readProduct(card).price);
  const find = (products: readonly ListedProduct[]): number =>
    products.find((product) => product.slug === slug)?.quantity ?? 0;
  const hadList = readListText() !== undefined;
  let isFull = false;
  updateList(restaurantId, (products) => {
    if (by === -1) return setQuantity(products, slug, find(products) - 1);
    const added = addPortion(products, { slug, name, priceBani });
    isFull = added === undefined;
    return added ?? products;
  });
  if (isFull) return { problem: copy.full(MAX_PRODUCTS), hasBegun: false, said: '' };
  const quantity = find(findList(parseLists(readListText()), restaurantId));
  return {
    problem: undefined,
    hasBegun: !hadList && quantity > 0,
    said: copy.changed(name, quantity),
  };
}

/** Puts the number of portions, and the button for one less, into the slots of the cards. */
function showOnCards(
  quantities: ReadonlyMap<string, number>,
  copy: EnglishMenuCopy['listButton'],
  onStep: (card: Element, by: 1 | -1) => void,
): void {
  for (const card of document.querySelectorAll('main article')) {
    const quantity = quantities.get(parseCardId(card.id)) ?? 0;
    const more = card.querySelector<HTMLElement>(':scope > span > button:last-child');
    const count = card.querySelector(':scope > span > b');
    if (more === null || String(quantity) === (count?.textContent ?? '0')) continue;
    const name = card.querySelector('h3')?.textContent ?? '';
    more.setAttribute('aria-label', (quantity === 0 ? copy.add : copy.more)(name));
    if (quantity === 0) {
      // The button for one less disappears. If it has the focus, move the focus to the other one.
      const less = count?.previousElementSibling;
      if (less === document.activeElement) more.focus();
      less?.remove();
      count?.remove();
    } else if (count === null) {
      const less = document.createElement('button');
      less.setAttribute('aria-label', copy.less(name));
      less.onclick = () => onStep(card, -1);
      const shown = document.createElement('b');
      shown.textContent = String(quantity);
      more.before(less, shown);
    } else count.textContent = String(quantity);
  }
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

/**
 * Reads from a product's card the current price and whether the product is sold out. Returns
 * undefined when no card has the slug, and when the card has another name, because the slug may now
 * belong to another product.
 */
function readOffer({ slug, name: listedName }: ListedProduct): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { price, soldOut } = readProduct(card);
  if (cutName(readName(card)) !== listedName) return undefined;
  return { priceBani: parseShownBani(price), isSoldOut: soldOut !== undefined };
}

/**
 * The structured data that was parsed last. React may keep the element of the script and change its
 * text, so the key is the text.
 */
let lastParsed = { text: '', names: parseNames('') };

/**
 * The name of a card's product in the menu's own language. A browser's translator may have replaced
 * the name in the card, but the waiter reads the list. So the name is that of the structured data,
 * which translators leave as they are. Without structured data it is the card's.
 */
function readName(card: Element): string {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  if (text !== lastParsed.text) lastParsed = { text, names: parseNames(text) };
  return lastParsed.names.get(parseCardId(card.id)) ?? readProduct(card).name;
}

/** The names of the products in structured data, by the slugs that the provider's menu gets. */
function parseNames(text: string): ReadonlyMap<string, string> {
  const names: string[] = [];
  attempt(() =>
    JSON.parse(text, (_, value: unknown) => {
      const isItem = typeof value === 'object' && value !== null && '@type' in value;
      if (isItem && value['@type'] === 'MenuItem' && 'name' in value)
        names.push(String(value.name));
      return value;
    }),
  );
  return new Map(uniqueAnchors(names).map((slug, index) => [slug, names[index] ?? '']));
}
