import type { SeedFacts, SeedRestaurant } from './seed-types.ts';

/**
 * The facts of a product are its ingredients, allergens and nutrition, and whether it is sold out.
 * The keys are names of products.
 */
export type FactsByProduct = Readonly<Record<string, SeedFacts>>;

/** Adds facts to the products of a restaurant. Throws for a name that no product has. */
export function addFacts(restaurant: SeedRestaurant, facts: FactsByProduct): SeedRestaurant {
  const products = restaurant.categories.flatMap((category) => category.products);
  const names = new Set(products.map(({ name }) => name));
  const unknown = Object.keys(facts).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new Error(`${restaurant.name} has no product named ${unknown.join(', ')}.`);
  }
  return {
    ...restaurant,
    categories: restaurant.categories.map((category) => ({
      ...category,
      products: category.products.map((product) => ({ ...product, ...facts[product.name] })),
    })),
  };
}

/**
 * The nutrition of 100 g. The parameters have the order of a food label: energy in kJ and in kcal,
 * then six amounts in grams.
 */
export function in100g(
  kj: number,
  kcal: number,
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  salt: number,
): SeedFacts {
  return {
    nutrition: {
      energy_kj: kj,
      energy_kcal: kcal,
      fat,
      saturates,
      carbohydrate,
      sugars,
      protein,
      salt,
    },
  };
}
