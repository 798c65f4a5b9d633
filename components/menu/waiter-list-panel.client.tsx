'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatCardId, parseCardId, readProduct } from '@/components/menu/card/read-product';
import { attempt } from '@/lib/browser/attempt';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { useWaiterList } from '@/lib/hooks/use-waiter-list';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { listButtonCopy } from '@/lib/i18n/site/menu/list-button-copy';
import { waiterListCopy } from '@/lib/i18n/site/menu/waiter-list-copy';
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
import type { ListedProduct, OfferedProduct } from '@/lib/waiter-list';
import { ListDialog } from './waiter-list-dialog.client.tsx';
import type { ListStyles } from './waiter-list-dialog.client.tsx';

const UNDO_MS = 6_000;

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
          priced={priced}
          onChange={change}
          onUndo={former && (() => undo(former))}
          onClose={close}
        />
      )}
    </>
  );
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
