import { hoursCopy } from '../../i18n/site/hours-copy.ts';
import type { StoredAnswer } from '../../provider/answer-cache.ts';
import { findListed } from '../../provider/restaurant-list.ts';
import { toAnchor } from '../../restaurant/anchor.ts';
import type { Menu, Product, RestaurantSummary } from '../../restaurant/menu.ts';
import { formatSchedule, mergeSchedules } from '../../restaurant/hours.ts';
import { splitWords } from '../../search.ts';
import { findAllowedPicture } from '../../security/allowed-url.ts';
import { formatListed, INDEX_FORMAT } from '../menus-index.ts';
import type {
  ListedRestaurant,
  IndexedCategory,
  IndexedProduct,
  IndexedRestaurant,
  MenusIndex,
} from '../menus-index.ts';

type IndexSource = {
  readonly restaurants: readonly RestaurantSummary[];
  readonly listReceivedAt: number;
  /** The stored answers about menus, by the id of the restaurant. */
  readonly menus: ReadonlyMap<string, StoredAnswer<Menu>>;
  /** The longer of `REVALIDATE_SECONDS` and `SEARCH_REFRESH_SECONDS`, in milliseconds. */
  readonly periodMs: number;
  readonly limits?: Readonly<Record<keyof typeof indexLimits, number>>;
};

type IndexedMenu = {
  readonly categories: readonly IndexedCategory[];
  readonly products: number;
  /** The length of the categories as JSON. */
  readonly characters: number;
};

/** The results of `indexMenu`, each for as long as its menu is in memory. */
const indexedMenus = new WeakMap<Menu, IndexedMenu>();

/**
 * The part of a menu that the index of all menus contains. The result is stored, because the index is
 * made often, and this function takes milliseconds for each menu.
 */
export function indexMenu(menu: Menu): IndexedMenu {
  const made = indexedMenus.get(menu);
  if (made !== undefined) return made;
  const categories = menu.categories.map(({ name, products }) => ({
    name,
    products: products.map(toProduct),
  }));
  const products = categories.reduce((sum, category) => sum + category.products.length, 0);
  const characters = JSON.stringify(categories).length;
  const indexed = { categories, products, characters };
  indexedMenus.set(menu, indexed);
  return indexed;
}

/** The ids of the listed restaurants, each id once. Restaurants without an id have no menu. */
export function listRestaurantIds(restaurants: readonly RestaurantSummary[]): readonly string[] {
  return [...new Set(restaurants.flatMap(({ restaurantId }) => restaurantId ?? []))];
}

/**
 * Makes the index of all menus from the menus that the site knows. When a menu is not known, or
 * does not fit within the limits, a search for words finds the restaurant only by its name.
 */
export function composeIndex(source: IndexSource): MenusIndex {
  const { restaurants, listReceivedAt, menus, periodMs, limits = indexLimits } = source;
  const receiptTimes = [listReceivedAt];
  const seen = new Set<string>();
  const count = { known: 0, products: 0, characters: 0 };

  const addMenu = (restaurantId: string): Menu | undefined => {
    const stored = menus.get(restaurantId);
    if (stored?.answer.outcome !== 'found' || count.known === limits.menus) return undefined;
    const menu = stored.answer.value;
    const { products, characters } = indexMenu(menu);
    if (count.products + products > limits.products) return undefined;
    if (count.characters + characters > limits.characters) return undefined;
    count.known += 1;
    count.products += products;
    count.characters += characters;
    receiptTimes.push(stored.receivedAt);
    return menu;
  };

  const listedById = Map.groupBy(restaurants, ({ restaurantId }) => restaurantId);
  const indexed = restaurants.flatMap((listed) => {
    const { restaurantId } = listed;
    if (restaurantId === undefined) return [toRestaurant(listed, undefined, undefined)];
    if (seen.has(restaurantId)) return [];
    seen.add(restaurantId);
    const scheduleText = findListed(listedById.get(restaurantId) ?? [], restaurantId)?.scheduleText;
    return [toRestaurant(listed, addMenu(restaurantId), scheduleText)];
  });
  const all = [...seen].filter((id) => menus.get(id)?.answer.outcome !== 'unknown').length;
  return {
    format: INDEX_FORMAT,
    restaurants: indexed,
    menus: { known: count.known, all },
    oldestReceivedAt: Math.min(...receiptTimes),
    periodMs,
  };
}

/**
 * The facts of the cards, in the order of the list. Also for an entry whose id another entry has,
 * and which the index therefore lacks. Without an index no menu is known.
 */
export function listForCards(
  restaurants: readonly RestaurantSummary[],
  index: MenusIndex | undefined,
): readonly ListedRestaurant[] {
  const byId = new Map(index?.restaurants.map((indexed) => [indexed.restaurantId, indexed]));
  return restaurants.map((listed) => {
    const { restaurantId, scheduleText } = listed;
    const indexed = restaurantId === undefined ? undefined : byId.get(restaurantId);
    const own = toRestaurant(listed, undefined, scheduleText);
    return formatListed(
      indexed === undefined
        ? own
        : { ...own, schedule: indexed.schedule, categories: indexed.categories },
    );
  });
}

/**
 * The opening days come from `scheduleText`, a text of the list. The text is undefined for a
 * restaurant without an id. It is also undefined when several entries of the list have the same id,
 * because their texts may contradict each other.
 */
function toRestaurant(
  listed: RestaurantSummary,
  menu: Menu | undefined,
  scheduleText: string | undefined,
): IndexedRestaurant {
  const { name, restaurantId } = listed;
  const schedule = mergeSchedules(menu?.schedule ?? { kind: 'none' }, scheduleText);
  const picture = findAllowedPicture(listed.image);
  const logo = findAllowedPicture(listed.logoImage);
  const hours = formatSchedule(schedule, hoursCopy.ro) || listed.scheduleText;
  return {
    name,
    ...(restaurantId !== undefined && { restaurantId }),
    ...(picture && { picture }),
    ...(logo && { logo }),
    ...(hours !== undefined && { hours }),
    schedule,
    categories: menu ? indexMenu(menu).categories : [],
  };
}

function toProduct(product: Product): IndexedProduct {
  const { name, priceRon, slug, image, description } = product;
  const picture = findAllowedPicture(image);
  const words = listDescriptionWords(name, description);
  return {
    name,
    priceRon,
    ...(slug !== toAnchor(name) && { slug }),
    ...(picture && { picture }),
    ...(product.isSoldOut === true && { isSoldOut: true }),
    ...(words !== '' && { words }),
  };
}

function listDescriptionWords(name: string, description = ''): string {
  const nameWords = new Set(splitWords(name).map(({ folded }) => folded));
  const words = splitWords(description)
    .map(({ folded }) => folded)
    .filter(({ length }) => length >= WORD_LENGTH.min && length <= WORD_LENGTH.max)
    .filter((word) => !nameWords.has(word));
  return [...new Set(words)].slice(0, MAX_DESCRIPTION_WORDS).join(' ');
}

/**
 * The limits of the index of all menus. A menu that does not fit as a whole is left out, and does
 * not count as known. `characters` is the length of the indexed menus as JSON.
 */
export const indexLimits = { menus: 70, products: 10_000, characters: 4_000_000 } as const;

/** How many words of one description the index has at most. */
const MAX_DESCRIPTION_WORDS = 40;
/** How long a description word in the index is. `min` leaves out single letters and digits. */
const WORD_LENGTH = { min: 2, max: 40 } as const;
