import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SeedRestaurant } from '../seeds/seed-types.ts';

/** `weight` has the type `any`, so that SQLite stores numbers and texts unchanged. */
const TABLES = `
  pragma foreign_keys = on;
  drop table if exists products;
  drop table if exists categories;
  drop table if exists restaurants;
  create table restaurants (
    short_name text primary key, position integer not null, listed integer not null,
    name text not null, schedule text, schedule_text text, hero_picture text, logo_picture text,
    address text, telephone text, coordinates text
  ) strict;
  create table categories (
    id text primary key, position integer not null, name text not null,
    short_name text not null references restaurants on delete cascade
  ) strict;
  create index categories_of_restaurant on categories (short_name, position);
  create table products (
    category_id text not null references categories on delete cascade, position integer not null,
    name text not null, price real not null, description text, weight any, quantity_type text,
    picture text, ingredients text, allergens text, nutrition text, sold_out text
  ) strict;
  create index products_of_category on products (category_id, position);
`;

/**
 * Returns 24 hexadecimal digits, as in the provider's ids. A category has the same id after every
 * start of the sandbox.
 */
function createCategoryId(shortName: string, position: number): string {
  return createHash('sha256').update(`${shortName}/${position}`).digest('hex').slice(0, 24);
}

const toJson = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

function fillTables(database: DatabaseSync, listed: 0 | 1, seeds: readonly SeedRestaurant[]): void {
  const addRestaurant = database.prepare(
    'insert into restaurants values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addCategory = database.prepare('insert into categories values (?, ?, ?, ?)');
  const addProduct = database.prepare(
    'insert into products values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (const [place, { shortName, name, ...seed }] of seeds.entries()) {
    const pictures = [seed.heroPicture ?? null, seed.logoPicture ?? null];
    const hours = [toJson(seed.schedule), seed.scheduleText ?? null];
    const contact = [toJson(seed.address), seed.telephone ?? null, toJson(seed.coordinates)];
    addRestaurant.run(shortName, place, listed, name, ...hours, ...pictures, ...contact);
    for (const [position, category] of seed.categories.entries()) {
      const id = createCategoryId(shortName, position);
      addCategory.run(id, position, category.name, shortName);
      for (const [index, product] of category.products.entries()) {
        const { description = null, weight = null, quantityType = null, picture = null } = product;
        const details = [description, weight, quantityType, picture];
        const { ingredients = null, allergens, nutrition, soldOut } = product;
        const facts = [ingredients, toJson(allergens), toJson(nutrition), toJson(soldOut)];
        addProduct.run(id, index, product.name, product.price, ...details, ...facts);
      }
    }
  }
}

/** Drops the tables first: an earlier call or an earlier run may have left them in the database. */
export function rebuildTables(
  database: DatabaseSync,
  listed: readonly SeedRestaurant[],
  unlisted: readonly SeedRestaurant[],
): void {
  database.exec('begin');
  try {
    database.exec(TABLES);
    fillTables(database, 1, listed);
    fillTables(database, 0, unlisted);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
