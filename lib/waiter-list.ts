import { readStored, removeStored, STORAGE_KEYS, writeStored } from './browser/storage.ts';
import { isProductSlug, isRestaurantId } from './ids.ts';
import { parseJson } from './parse-json.ts';

/** A product on the list that a visitor shows to the waiter. */
export type ListedProduct = {
  readonly slug: string;
  readonly name: string;
  /**
   * The price in bani (1 RON = 100 bani) when the product was listed; undefined when the menu showed
   * no price.
   */
  readonly priceBani: number | undefined;
  /** 1 to `MAX_QUANTITY`. */
  readonly quantity: number;
};

export type MenuList = {
  readonly restaurantId: string;
  /** In the order in which they were added. */
  readonly products: readonly ListedProduct[];
};

/** The menus that have a list. The one whose list was changed last comes first. */
export type MenuLists = readonly MenuList[];

export const MAX_MENUS = 12;
/** The greatest number of products on the list of one menu. */
export const MAX_PRODUCTS = 30;
export const MAX_QUANTITY = 20;

export function findList(menus: MenuLists, restaurantId: string): readonly ListedProduct[] {
  return menus.find((menu) => menu.restaurantId === restaurantId)?.products ?? [];
}

/**
 * Puts `changed` first, in place of the restaurant's former entry. If `changed` has no products,
 * only removes the former entry. Leaves out the last menu if there are more than `MAX_MENUS`.
 */
export function replaceList(menus: MenuLists, changed: MenuList): MenuLists {
  const others = menus.filter(({ restaurantId }) => restaurantId !== changed.restaurantId);
  return changed.products.length === 0 ? others : [changed, ...others].slice(0, MAX_MENUS);
}

/**
 * Adds a portion of the product, up to `MAX_QUANTITY`. Returns undefined when the product is new and
 * the list has `MAX_PRODUCTS` others.
 */
export function addPortion(
  products: readonly ListedProduct[],
  product: Omit<ListedProduct, 'quantity'>,
): readonly ListedProduct[] | undefined {
  const listed = products.find(({ slug }) => slug === product.slug);
  if (listed !== undefined) return setQuantity(products, listed.slug, listed.quantity + 1);
  return products.length < MAX_PRODUCTS ? [...products, { ...product, quantity: 1 }] : undefined;
}

/** Removes the product when the quantity is 0. A quantity above `MAX_QUANTITY` counts as that. */
export function setQuantity(
  products: readonly ListedProduct[],
  slug: string,
  quantity: number,
): readonly ListedProduct[] {
  if (quantity <= 0) return products.filter((product) => product.slug !== slug);
  const changed = Math.min(quantity, MAX_QUANTITY);
  return products.map((product) =>
    product.slug === slug ? { ...product, quantity: changed } : product,
  );
}

/**
 * Undoes a removal: `former` is the list before it. `current` may have been changed in another tab
 * since then, so its further products and its quantities stay.
 */
export function restoreProducts(
  current: readonly ListedProduct[],
  former: readonly ListedProduct[],
): readonly ListedProduct[] {
  const find = (list: readonly ListedProduct[], slug: string): ListedProduct | undefined =>
    list.find((product) => product.slug === slug);
  return [
    ...former.map((product) => find(current, product.slug) ?? product),
    ...current.filter(({ slug }) => find(former, slug) === undefined),
  ].slice(0, MAX_PRODUCTS);
}

const KEY = STORAGE_KEYS.waiterList;

/**
 * `updateList` dispatches this event in its own tab, because the browser dispatches the event
 * `storage` only in the other tabs.
 */
const CHANGED = 'waiterlist';

/** A page in the bfcache gets no `storage` event, so `pageshow` counts as a change. */
const EVENTS = ['storage', 'pageshow', CHANGED] as const;

/** The stored text; undefined when there is none. */
export function readListText(): string | undefined {
  return readStored('local', KEY);
}

/** Calls `listener` when a list may have changed, in this tab or in another. */
export function subscribeToList(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}

/**
 * Changes the list of a restaurant. Removes the stored text when no restaurant has a list.
 */
export function updateList(
  restaurantId: string,
  change: (products: readonly ListedProduct[]) => readonly ListedProduct[],
): void {
  const menus = parseLists(readListText());
  const products = change(findList(menus, restaurantId));
  const changed = replaceList(menus, { restaurantId, products });
  if (changed.length === 0) removeStored('local', KEY);
  else writeStored('local', KEY, formatLists(changed));
  dispatchEvent(new Event(CHANGED));
}

/** What the menu now says about a product. */
export type OfferedProduct = {
  /** Undefined when the menu shows no price. */
  readonly priceBani: number | undefined;
  readonly isSoldOut: boolean;
};

/** Why the price of a listed product is not part of `sumBani`. */
export type ListProblem = 'gone' | 'sold-out' | 'unpriced';

export type ListLine = ListedProduct & {
  /** The price in the menu now. */
  readonly offeredBani: number | undefined;
  /** The price when the product was listed, if the menu now shows another price. */
  readonly formerBani: number | undefined;
  /** Undefined for a product whose price is part of `sumBani`. */
  readonly problem: ListProblem | undefined;
};

export type PricedList = {
  readonly lines: readonly ListLine[];
  /** The sum of the lines without a problem, in whole bani, so that the sum is exact. */
  readonly sumBani: number;
  /** Whether `sumBani` includes every line. */
  readonly isComplete: boolean;
};

/** Compares the list with the current menu, and adds up the lines without a problem. */
export function priceList(
  products: readonly ListedProduct[],
  findOffer: (product: ListedProduct) => OfferedProduct | undefined,
): PricedList {
  const lines = products.map((product) => toLine(product, findOffer(product)));
  const counted = lines.filter(({ problem }) => problem === undefined);
  return {
    lines,
    sumBani: counted.reduce(
      (sum, { offeredBani = 0, quantity }) => sum + offeredBani * quantity,
      0,
    ),
    isComplete: counted.length === lines.length,
  };
}

function toLine(product: ListedProduct, offer: OfferedProduct | undefined): ListLine {
  const offeredBani = offer?.priceBani;
  const isChanged = offeredBani !== undefined && product.priceBani !== offeredBani;
  const formerBani = isChanged ? product.priceBani : undefined;
  return { ...product, offeredBani, formerBani, problem: findProblem(offer) };
}

function findProblem(offer: OfferedProduct | undefined): ListProblem | undefined {
  if (offer === undefined) return 'gone';
  if (offer.isSoldOut) return 'sold-out';
  return offer.priceBani === undefined ? 'unpriced' : undefined;
}

/** The version of the stored format. A text of another version is ignored. */
const VERSION = 1;
/** The limits of the stored text and of a product's name, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 32_768;
const MAX_NAME_LENGTH = 120;
/** The contract allows seven digits before the point. */
const MAX_BANI = 1_000_000_000;

/**
 * The text can have any content, because the visitor, a browser extension or another version of the
 * site may have written it. Leaves out products and menus that are invalid, repeated or above the
 * limits, and menus without products. Returns no menus if the text is missing, too long or in
 * another format.
 */
export function parseLists(text: string | undefined): MenuLists {
  if (text === undefined || text.length > MAX_TEXT_LENGTH) return [];
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['v'] !== VERSION) return [];
  return parseList(stored['menus'], parseMenu, ({ restaurantId }) => restaurantId)
    .filter(({ products }) => products.length > 0)
    .slice(0, MAX_MENUS);
}

/** If the text would be too long, leaves out menus from the end of the list. */
export function formatLists(menus: MenuLists): string {
  for (let count = menus.length; ; count -= 1) {
    const text = JSON.stringify({ v: VERSION, menus: menus.slice(0, count) });
    if (text.length <= MAX_TEXT_LENGTH || count === 0) return text;
  }
}

/** Cuts a name to `MAX_NAME_LENGTH`, without dividing a surrogate pair. */
export function cutName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isWholeNumber = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Returns the valid entries. If several have the same key, only the first of them is returned. */
function parseList<Entry>(
  value: unknown,
  parse: (fields: Fields) => Entry | undefined,
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const fields of Array.isArray(value) ? value : []) {
    const entry = isRecord(fields) ? parse(fields) : undefined;
    if (entry !== undefined && !entries.has(keyOf(entry))) entries.set(keyOf(entry), entry);
  }
  return [...entries.values()];
}

function parseMenu({ restaurantId, products }: Fields): MenuList | undefined {
  if (typeof restaurantId !== 'string' || !isRestaurantId(restaurantId)) return undefined;
  const parsed = parseList(products, parseProduct, ({ slug }) => slug);
  return { restaurantId, products: parsed.slice(0, MAX_PRODUCTS) };
}

function parseProduct({ slug, name, priceBani, quantity }: Fields): ListedProduct | undefined {
  if (typeof slug !== 'string' || !isProductSlug(slug)) return undefined;
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return undefined;
  if (priceBani !== undefined && !isWholeNumber(priceBani, 0, MAX_BANI)) return undefined;
  if (!isWholeNumber(quantity, 1, MAX_QUANTITY)) return undefined;
  return { slug, name, priceBani, quantity };
}
