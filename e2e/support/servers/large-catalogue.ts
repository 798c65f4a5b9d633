import type { StoredAnswer } from '../../../lib/provider/answer-cache.ts';
import { uniqueAnchors } from '../../../lib/restaurant/anchor.ts';
import type { Menu, RestaurantSummary } from '../../../lib/restaurant/menu.ts';
import { indexLimits } from '../../../lib/all-menus/server/compose-index.ts';
import type { composeIndex } from '../../../lib/all-menus/server/compose-index.ts';
import { catalogue } from '../../sandbox/catalogue.ts';

/** The largest numbers of restaurants and products that the index of all menus may have. */
export const LARGE_CATALOGUE = {
  restaurants: indexLimits.menus,
  products: indexLimits.products,
} as const;

const dishes = catalogue.flatMap(({ categories }) =>
  categories.flatMap(({ name: category, products }) =>
    products.map((product) => ({ ...product, category })),
  ),
);
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'su', 'ta', 'vi'];

/**
 * Returns one of 1,728 invented words. The dishes of the sandbox have too few different words for a
 * large index.
 */
const inventWord = (number: number): string =>
  [number, number / 12, number / 144].map((part) => syllables[Math.floor(part) % 12]).join('');

const dishOf = (number: number): (typeof dishes)[number] => {
  const dish = dishes[number % dishes.length];
  if (dish === undefined) throw new Error('The catalogue has no products');
  return dish;
};

/** Returns the number of products of the first `restaurants` restaurants together. */
const countProducts = (restaurants: number): number =>
  Math.floor((restaurants * LARGE_CATALOGUE.products) / LARGE_CATALOGUE.restaurants);

function createMenu(restaurant: number): Menu {
  const count = countProducts(restaurant + 1) - countProducts(restaurant);
  const own = Array.from({ length: count }, (_, index) => {
    // The factors vary the dishes and words between restaurants and between products.
    const number = restaurant * 31 + index * 7;
    const dish = dishOf(number);
    return {
      ...dish,
      name: `${dish.name} ${inventWord(number)}`,
      description: `${dishOf(number + 3).description ?? ''} ${inventWord(number * 5)}`,
    };
  });
  const slugs = uniqueAnchors(own.map(({ name }) => name));
  const products = own.map(({ name, price, description, picture }, index) => ({
    slug: slugs[index] ?? '',
    name,
    priceRon: price,
    description,
    weight: undefined,
    quantityType: undefined,
    image: picture && `http://127.0.0.1:4010/pictures/${picture}-${restaurant}.webp`,
  }));
  const categoryNames = [...new Set(own.map(({ category }) => category))];
  return {
    restaurantName: undefined,
    heroImage: undefined,
    logoImage: undefined,
    schedule: { kind: 'whole-hours', opensAt: 600, closesAt: 1_320 },
    categories: categoryNames.map((name, index) => ({
      anchor: `categorie-${index}`,
      name,
      products: products.filter((_, position) => own[position]?.category === name),
    })),
  };
}

/**
 * Creates as many restaurants and products as the index of all menus may have. The products are
 * dishes of the sandbox's menus, with invented words in names and descriptions.
 */
export function createLargeCatalogue(): Parameters<typeof composeIndex>[0] {
  const restaurants = Array.from({ length: LARGE_CATALOGUE.restaurants }, (_, number) => ({
    name: `Casa ${inventWord(number * 11)} ${number}`,
    restaurantId: `casa-${number}`,
    image: undefined,
    logoImage: `http://127.0.0.1:4010/pictures/casa-${number}-logo.webp`,
    scheduleText: 'Zilnic 10:00 - 22:00',
  })) satisfies readonly RestaurantSummary[];
  const kept = (number: number): StoredAnswer<Menu> => ({
    answer: { outcome: 'found', value: createMenu(number), freshUntil: 1 },
    receivedAt: 1,
  });
  return {
    restaurants,
    listReceivedAt: 1,
    menus: new Map(restaurants.map(({ restaurantId }, number) => [restaurantId, kept(number)])),
    periodMs: 300_000,
  };
}
