import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createRoute, z } from '@hono/zod-openapi';
import { errorWire, menuWire, restaurantListWire } from '../../lib/provider/contract/wire.ts';
import type { MenuWire, RestaurantListWire } from '../../lib/provider/contract/wire.ts';
import { createJsonAnswer } from './openapi-document.ts';
import type { ProviderApp } from './openapi-document.ts';
import { hostileRestaurants } from './preset-ids/hostile-menu.ts';
import { findPresetMenu } from './preset-ids/preset-menus.ts';
import { restaurantShape } from './catalogue.ts';
import type { SeedRestaurant } from './catalogue.ts';

// The calls for the list of restaurants and for menus, and the pictures in their answers.

const menuRoute = createRoute({
  method: 'get',
  path: '/api/v1/web/restaurant/{restaurantId}/menu',
  operationId: 'getMenu',
  tags: ['Restaurants'],
  summary: "A restaurant's menu",
  request: {
    params: z.object({
      restaurantId: z.string().openapi({ param: { example: 'hanul-trei-fantani' } }),
    }),
  },
  responses: {
    200: createJsonAnswer('The menu', menuWire),
    404: createJsonAnswer('No such restaurant', errorWire),
  },
});

const DEFAULT_PER_PAGE = 10;
export const MAX_PER_PAGE = 500;

const perPage = z.coerce
  .number()
  .int()
  .min(1)
  .max(MAX_PER_PAGE)
  .default(DEFAULT_PER_PAGE)
  .openapi({ param: { example: 70 } });

const listRoute = createRoute({
  method: 'get',
  path: '/api/v2/restaurant/get-all',
  operationId: 'listRestaurants',
  tags: ['Restaurants'],
  summary: 'The restaurants, at most per_page of them',
  request: { query: z.object({ per_page: perPage }) },
  responses: {
    200: createJsonAnswer('The list', restaurantListWire),
    400: createJsonAnswer('A per_page that is no number from 1 to 500', errorWire),
  },
});

type RestaurantParts = {
  readonly database: DatabaseSync;
  readonly hasHostileList: () => boolean;
  readonly getOrigin: (requestUrl: string) => string;
};

export function addRestaurantCalls(app: ProviderApp, parts: RestaurantParts): void {
  const { database, hasHostileList, getOrigin } = parts;

  app.get('/api/v1/web/restaurant/:restaurantId/menu', async (context, next) => {
    const menu = findPresetMenu(context.req.param('restaurantId'));
    return menu === undefined ? next() : Response.json(menu);
  });
  app.openapi(menuRoute, (context) => {
    const restaurant = findRestaurant(database, context.req.valid('param').restaurantId);
    if (restaurant === undefined) {
      return context.json({ result: { message: 'Restaurantul nu a fost găsit.' } }, 404);
    }
    return context.json(toMenuWire(restaurant, getOrigin(context.req.url)), 200);
  });

  app.get(listRoute.path, async (context, next) => {
    const limit = perPage.safeParse(context.req.query('per_page')).data;
    if (!hasHostileList() || limit === undefined) return next();
    const listed = listRestaurants(database, limit);
    const { restaurants } = toListWire(listed, getOrigin(context.req.url));
    return Response.json({ restaurants: [...hostileRestaurants, ...restaurants].slice(0, limit) });
  });
  app.openapi(listRoute, (context) => {
    const listed = listRestaurants(database, context.req.valid('query').per_page);
    return context.json(toListWire(listed, getOrigin(context.req.url)), 200);
  });

  // The pattern prevents path traversal: a name has no slash, and no dot before the extension.
  app.get('/pictures/:file{[A-Za-z0-9_-]+[.]webp}', async (context) => {
    const file = join(import.meta.dirname, 'pictures', context.req.param('file'));
    const picture = await readFile(file).catch(() => undefined);
    if (picture === undefined) return context.notFound();
    return context.body(picture, 200, {
      'content-type': 'image/webp',
      'content-length': String(picture.byteLength),
      // A changed picture needs a new query in its address.
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
  });
}

/** `restaurant` is a `SeedRestaurant` as JSON. Restaurants that are not listed have menus too. */
const TABLE = `
  drop table if exists restaurants;
  create table restaurants (
    short_name text primary key, position integer not null, listed integer not null,
    restaurant text not null
  ) strict;
`;

export function fillRestaurants(
  database: DatabaseSync,
  listed: readonly SeedRestaurant[],
  unlisted: readonly SeedRestaurant[],
): void {
  database.exec(`begin; ${TABLE}`);
  const add = database.prepare('insert into restaurants values (?, ?, ?, ?)');
  for (const [position, seed] of [...listed, ...unlisted].entries()) {
    add.run(seed.shortName, position, position < listed.length ? 1 : 0, JSON.stringify(seed));
  }
  database.exec('commit');
}

const row = z
  .object({ restaurant: z.string() })
  .transform(({ restaurant }) => restaurantShape.parse(JSON.parse(restaurant)));

export function findRestaurant(
  database: DatabaseSync,
  shortName: string,
): SeedRestaurant | undefined {
  const sql = 'select restaurant from restaurants where short_name = ?';
  const found = database.prepare(sql).get(shortName);
  return found === undefined ? undefined : row.parse(found);
}

function listRestaurants(database: DatabaseSync, limit: number): readonly SeedRestaurant[] {
  const sql = 'select restaurant from restaurants where listed = 1 order by position limit ?';
  return row.array().parse(database.prepare(sql).all(limit));
}

export function replaceRestaurant(database: DatabaseSync, restaurant: SeedRestaurant): void {
  const sql = 'update restaurants set restaurant = ? where short_name = ?';
  database.prepare(sql).run(JSON.stringify(restaurant), restaurant.shortName);
}

/** Returns false when there is no such restaurant. */
export function removeRestaurant(database: DatabaseSync, shortName: string): boolean {
  return (
    database.prepare('delete from restaurants where short_name = ?').run(shortName).changes > 0
  );
}

function toPictureUrl(origin: string, picture: string | undefined): string | null {
  if (picture === undefined) return null;
  const [, name = '', query = ''] = /^([^?]*)(.*)$/.exec(picture) ?? [];
  return `${origin}/pictures/${name}.webp${query}`;
}

/**
 * Returns 24 hexadecimal digits, as in the provider's ids. A category has the same id after every
 * start of the sandbox.
 */
function createCategoryId(shortName: string, position: number): string {
  return createHash('sha256').update(`${shortName}/${position}`).digest('hex').slice(0, 24);
}

/** Throws when the menu violates the contract. */
export function toMenuWire(restaurant: SeedRestaurant, origin: string): MenuWire {
  return menuWire.parse({
    restaurantName: restaurant.name,
    restaurantImage: toPictureUrl(origin, restaurant.heroPicture),
    logoImage: toPictureUrl(origin, restaurant.logoPicture),
    restaurant_schedule: restaurant.schedule ?? null,
    address: restaurant.address,
    telephone: restaurant.telephone,
    coordinates: restaurant.coordinates,
    categories: restaurant.categories.map(({ name, products }, position) => ({
      _id: createCategoryId(restaurant.shortName, position),
      name,
      flavours: products.map(({ picture, ...product }) => ({
        description: null,
        weight: null,
        quantity_type: null,
        ...product,
        image: toPictureUrl(origin, picture),
      })),
    })),
  } satisfies z.input<typeof menuWire>);
}

/** Throws when the list violates the contract. */
function toListWire(restaurants: readonly SeedRestaurant[], origin: string): RestaurantListWire {
  return restaurantListWire.parse({
    restaurants: restaurants.map((restaurant) => ({
      name: restaurant.name,
      short_name: restaurant.shortName,
      restaurantImage: toPictureUrl(origin, restaurant.heroPicture),
      logoImage: toPictureUrl(origin, restaurant.logoPicture),
      schedule: restaurant.scheduleText ?? null,
    })),
  } satisfies z.input<typeof restaurantListWire>);
}
