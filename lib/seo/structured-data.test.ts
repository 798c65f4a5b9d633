import type { Menu, Product, RestaurantContact, RestaurantSummary } from '@/lib/restaurant/menu';
import type { Nutrition } from '@/lib/restaurant/product-facts';
import { WEEKDAYS } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import {
  composeGraph,
  formatJsonLd,
  structureContact,
  structureHours,
  structureList,
  structureMenu,
  structureNutrition,
  structureRestaurant,
} from './structured-data.ts';

const menuOf = (categories: Menu['categories'] = [], restaurantName?: string): Menu => ({
  restaurantName,
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories,
});

describe('the text of a script with structured data', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT/x>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
  ])('has no "<", and parses to the same graph, for the name %j', (name) => {
    const text = formatJsonLd(composeGraph({ '@type': 'Restaurant', name }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Restaurant', name }],
    });
  });
});

const COUNTRY = { '@type': 'PostalAddress', addressCountry: 'RO' };

it.each<[string, RestaurantContact, object]>([
  [
    'an address without a postal code',
    { address: { street: 'Strada Unirii 1', city: 'Arad', postalCode: undefined } },
    { ...COUNTRY, streetAddress: 'Strada Unirii 1', addressLocality: 'Arad' },
  ],
  ['no empty fields when nothing is known', {}, COUNTRY],
])('a structured contact has %s', (_, contact, expected) => {
  // `toStrictEqual`, so that a field with the value undefined fails the test.
  expect(structureContact(contact)).toStrictEqual({ address: expected });
});

describe('structured opening hours', () => {
  it.each([
    ['a working day', 600, 1380, '10:00', '23:00'],
    ['a day that ends after midnight', 1080, 120, '18:00', '02:00'],
    ['a day until midnight', 600, 0, '10:00', '00:00'],
    ['a day until 24:00', 600, 1440, '10:00', '00:00'],
    ['a day from 0 to 24', 0, 1440, '00:00', '23:59'],
    ['a day with equal times', 480, 480, '08:00', '07:59'],
  ])('of %s (minutes %i to %i) are %s to %s', (_name, opensAt, closesAt, opens, closes) => {
    expect(structureHours({ kind: 'v3', opensAt, closesAt, days: WEEKDAYS })).toMatchObject([
      { opens, closes },
    ]);
  });

  it('have the known days of each range', () => {
    const ranges = [
      { days: ['Tuesday', 'Sunday'], opensAt: 600, closesAt: 660 },
      { days: ['Saturday'], opensAt: 540, closesAt: 840 },
    ] as const;
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(structureHours({ kind: 'by-day', ranges })).toEqual([
      { ...type, dayOfWeek: ['Tuesday', 'Sunday'], opens: '10:00', closes: '11:00' },
      { ...type, dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
    ]);
  });

  it.each<[string, Schedule]>([
    ['the days are not known', { kind: 'v3', opensAt: 600, closesAt: 660 }],
    ['the text is not understood', { kind: 'text', text: 'azi' }],
    ['the restaurant sends no hours', { kind: 'none' }],
  ])('are left out when %s', (_, schedule) => {
    expect(structureHours(schedule)).toEqual([]);
  });
});

it('the structured list numbers and counts only the restaurants that have a page', () => {
  const laMama: RestaurantSummary = {
    name: 'La Mama',
    restaurantId: 'la-mama',
    image: undefined,
    logoImage: undefined,
    scheduleText: undefined,
  };
  const [list] = structureList([
    { ...laMama, restaurantId: undefined },
    laMama,
    { ...laMama, name: 'Casa Veche', restaurantId: 'casa-veche' },
  ])['@graph'];
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'La Mama' },
      { position: 2, name: 'Casa Veche' },
    ],
  });
});

const NOTHING: Nutrition = {
  energyKj: undefined,
  energyKcal: undefined,
  fat: undefined,
  saturates: undefined,
  carbohydrate: undefined,
  sugars: undefined,
  protein: undefined,
  salt: undefined,
};

describe('the structured data of a menu', () => {
  const productOf = (name: string, priceRon: number): Product => ({
    slug: name,
    name,
    priceRon,
    description: 'Not in the data',
    weight: undefined,
    quantityType: undefined,
    image: undefined,
  });
  const soups = { anchor: 'ciorbe', name: 'Ciorbe', products: [productOf('Supă', 12.5)] };

  it('have the nutrition of a product only if schema.org has a property for one of its values', () => {
    const known = { ...NOTHING, energyKcal: 78 };
    const products = [
      { ...productOf('Ciorbă', 20), nutrition: known },
      { ...productOf('Apă', 8), nutrition: { ...NOTHING, salt: 0.1 } },
    ];
    const [restaurant] = structureMenu('la-mama', menuOf([{ ...soups, products }]))['@graph'];
    const items = 'hasMenu.hasMenuSection.0.hasMenuItem';
    expect(restaurant).toHaveProperty(`${items}.0.nutrition`, structureNutrition(known));
    expect(restaurant).toHaveProperty(`${items}.1.name`, 'Apă');
    expect(restaurant).not.toHaveProperty(`${items}.1.nutrition`);
  });

  it('have no negative zero as a price', () => {
    const free = { ...soups, products: [productOf('Apă', -0)] };
    const [restaurant] = structureMenu('la-mama', menuOf([free]))['@graph'];
    expect(restaurant).toHaveProperty('hasMenu.hasMenuSection.0.hasMenuItem.0.offers.price', 0);
  });
});

describe('the structured nutrition of a product', () => {
  it.each<[string, Partial<Nutrition>, object]>([
    [
      'all values except kilojoules and salt, for which schema.org has no property',
      {
        energyKj: 325,
        energyKcal: 78,
        fat: 5.1,
        saturates: 2.4,
        carbohydrate: 2,
        sugars: 1,
        protein: 6,
        salt: 0.9,
      },
      {
        calories: '78 kcal',
        fatContent: '5.1 g',
        saturatedFatContent: '2.4 g',
        carbohydrateContent: '2 g',
        sugarContent: '1 g',
        proteinContent: '6 g',
      },
    ],
    ['only the known values, also zero', { fat: 0, salt: 1 }, { fatContent: '0 g' }],
  ])('has %s', (_, known, amounts) => {
    expect(structureNutrition({ ...NOTHING, ...known })).toStrictEqual({
      '@type': 'NutritionInformation',
      servingSize: '100 g',
      ...amounts,
    });
  });
});

// No reservations, because the provider does not send whether a restaurant takes them.
it('a structured restaurant offers orders in the app, and no reservations', () => {
  const graph = structureRestaurant('demo', menuOf());
  expect(JSON.stringify(graph).match(/"@type":"\w+Action"/g)).toEqual(['"@type":"OrderAction"']);
});
