import type { SeedProduct, SeedRestaurant } from './catalogue.ts';

/** Has every field of the contract: without a field that the contract gets, it does not compile. */
export const wholeProduct = {
  name: 'Ciorbă de burtă',
  price: 24.5,
  description: 'Cu smântână și ardei iute',
  weight: 350,
  quantity_type: 'ml',
  picture: 'ciorba',
  ingredients: 'Burtă de vită, smântână, gălbenuș.',
  allergens: ['eggs', 'milk', 'celery'],
  nutrition: { energy_kcal: 78, fat: 5.1, salt: 0.9 },
  sold_out: true,
} satisfies Required<SeedProduct>;

/**
 * The tests of `e2e/contract` use these restaurants, so that a change of the restaurants in
 * `data` does not break them.
 */
export const exampleRestaurants: readonly SeedRestaurant[] = [
  {
    shortName: 'casa-veche',
    name: 'Casa Veche',
    schedule: { start: 9, end: 23 },
    scheduleText: '09:00 - 23:00',
    heroPicture: 'casa-veche-hero',
    logoPicture: 'casa-veche-logo',
    address: { street: 'Strada Unirii 1', city: 'Arad', postal_code: '310123' },
    telephone: '0257 000 100',
    coordinates: { latitude: 46.17, longitude: 21.32 },
    categories: [
      {
        name: 'Ciorbe',
        products: [wholeProduct, { name: 'Supă de pui', price: 19, weight: '300+50' }],
      },
      { name: 'Deserturi', products: [] },
    ],
  },
  {
    shortName: 'pizzeria-nova',
    name: 'Pizzeria Nova',
    categories: [{ name: 'Pizza', products: [{ name: 'Margherita', price: 32 }] }],
  },
];
