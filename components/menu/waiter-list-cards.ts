import { formatCardId, parseCardId, readProduct } from '@/components/menu/read-product';
import { attempt } from '@/lib/browser/attempt';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { waiterListCopy } from '@/lib/i18n/site/menu/menu-copy';
import { uniqueAnchors } from '@/lib/restaurant/anchor';
import { parseShownBani } from '@/lib/restaurant/price';
import {
  addPortion,
  cutName,
  findList,
  MAX_PRODUCTS,
  parseLists,
  readListText,
  setQuantity,
  updateList,
} from '@/lib/waiter-list';
import type { ListedProduct, OfferedProduct } from '@/lib/waiter-list';
import styles from './waiter-list.module.scss';

// What the list for the waiter reads from the cards of the menu, and shows on them.

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
export function showOnCards(
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
      less.className = styles.less ?? '';
      less.setAttribute('aria-label', copy.less(name));
      less.onclick = () => onStep(card, -1);
      const shown = document.createElement('b');
      shown.className = styles.count ?? '';
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
export function readOffer({ slug, name: listedName }: ListedProduct): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { price, isSoldOut } = readProduct(card);
  if (cutName(readName(card)) !== listedName) return undefined;
  return { priceBani: parseShownBani(price), isSoldOut };
}

/** The structured data that was parsed last. In development an edit can change their text. */
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
