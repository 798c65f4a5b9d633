import { catalogue } from '../sandbox/seeds/catalogue.ts';
import type { SeedRestaurant } from '../sandbox/seeds/seed-types.ts';

const PRODUCTS_IN_CATEGORY = 12;

function pickInTurn<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('The catalogue is empty');
  return value;
}

const dishes = catalogue.flatMap(({ categories }) =>
  categories.flatMap(({ products }) => products),
);

/** The id of the menu with this many products. */
export const formatMenuId = (products: number): string => `meniu-${products}`;

/** The id of a copied restaurant (`createBenchRestaurants`). */
export const formatRestaurantId = (number: number): string => `casa-${number}`;

/** The numbers of products in the menus that `createSizedRestaurant` makes. */
export const MENU_SIZES = { small: 12, usual: 96, large: 2_000 } as const;

/**
 * A restaurant with `count` products, which are the dishes of the sandbox's menus in turn. A
 * repeated dish gets a number after its name.
 */
function createSizedRestaurant(shortName: string, count: number): SeedRestaurant {
  const products = Array.from({ length: count }, (_, index) => {
    const dish = pickInTurn(dishes, index);
    const copy = Math.floor(index / dishes.length);
    return { ...dish, name: copy === 0 ? dish.name : `${dish.name} ${copy + 1}` };
  });
  const categories = Array.from(
    { length: Math.ceil(count / PRODUCTS_IN_CATEGORY) },
    (_, index) => ({
      name: `Categoria ${index + 1}`,
      products: products.slice(index * PRODUCTS_IN_CATEGORY, (index + 1) * PRODUCTS_IN_CATEGORY),
    }),
  );
  return { ...pickInTurn(catalogue, 0), shortName, name: `Casa ${shortName}`, categories };
}

/**
 * The restaurants of the sandbox's catalogue, one restaurant for each size of `MENU_SIZES`, and
 * `copies` copied restaurants: those of the catalogue in turn, with ids of `formatRestaurantId`.
 */
export function createBenchRestaurants(copies: number): readonly SeedRestaurant[] {
  return [
    ...catalogue,
    ...Object.values(MENU_SIZES).map((size) => createSizedRestaurant(formatMenuId(size), size)),
    ...Array.from({ length: copies }, (_, number) => ({
      ...pickInTurn(catalogue, number),
      shortName: formatRestaurantId(number),
    })),
  ];
}
