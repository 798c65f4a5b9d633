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
import { getSite } from '../site.ts';

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
const address = { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' };
const structured = { ...COUNTRY, streetAddress: 'Strada Unirii 1', addressLocality: 'Arad' };

describe('a structured contact', () => {
  it.each<[string, RestaurantContact, object]>([
    [
      'an address without a postal code',
      { address: { ...address, postalCode: undefined } },
      { address: structured },
    ],
    ['no empty fields when nothing is known', {}, { address: COUNTRY }],
  ])('has %s', (_, contact, expected) => {
    // `toStrictEqual`, so that a field with the value undefined fails the test.
    expect(structureContact(contact)).toStrictEqual(expected);
  });
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

describe('the structured list of restaurants', () => {
  const restaurant = (name: string, restaurantId: string | undefined): RestaurantSummary => ({
    name,
    restaurantId,
    image: undefined,
    logoImage: undefined,
    scheduleText: undefined,
  });

  it('numbers and counts only the restaurants that have a page, in the order of the list', () => {
    const [list] = structureList([
      restaurant('La Mama', 'la-mama'),
      restaurant('Fără pagină', undefined),
      restaurant('Casa Veche', 'casa-veche'),
    ])['@graph'];
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'La Mama', url: expect.stringMatching(/\/restaurant\/la-mama$/) },
        { position: 2, name: 'Casa Veche' },
      ],
    });
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

describe('a structured restaurant', () => {
  // No reservations, because the provider does not send whether a restaurant takes them.
  it('offers orders in the app, and no reservations', () => {
    const graph = structureRestaurant('demo', menuOf());
    expect(JSON.stringify(graph).match(/"@type":"\w+Action"/g)).toEqual(['"@type":"OrderAction"']);
  });
});

const readText = (name: string): string | undefined => getSite().structuredTexts.get(name);
const storeText = (name: string, text: string): void =>
  void getSite().structuredTexts.set(name, text);

afterEach(() => {
  globalThis.runningSite = undefined;
});

describe('the cache of texts with structured data', () => {
  it('has the last text of each name', () => {
    storeText('a', 'first');
    storeText('b', '');
    storeText('a', 'second');
    expect([readText('a'), readText('b'), readText('c')]).toEqual(['second', '', undefined]);
  });

  it('has at most 4 million characters, and drops the least recently used text first', () => {
    for (const name of ['a', 'b', 'c']) storeText(name, 'x'.repeat(1_500_000));
    expect(readText('a')).toBeUndefined();
    expect([readText('b')?.length, readText('c')?.length]).toEqual([1_500_000, 1_500_000]);
  });
});
