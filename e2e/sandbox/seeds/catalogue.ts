import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ALLERGENS } from '../../../lib/restaurant/allergens.ts';
import type { SeedRestaurant } from './seed-types.ts';

const FOLDER = join(import.meta.dirname, '../data');

const grams = z.number().exactOptional();

/** `strictObject` refuses a misspelt key, so that an edit of a file cannot be lost. */
const restaurantShape = z.strictObject({
  shortName: z.string(),
  name: z.string(),
  schedule: z
    .union([
      z.strictObject({ start: z.number(), end: z.number() }),
      z.strictObject({
        type: z.literal('v3'),
        start: z.strictObject({ startHour: z.string() }),
        end: z.strictObject({ endHour: z.string() }),
      }),
    ])
    .exactOptional(),
  scheduleText: z.string().exactOptional(),
  heroPicture: z.string().exactOptional(),
  logoPicture: z.string().exactOptional(),
  address: z
    .strictObject({ street: z.string(), city: z.string(), postal_code: z.string().exactOptional() })
    .exactOptional(),
  telephone: z.string().exactOptional(),
  coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }).exactOptional(),
  categories: z.array(
    z.strictObject({
      name: z.string(),
      products: z.array(
        z.strictObject({
          name: z.string(),
          price: z.number(),
          description: z.string().exactOptional(),
          weight: z.union([z.number(), z.string()]).exactOptional(),
          quantityType: z.string().exactOptional(),
          picture: z.string().exactOptional(),
          ingredients: z.string().exactOptional(),
          allergens: z.array(z.enum(ALLERGENS)).exactOptional(),
          nutrition: z
            .strictObject({
              energy_kj: grams,
              energy_kcal: grams,
              fat: grams,
              saturates: grams,
              carbohydrate: grams,
              sugars: grams,
              protein: grams,
              salt: grams,
            })
            .exactOptional(),
          soldOut: z.boolean().exactOptional(),
        }),
      ),
    }),
  ),
});

function readRestaurant(file: string): SeedRestaurant {
  const restaurant = restaurantShape.safeParse(
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
  );
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
