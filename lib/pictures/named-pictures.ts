import { LRUCache } from 'lru-cache';
import type { MenusIndex } from '@/lib/all-menus/menus-index';
import type { MenusIndexCache } from '@/lib/all-menus/server/index-cache';
import { isRestaurantId } from '@/lib/ids';
import type { Menus } from '@/lib/provider/menus';
import type { RestaurantList } from '@/lib/provider/restaurant-list';
import type { Menu, RestaurantSummary } from '@/lib/restaurant/menu';
import { findAllowedPicture } from '@/lib/security/allowed-url';

/** 'undecided': the provider fails, and no older menu or list is stored. */
export type Naming = 'named' | 'unnamed' | 'undecided';

export type NamedPictures = (href: string, restaurantId: string | undefined) => Promise<Naming>;

type Sources = {
  readonly menus: Pick<Menus, 'getStored' | 'refresh'>;
  readonly restaurants: Pick<RestaurantList, 'read'>;
  readonly menusIndex: Pick<MenusIndexCache, 'getSearchable'>;
};

/** The value that names the pictures, and the addresses in it and in the value before it. */
type Names = {
  readonly source: object;
  readonly current: ReadonlySet<string>;
  readonly former: ReadonlySet<string>;
};

/**
 * The greatest total length of the remembered addresses. Enough for about 500 menus of 100 products
 * with a picture each; those of a menu that is not remembered are read again from the menu.
 */
const REMEMBERED_CHARACTERS = 8_000_000;
const LIST = 'list';
const INDEX = 'index';

const NONE: ReadonlySet<string> = new Set();

const toHrefs = (addresses: Iterable<string | undefined>): ReadonlySet<string> =>
  new Set([...addresses].flatMap((address) => findAllowedPicture(address)?.href ?? []));

const listMenuPictures = ({ heroImage, logoImage, categories }: Menu): ReadonlySet<string> =>
  toHrefs([
    heroImage,
    logoImage,
    ...categories.flatMap(({ products }) => products.map(({ image }) => image)),
  ]);

const listListedPictures = (restaurants: readonly RestaurantSummary[]): ReadonlySet<string> =>
  toHrefs(restaurants.flatMap(({ image, logoImage }) => [image, logoImage]));

const listIndexedPictures = ({ restaurants }: MenusIndex): ReadonlySet<string> =>
  new Set(
    restaurants
      .flatMap(({ categories }) => categories.flatMap(({ products }) => products))
      .flatMap(({ picture }) => picture?.href ?? []),
  );

const measure = ({ current, former }: Names): number =>
  [...current, ...former].reduce((sum, href) => sum + href.length, 1);

/**
 * Says whether a menu or the list of restaurants names a picture, so that a visitor cannot choose
 * what the server downloads and resizes (`docs/decisions/0011-pictures.md`). The menu is
 * found by the restaurant in the picture's address, so the answer is the same after a restart and at
 * every instance. The pictures of the value before the current one are named too, because cached
 * pages show it for a while.
 */
export function createNamedPictures(sources: Sources): NamedPictures {
  const remembered = new LRUCache<string, Names>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: measure,
  });

  const has = (key: string, href: string): boolean => {
    const names = remembered.get(key);
    return names !== undefined && (names.current.has(href) || names.former.has(href));
  };

  const remember = <Source extends object>(
    key: string,
    source: Source,
    list: (source: Source) => ReadonlySet<string>,
  ): void => {
    const known = remembered.get(key);
    if (known?.source === source) return;
    remembered.set(key, { source, current: list(source), former: known?.current ?? NONE });
  };

  const findInMenu = async (href: string, restaurantId: string): Promise<Naming> => {
    const key = `menu ${restaurantId}`;
    if (has(key, href)) return 'named';
    const findInStored = async (): Promise<Naming> => {
      const answer = (await sources.menus.getStored(restaurantId))?.answer;
      if (answer?.outcome === 'unknown') return 'unnamed';
      if (answer?.outcome !== 'found') return 'undecided';
      remember(key, answer.value, listMenuPictures);
      return has(key, href) ? 'named' : 'unnamed';
    };
    if ((await findInStored()) === 'named') return 'named';
    await sources.menus.refresh(restaurantId);
    return findInStored();
  };

  /** Searches the list, and the menus of all listed restaurants that are known. */
  const findInList = async (href: string): Promise<Naming> => {
    if (has(LIST, href)) return 'named';
    const list = await sources.restaurants.read();
    if (list === undefined) return 'undecided';
    remember(LIST, list.restaurants, listListedPictures);
    if (has(LIST, href) || has(INDEX, href)) return 'named';
    // Pages of the release before this one do not name the restaurant.
    const menus = await sources.menusIndex.getSearchable();
    if (menus !== undefined) remember(INDEX, menus.index, listIndexedPictures);
    return has(INDEX, href) ? 'named' : 'unnamed';
  };

  return (href, restaurantId) =>
    restaurantId !== undefined && isRestaurantId(restaurantId)
      ? findInMenu(href, restaurantId)
      : findInList(href);
}
