import type { SeedRestaurant } from '../catalogue.ts';
import { hostileMenu } from './hostile-menu.ts';
import { findPreset } from './preset-ids.ts';

/** The fields of a preset menu that its row in the table leaves out. */
const DEFAULT_MENU = {
  restaurantName: 'Casa cu Program',
  categories: [{ _id: 'c1', name: 'Ciorbe', flavours: [{ name: 'Ciorbă de burtă', price: 24.5 }] }],
};

const PICTURE = `data:image/webp;base64,${'UklGRg'.repeat(20_000)}`;

/** As back ends send it that store pictures in the database. */
const menuOfDataPictures = {
  restaurantName: 'Pozele din Meniu',
  restaurantImage: PICTURE,
  logoImage: PICTURE,
  restaurant_schedule: { start: 10, end: 22 },
  categories: [
    {
      _id: 'd1',
      name: 'Paste',
      flavours: Array.from({ length: 20 }, (_, index) => ({
        name: `Paste nr. ${index + 1}`,
        price: 30,
        image: PICTURE,
      })),
    },
  ],
};

/**
 * Returns the menu of a preset id. The sandbox sends it without validation, because some menus
 * violate the contract.
 */
export function findPresetMenu(restaurantId: string): object | undefined {
  switch (restaurantId) {
    case 'sandbox-hostile':
      return hostileMenu;
    case 'sandbox-data-pictures':
      return menuOfDataPictures;
    default: {
      const menu = findPreset(restaurantId)?.menu;
      return menu && { ...DEFAULT_MENU, ...menu };
    }
  }
}

const LARGE_CATEGORIES = 40;
const PRODUCTS_PER_CATEGORY = 50;

const dishes = ['Ciorbă', 'Tocană', 'Friptură', 'Salată', 'Plăcintă', 'Pizza', 'Paste', 'Budincă'];
const preparations = ['de casă', 'țărănească', 'picantă', 'cu brânză', 'la cuptor', 'cu ciuperci'];

function getItem<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

/**
 * The restaurant of `sandbox-2000`, with the pictures of the catalogue: 2,000 products in less than
 * 1 MB of JSON, which is the site's limit for a menu.
 */
export function createLargeRestaurant(catalogue: readonly SeedRestaurant[]): SeedRestaurant {
  const used = catalogue
    .flatMap((restaurant) => restaurant.categories.flatMap((category) => category.products))
    .flatMap((product) => product.picture ?? []);
  const pictures = [...new Set(used)];
  const createProduct = (
    number: number,
  ): SeedRestaurant['categories'][number]['products'][number] => {
    const picture = getItem(pictures, number);
    return {
      name: `${getItem(dishes, number)} ${getItem(preparations, number)} nr. ${number}`,
      price: 10 + (number % 90) + 0.5,
      description: 'Preparat de probă, cu ingrediente proaspete de la producători din județ.',
      weight: 200 + (number % 40) * 10,
      quantity_type: 'g',
      ...(picture === undefined ? {} : { picture }),
    };
  };
  return {
    shortName: 'sandbox-2000',
    name: 'Meniul Mare',
    schedule: { start: 8, end: 23 },
    scheduleText: '08:00 - 23:00',
    categories: Array.from({ length: LARGE_CATEGORIES }, (_, position) => ({
      name: `Categoria ${position + 1}`,
      products: Array.from({ length: PRODUCTS_PER_CATEGORY }, (__, index) =>
        createProduct(position * PRODUCTS_PER_CATEGORY + index + 1),
      ),
    })),
  };
}
