import type { SeedRestaurant } from './seeds/seed-types.ts';

/** For the sandbox's own tests, so that these do not depend on the seeds. */
export const exampleRestaurants: readonly SeedRestaurant[] = [
  {
    shortName: 'casa-veche',
    name: 'Casa Veche',
    schedule: { start: 9, end: 23 },
    scheduleText: '09:00 - 23:00',
    heroPicture: 'casa-veche-hero',
    logoPicture: 'casa-veche-logo',
    categories: [
      {
        name: 'Ciorbe',
        products: [
          {
            name: 'Ciorbă de burtă',
            price: 24.5,
            description: 'Cu smântână și ardei iute',
            weight: 350,
            quantityType: 'ml',
            picture: 'ciorba',
          },
          { name: 'Supă de pui', price: 19, weight: '300+50' },
        ],
      },
      { name: 'Deserturi', products: [] },
    ],
  },
  {
    shortName: 'pizzeria-nova',
    name: 'Pizzeria Nova',
    schedule: undefined,
    scheduleText: undefined,
    categories: [{ name: 'Pizza', products: [{ name: 'Margherita', price: 32 }] }],
  },
];
