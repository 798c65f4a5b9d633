import type { DatabaseSync } from 'node:sqlite';
import type { SeedRestaurant } from '../seeds/seed-types.ts';
import { categoryRow, productRow, restaurantRow } from './catalogue-rows.ts';
import type { CategoryRow, ProductRow, RestaurantRow } from './catalogue-rows.ts';
import { rebuildTables } from './catalogue-tables.ts';

type Seeds = readonly SeedRestaurant[];

export type StoredMenu = {
  readonly restaurant: RestaurantRow;
  readonly categories: readonly (CategoryRow & { readonly products: readonly ProductRow[] })[];
};

export type CatalogueStore = {
  /**
   * Replaces the content of the tables. The restaurants in `unlisted` have menus, but
   * `listRestaurants` leaves them out.
   */
  readonly fill: (listed: Seeds, unlisted: Seeds) => void;
  readonly findMenu: (shortName: string) => StoredMenu | undefined;
  readonly listRestaurants: (limit: number) => readonly RestaurantRow[];
  /**
   * `rename`, `setPrice` and `remove` return false when the tables contain no such restaurant or
   * product.
   */
  readonly rename: (shortName: string, name: string) => boolean;
  readonly setPrice: (shortName: string, product: string, price: number) => boolean;
  readonly remove: (shortName: string) => boolean;
};

const CATEGORIES = 'select id, name from categories where short_name = ? order by position';
const PRODUCTS = `select products.* from products
  join categories on categories.id = products.category_id
  where categories.short_name = ? order by products.position`;
const SET_PRICE = `update products set price = ? where name = ?
  and category_id in (select id from categories where short_name = ?)`;

const isSame = (left: Seeds, right: Seeds): boolean =>
  left.length === right.length && left.every((seed, index) => seed === right[index]);

/** The caller must call `fill` before the other functions, because `fill` creates the tables. */
export function createCatalogueStore(database: DatabaseSync): CatalogueStore {
  function findMenu(shortName: string): StoredMenu | undefined {
    const found = database.prepare('select * from restaurants where short_name = ?').get(shortName);
    if (found === undefined) return undefined;
    const products = database.prepare(PRODUCTS).all(shortName);
    const byCategory = Map.groupBy(productRow.array().parse(products), (row) => row.category_id);
    const categories = categoryRow.array().parse(database.prepare(CATEGORIES).all(shortName));
    return {
      restaurant: restaurantRow.parse(found),
      categories: categories.map((category) => ({
        ...category,
        products: byCategory.get(category.id) ?? [],
      })),
    };
  }

  // The restaurants of the last `fill` while the tables are unchanged; otherwise undefined. A
  // `fill` with these restaurants does nothing, because filling takes about 20 ms and tests often
  // reset the sandbox.
  let content: { readonly listed: Seeds; readonly unlisted: Seeds } | undefined;

  function fill(listed: Seeds, unlisted: Seeds): void {
    if (content && isSame(content.listed, listed) && isSame(content.unlisted, unlisted)) return;
    content = undefined;
    rebuildTables(database, listed, unlisted);
    content = { listed, unlisted };
  }

  function change(sql: string, ...values: (string | number)[]): boolean {
    content = undefined;
    return database.prepare(sql).run(...values).changes > 0;
  }

  return {
    fill,
    findMenu,
    listRestaurants: (limit) =>
      restaurantRow
        .array()
        .parse(
          database
            .prepare('select * from restaurants where listed = 1 order by position limit ?')
            .all(limit),
        ),
    rename: (shortName, name) =>
      change('update restaurants set name = ? where short_name = ?', name, shortName),
    setPrice: (shortName, product, price) => change(SET_PRICE, price, product, shortName),
    remove: (shortName) => change('delete from restaurants where short_name = ?', shortName),
  };
}
