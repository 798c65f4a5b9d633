import type {
  Category,
  Product,
  RestaurantContact,
  RestaurantSummary,
} from '@/lib/restaurant/menu';

/** A product with only the fields that every product has. */
export const minimalProduct: Product = {
  slug: 'bors-de-fasole',
  name: 'Borș de fasole',
  priceRon: 18,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
};

/** A product with every field except a picture. */
export const completeProduct: Product = {
  ...minimalProduct,
  slug: 'ciorba-de-burta',
  name: 'Ciorbă de burtă',
  priceRon: 32.5,
  description: 'Cu smântână, ardei iute și oțet. Conține lapte și ou.',
  weight: '400',
  quantityType: 'g',
  isSoldOut: true,
  ingredients: 'Burtă de vită, smântână, gălbenuș, rădăcinoase, oțet, usturoi.',
  allergens: { known: ['eggs', 'milk', 'celery'], isComplete: true },
  nutrition: {
    energyKj: 325,
    energyKcal: 78,
    fat: 5.1,
    saturates: 2.6,
    carbohydrate: 2,
    sugars: 1.1,
    protein: 6,
    salt: 0.9,
  },
};

export const sampleCategory: Category = {
  anchor: 'mostra_ciorbe',
  name: 'Ciorbe și supe',
  products: [
    completeProduct,
    minimalProduct,
    {
      ...minimalProduct,
      slug: 'supa-lunga',
      name: 'Supă de găină cu tăiței de casă și legume din grădina bunicilor de pe Mureș',
      priceRon: 1249.99,
    },
  ],
};

export const sampleCategories: readonly Category[] = [
  sampleCategory,
  { anchor: 'mostra_deserturi', name: 'Deserturi', products: [] },
];

export const sampleContact: RestaurantContact = {
  address: { street: 'Bulevardul Revoluției 81', city: 'Arad', postalCode: '310025' },
  telephone: '+40 257 000 100',
  coordinates: { latitude: 46.18122, longitude: 21.31236 },
};

const restaurant: RestaurantSummary = {
  name: 'Hanul „La Trei Fântâni”',
  restaurantId: 'mostra',
  image: undefined,
  logoImage: undefined,
  scheduleText: '10:00 - 22:00',
};

export const sampleRestaurants: readonly RestaurantSummary[] = [
  restaurant,
  { ...restaurant, name: 'Birtul din Piața Avram Iancu', restaurantId: undefined },
  { ...restaurant, name: 'Șinca', restaurantId: 'sinca', scheduleText: undefined },
];
