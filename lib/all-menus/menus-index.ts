import { toAnchor } from '../restaurant/anchor.ts';
import type { Schedule } from '../restaurant/hours.ts';
import type { AllowedPicture } from '../security/allowed-url.ts';
import { formatPriceSpan } from '../restaurant/price.ts';

/** The address of the index of all menus. */
export const INDEX_PATH = '/cautare.json';

/**
 * Increment this number when the shape of the index changes. An open page may have the code of an
 * earlier release. Such code refuses an index with another number.
 */
export const INDEX_FORMAT = 3;

/**
 * A product in the index. Parts that a product does not have are absent, to keep the index small.
 */
export type IndexedProduct = {
  readonly name: string;
  readonly priceRon: number;
  /** Absent when it equals `toAnchor(name)`. */
  readonly slug?: string;
  readonly picture?: AllowedPicture;
  readonly isSoldOut?: true;
  /**
   * Words of the description: in lower case, without diacritics and separated by spaces. Words of
   * the name, and words outside the limits of `server/compose-index.ts`, are left out.
   */
  readonly words?: string;
};

export const getSlug = ({ name, slug }: Pick<IndexedProduct, 'name' | 'slug'>): string =>
  slug ?? toAnchor(name);

export type IndexedCategory = {
  readonly name: string;
  readonly products: readonly IndexedProduct[];
};

export type IndexedRestaurant = {
  readonly name: string;
  /** Absent when the restaurant has no page. */
  readonly restaurantId?: string;
  readonly picture?: AllowedPicture;
  readonly logo?: AllowedPicture;
  /**
   * Days and hours as the pages show them. Absent when not known.
   */
  readonly hours?: string;
  readonly schedule: Schedule;
  /** Empty when the menu has no categories, is not known, or exceeds the limits of the index. */
  readonly categories: readonly IndexedCategory[];
};

/** The restaurants in the order of the provider's list, with the menus that the site knows. */
export type MenusIndex = {
  readonly format: typeof INDEX_FORMAT;
  readonly restaurants: readonly IndexedRestaurant[];
  /** `known`: menus in the index. `all`: restaurants in the list, except those without a menu. */
  readonly menus: { readonly known: number; readonly all: number };
  /** When the oldest data in the index were received: milliseconds since 1970. */
  readonly oldestReceivedAt: number;
  /** How often the site renews data: the longer of the page period and the pause between refreshes. */
  readonly periodMs: number;
};

/**
 * Whether this release can read the index. Only the format is checked, because the site itself made
 * the index.
 */
export function isMenusIndex(value: unknown): value is MenusIndex {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === INDEX_FORMAT
  );
}

/** If the index was loaded longer ago than this, a search loads it again in the background. */
export const RENEWED_AFTER_MS = 300_000;
/** After a failed renewal, no search starts another renewal for this long. */
export const RETRIED_AFTER_MS = 10_000;
/** Long enough for a large index on a slow connection. */
const DEADLINE_MS = 30_000;

/**
 * Loads the index of all menus. Call this only in browsers. Rejects when the index cannot be loaded
 * or read.
 */
export async function loadIndex(): Promise<MenusIndex> {
  const response = await fetch(INDEX_PATH, {
    // Otherwise Chromium would obey `stale-while-revalidate` and serve a renewal of the index with
    // the copy of the last load.
    cache: 'no-cache',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isMenusIndex(index)) throw new Error(`No index: ${response.status}`);
  return index;
}

const SHOWN_CATEGORIES = 3;
/** About as many letters as fit on one line of a card beside the prices, on a phone of 360 px. */
const LINE_LENGTH = 33;
const SEPARATOR = ' · ';

/** What a card shows of a restaurant, in the list and in the results of a search. */
export type ListedRestaurant = Omit<IndexedRestaurant, 'categories'> & {
  /** 'Ciorbe · Grătar · Dulciuri'. Absent when the menu is not known or is empty. */
  readonly categories?: string;
  /** '6–64 RON'. Absent when the menu is not known or is empty. */
  readonly prices?: string;
};

export function formatListed({ categories, ...restaurant }: IndexedRestaurant): ListedRestaurant {
  const filled = categories.filter(({ products }) => products.length > 0);
  const prices = filled
    .flatMap(({ products }) => products.map(({ priceRon }) => priceRon))
    .filter((price) => price > 0);
  return {
    ...restaurant,
    ...(filled.length > 0 && { categories: joinCategories(filled.map(({ name }) => name)) }),
    ...(prices.length > 0 && { prices: formatPriceSpan(prices) }),
  };
}

/** The first names, in the order of the menu, without those for which the line has no room. */
function joinCategories([first = '', ...others]: readonly string[]): string {
  const shown = [first];
  for (const name of others) {
    const isFull = shown.length === SHOWN_CATEGORIES;
    if (!isFull && [...shown, name].join(SEPARATOR).length <= LINE_LENGTH) shown.push(name);
  }
  return shown.join(SEPARATOR);
}
