import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import {
  addressWire,
  coordinatesWire,
  nutritionWire,
  productFactsWire,
  scheduleWire,
} from '../../lib/provider/contract/wire.ts';

const FOLDER = join(import.meta.dirname, 'data');
/** Unlike `readFile`, it makes `node --watch` restart the sandbox when a file changes. */
const require = createRequire(import.meta.url);

const productShape = z.strictObject({
  ...productFactsWire.shape,
  nutrition: z.strictObject(nutritionWire.shape).exactOptional(),
  name: z.string(),
  price: z.number(),
  description: z.string().exactOptional(),
  weight: z.union([z.number(), z.string()]).exactOptional(),
  quantity_type: z.string().exactOptional(),
  picture: z.string().exactOptional(),
});

/**
 * A product has the fields of the contract, but the name of a picture instead of its address.
 * `strictObject` refuses a misspelt key, so that an edit of a file cannot be lost.
 *
 * A picture is the name of a file without its extension. The sandbox serves the file at
 * /pictures/{name}.webp. A query may follow the name: with a new query, such as 'supa?v=2', caches
 * load a changed picture.
 */
export const restaurantShape = z.strictObject({
  shortName: z.string(),
  name: z.string(),
  schedule: scheduleWire.exactOptional(),
  scheduleText: z.string().exactOptional(),
  heroPicture: z.string().exactOptional(),
  logoPicture: z.string().exactOptional(),
  address: z.strictObject(addressWire.shape).exactOptional(),
  telephone: z.string().exactOptional(),
  coordinates: coordinatesWire.exactOptional(),
  categories: z
    .array(
      z.strictObject({
        name: z.string(),
        products: z.array(productShape).readonly(),
      }),
    )
    .readonly(),
});

export type SeedProduct = Readonly<z.output<typeof productShape>>;
export type SeedRestaurant = Readonly<z.output<typeof restaurantShape>>;

function readRestaurant(file: string): SeedRestaurant {
  const restaurant = restaurantShape.safeParse(require(join(FOLDER, file)));
  if (restaurant.success) return restaurant.data;
  throw new Error(`e2e/sandbox/data/${file}: ${z.prettifyError(restaurant.error)}`);
}

/**
 * The restaurants that the sandbox lists by default, from the files in `e2e/sandbox/data`; the
 * numbers of the files give the order of the list. The sandbox also has menus for some preset ids,
 * whose restaurants are not in this catalogue.
 */
export const catalogue: readonly SeedRestaurant[] = globSync('*.json', { cwd: FOLDER })
  .toSorted()
  .map(readRestaurant);
