import { isProductSlug, isRestaurantId } from '../ids.ts';
import { MAX_MENUS, MAX_PRODUCTS, MAX_QUANTITY } from './kept-products.ts';
import type { KeptMenu, KeptMenus, KeptProduct } from './kept-products.ts';

/** The version of the stored format. A text of another version is ignored. */
const VERSION = 1;
/** The limits of the stored text and of a product's name, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 32_768;
const MAX_NAME_LENGTH = 120;
const MAX_BANI = 100_000_000;

/**
 * The text can have any content, because the visitor, a browser extension or another version of the
 * site may have written it. Leaves out products and menus that are invalid, repeated or above the
 * limits, and menus without products. Returns no menus if the text is missing, too long or in
 * another format.
 */
export function parseKept(text: string | undefined): KeptMenus {
  if (text === undefined || text.length > MAX_TEXT_LENGTH) return [];
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['v'] !== VERSION) return [];
  return parseList(stored['menus'], parseMenu, ({ restaurantId }) => restaurantId)
    .filter(({ products }) => products.length > 0)
    .slice(0, MAX_MENUS);
}

/** If the text would be too long, leaves out menus from the end of the list. */
export function formatKept(menus: KeptMenus): string {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

function parseMenu({ restaurantId, products }: Fields): KeptMenu | undefined {
  if (typeof restaurantId !== 'string' || !isRestaurantId(restaurantId)) return undefined;
  const parsed = parseList(products, parseProduct, ({ slug }) => slug);
  return { restaurantId, products: parsed.slice(0, MAX_PRODUCTS) };
}

function parseProduct({ slug, name, priceBani, quantity }: Fields): KeptProduct | undefined {
  if (typeof slug !== 'string' || !isProductSlug(slug)) return undefined;
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return undefined;
  if (priceBani !== undefined && !isWholeNumber(priceBani, 0, MAX_BANI)) return undefined;
  if (!isWholeNumber(quantity, 1, MAX_QUANTITY)) return undefined;
  return { slug, name, priceBani, quantity };
}
