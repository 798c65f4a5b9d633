import type { SeedCategory, SeedRestaurant } from '../seeds/seed-types.ts';

const LARGE_CATEGORIES = 40;
const PRODUCTS_PER_CATEGORY = 50;

const dishes = ['Ciorbă', 'Tocană', 'Friptură', 'Salată', 'Plăcintă', 'Pizza', 'Paste', 'Budincă'];
const preparations = ['de casă', 'țărănească', 'picantă', 'cu brânză', 'la cuptor', 'cu ciuperci'];

function getItem<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

function createLargeCategory(position: number, pictures: readonly string[]): SeedCategory {
  const products = Array.from({ length: PRODUCTS_PER_CATEGORY }, (_, index) => {
    const number = position * PRODUCTS_PER_CATEGORY + index + 1;
    const picture = getItem(pictures, number);
    return {
      name: `${getItem(dishes, number)} ${getItem(preparations, number)} nr. ${number}`,
      price: 10 + (number % 90) + 0.5,
      description: 'Preparat de probă, cu ingrediente proaspete de la producători din județ.',
      weight: 200 + (number % 40) * 10,
      quantityType: 'g',
      ...(picture === undefined ? {} : { picture }),
    };
  });
  return { name: `Categoria ${position + 1}`, products };
}

/** 2,000 products in less than 1 MB of JSON, which is the site's limit for a menu. */
function createLargeRestaurant(pictures: readonly string[]): SeedRestaurant {
  return {
    shortName: 'sandbox-2000',
    name: 'Meniul Mare',
    schedule: { start: 8, end: 23 },
    scheduleText: '08:00 - 23:00',
    categories: Array.from({ length: LARGE_CATEGORIES }, (_, position) =>
      createLargeCategory(position, pictures),
    ),
  };
}

const emptyRestaurant: SeedRestaurant = {
  shortName: 'sandbox-empty',
  name: 'Meniul Gol',
  schedule: undefined,
  scheduleText: undefined,
  categories: [],
};

/** The successful answers for `sandbox-flapping` contain this menu. */
const flappingRestaurant: SeedRestaurant = {
  ...emptyRestaurant,
  shortName: 'sandbox-flapping',
  name: 'Meniul Nehotărât',
  categories: [{ name: 'Ciorbe', products: [{ name: 'Ciorbă de burtă', price: 24.5 }] }],
};

/** Creates restaurants that the sandbox stores, but leaves out of its list of restaurants. */
export function createPresetRestaurants(catalogue: readonly SeedRestaurant[]): SeedRestaurant[] {
  const pictures = catalogue
    .flatMap((restaurant) => restaurant.categories.flatMap((category) => category.products))
    .flatMap((product) => product.picture ?? []);
  return [emptyRestaurant, flappingRestaurant, createLargeRestaurant([...new Set(pictures)])];
}
