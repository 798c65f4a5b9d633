import fc from 'fast-check';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { getProcessEvents } from '@/lib/process-events';
import { hoursCopy } from '../../i18n/site/hours-copy.ts';
import { formatSchedule } from '../../restaurant/hours.ts';
import type { RestaurantContact } from '../../restaurant/menu.ts';
import type { ProductFacts } from '../../restaurant/product-facts.ts';
import {
  createOptionalFields,
  parseContact,
  parseMenu,
  parsePrice,
  parseProductFacts,
  parseSchedule,
} from './parse-menu.ts';
import { productFactsWire } from './wire.ts';

type Counted = { readonly dropped: number };

const { log, lines } = watchedLog();
beforeEach(() => void lines.splice(0));

const flavour = (fields: object = {}): object => ({ name: 'Ciorbă', price: 18, ...fields });
const category = (flavours: readonly unknown[], name = 'Ciorbe'): object => ({
  _id: 'c1',
  name,
  flavours,
});
/** No product, price, name, category or list of products. */
const UNREADABLE = [null, true, [], {}, { $numberDecimal: 'NaN' }, '', '\u200b', -1];
const menuOf = (...flavours: readonly unknown[]): object => ({ categories: [category(flavours)] });

const parsed = (answer: unknown): Extract<ReturnType<typeof parseMenu>, { ok: true }>['value'] => {
  const menu = parseMenu(answer, log);
  if (!menu.ok) throw new Error('Expected a menu');
  return menu.value;
};

describe('a menu', () => {
  it("becomes the site's own types, without unknown fields", () => {
    const answer = {
      restaurantName: ' La Mama ',
      restaurantImage: 'https://img.example/hero.jpg',
      logoImage: 'https://img.example/logo.png',
      restaurant_schedule: { start: 10, end: 22 },
      telephone: '0257 123 456',
      unknownKey: 'dropped',
      categories: [
        category([
          flavour({
            image: 'https://img.example/a b.jpg',
            description: 'cu smântână',
            weight: 350,
            quantity_type: 'g',
            sold_out: true,
          }),
        ]),
      ],
    };

    expect(parsed(answer)).toEqual({
      restaurantName: 'La Mama',
      heroImage: 'https://img.example/hero.jpg',
      logoImage: 'https://img.example/logo.png',
      schedule: { kind: 'whole-hours', opensAt: 600, closesAt: 1320 },
      telephone: '+40 257 123 456',
      categories: [
        {
          anchor: 'ciorbe',
          name: 'Ciorbe',
          products: [
            {
              slug: 'ciorba',
              name: 'Ciorbă',
              priceRon: 18,
              description: 'cu smântână',
              weight: '350',
              quantityType: 'g',
              image: 'https://img.example/a%20b.jpg',
              isSoldOut: true,
            },
          ],
        },
      ],
    });
    expect(lines).toEqual([]);
  });

  it('may lack the fields that a provider need not send, and all categories', () => {
    const { categories, ...head } = parsed(menuOf(flavour()));
    expect(head).toEqual({ schedule: { kind: 'none' } });
    expect(categories[0]?.products).toEqual([{ slug: 'ciorba', name: 'Ciorbă', priceRon: 18 }]);
    expect(parsed({ categories: [] }).categories).toEqual([]);
    expect(lines).toEqual([]);
  });

  it.each<[string, readonly unknown[], readonly unknown[], object]>([
    ['product', UNREADABLE, [], { droppedProducts: 8 }],
    ['price', UNREADABLE.map((price) => flavour({ price })), [], { droppedProducts: 8 }],
    ['name', UNREADABLE.map((name) => flavour({ name })), [], { droppedProducts: 8 }],
    ['category', [], UNREADABLE, { droppedCategories: 8 }],
    // An empty list is readable.
    ['list', [], UNREADABLE.map((flavours) => ({ flavours, name: 'x' })), { droppedCategories: 7 }],
  ])('with an unreadable %s loses nothing else, and counts it', (_, flavours, others, counts) => {
    const menu = parsed({ categories: [category([flavour(), ...flavours]), ...others] });
    expect(menu.categories.flatMap(({ products }) => products)).toHaveLength(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', ...counts }]);
  });

  it('has at most 10,000 products in 1,000 categories, and counts the others', () => {
    const full = category(Array.from({ length: 6_000 }, () => flavour()));
    const others = Array.from({ length: 999 }, () => category([flavour()]));
    const menu = parsed({ categories: [full, full, ...others] });
    expect(menu.categories).toHaveLength(1_000);
    expect(menu.categories.flatMap(({ products }) => products)).toHaveLength(10_000);
    // All but one of the 1,001 categories are read.
    const counts = { droppedProducts: 2_998, droppedCategories: 1 };
    expect(JSON.parse(lines[0] ?? '')).toMatchObject(counts);
  });

  it('keeps each product in its category, also after a dropped product and in an empty category', () => {
    const { categories } = parsed({
      categories: [
        category([flavour({ name: 'A' }), flavour({ price: -1 })]),
        category([{ nonsense: true }]),
        category([flavour({ name: 'B' }), flavour({ name: 'B' })]),
      ],
    });
    const names = categories.map(({ products }) => products.map(({ name }) => name));
    expect(names).toEqual([['A'], [], ['B', 'B']]);
    const slugs = categories.flatMap(({ products }) => products.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(3);
    expect(new Set(categories.map(({ anchor }) => anchor)).size).toBe(3);
  });

  it('keeps a product whose optional fields are invalid, without these fields, and counts facts and contact', () => {
    const unused = { image: 7, description: ['a'], weight: { grams: 350 }, quantity_type: 1 };
    const invalid = { ...unused, allergens: ['kiwi'], nutrition: { fat: 'mult' }, sold_out: 'da' };
    const answer = { ...menuOf(flavour(), flavour(invalid)), telephone: 'x', coordinates: {} };

    const allergens = { known: [], isComplete: false };
    expect(parsed(answer).categories[0]?.products).toEqual([
      { slug: 'ciorba', name: 'Ciorbă', priceRon: 18 },
      { slug: 'ciorba-2', name: 'Ciorbă', priceRon: 18, allergens },
    ]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { droppedFields: 5, droppedProducts: 0, droppedCategories: 0, products: 2 },
    ]);
  });

  it.each([null, [], 'menu', 7, {}, { categories: null }, { data: { categories: [] } }])(
    'is a failure when the answer is %j',
    (answer) => {
      const failure = { kind: 'unexpected-shape', reason: 'menu' };
      expect(parseMenu(answer, log)).toEqual({ ok: false, failure });
    },
  );

  it.each([
    ['no usable product', menuOf({ title: 'renamed', price: 3 })],
    ['no usable category', { categories: [{ title: 'renamed' }] }],
  ])('with %s is a failure, which is logged and counted', (reason, answer) => {
    const counted: string[] = [];
    const count = (unusable: { readonly answer: string }): void =>
      void counted.push(unusable.answer);
    getProcessEvents().on('answerUnusable', count);
    const menu = parseMenu(answer, log);
    getProcessEvents().off('answerUnusable', count);
    expect(menu).toEqual({ ok: false, failure: { kind: 'unexpected-shape', reason } });
    expect(counted).toEqual(['menu']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', what: 'menu', reason },
    ]);
  });

  it('is parsed, or is a failure, with any JSON value as any of its parts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        const head = { restaurantName: first, logoImage: second };
        expect(parsed({ ...menuOf(flavour()), ...head }).categories).toHaveLength(1);
        const answer = { categories: [first, category([second])] };
        expect(typeof parseMenu(answer, log).ok).toBe('boolean');
      }),
    );
  });
});

describe('a price', () => {
  it.each([
    [32.505, 32.51],
    [0.1 + 0.2, 0.3],
    [1.005, 1.01],
    [8.575, 8.58],
    [12.344999, 12.34],
    [1e-7, 0],
    [1234567.895, 1234567.9],
    [0, 0],
    ['32', 32],
    ['32,50', 32.5],
    ['0.07', 0.07],
  ])('of %j is %d RON, rounded to two decimals', (price, ron) => {
    expect(parsePrice(price)).toBe(ron);
    expect(parsed(menuOf(flavour({ price }))).categories[0]?.products[0]?.priceRon).toBe(ron);
  });

  it('has at most two decimals, and differs from the sent price by at most 0.005 RON', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (price) => {
        const ron = parsePrice(price);
        expect(ron).toBe(Number(ron.toFixed(2)));
        expect(Math.abs(ron - price)).toBeLessThanOrEqual(0.005 + 1e-8);
      }),
    );
  });
});

describe("a product's facts", () => {
  const factFields = productFactsWire.keyof().options;
  const parse = (sent: object): ProductFacts & Counted => {
    const fields = createOptionalFields();
    return { ...parseProductFacts(sent, fields), dropped: fields.countDropped() };
  };
  const nutrition = {
    energy_kj: 1456,
    energy_kcal: 349,
    fat: 23.4,
    saturates: 14.1,
    carbohydrate: 29.8,
    sugars: 24.6,
    protein: 5.2,
    salt: 0.12345,
  };
  const valid = { ingredients: ' Ouă,\n lapte ', allergens: ['eggs'], nutrition, sold_out: true };

  it('are all read, the nutrition with two decimals at most', () => {
    expect(parse(valid)).toEqual({
      ingredients: 'Ouă,\nlapte',
      allergens: { known: ['eggs'], isComplete: true },
      nutrition: {
        energyKj: 1456,
        energyKcal: 349,
        fat: 23.4,
        saturates: 14.1,
        carbohydrate: 29.8,
        sugars: 24.6,
        protein: 5.2,
        salt: 0.12,
      },
      isSoldOut: true,
      dropped: 0,
    });
  });

  it.each([undefined, null, '', ' \u200b '])(
    'are absent and not dropped when each is %j',
    (value) => {
      const sent = Object.fromEntries(factFields.map((field) => [field, value]));
      expect(parse(sent)).toEqual({ dropped: 0 });
    },
  );

  it.each([
    ['in the order of `ALLERGENS`, each once', ['milk', 'gluten', 'milk'], ['gluten', 'milk'], 0],
    ['not complete after an unknown code', ['kiwi', 'milk', 7, null, 'MILK'], ['milk'], 4],
  ])('have allergens that are %s', (_, allergens, known, dropped) => {
    const isComplete = dropped === 0;
    expect(parse({ allergens })).toEqual({ allergens: { known, isComplete }, dropped });
  });

  it('have no allergens when the list is empty, which the restaurant may not have filled in', () => {
    expect(parse({ allergens: [] })).toEqual({ dropped: 0 });
  });

  it.each([
    ['fat', 100.1],
    ['salt', -0.1],
    ['energy_kj', 4_001],
    ['energy_kcal', 1_001],
    ['protein', '5'],
  ])('lose only an invalid %s of %j, which is counted', (key, amount) => {
    const { nutrition: read, dropped } = parse({ nutrition: { ...nutrition, [key]: amount } });
    expect(Object.values(read ?? {}).filter((value) => value !== undefined)).toHaveLength(7);
    expect(dropped).toBe(1);
  });

  it('have no nutrition without any amount', () => {
    expect(parse({ nutrition: { fat: null } })).toEqual({ dropped: 0 });
  });
});

describe('the contact of a restaurant', () => {
  const parse = (sent: object): RestaurantContact & Counted => {
    const fields = createOptionalFields();
    return { ...parseContact(sent, fields), dropped: fields.countDropped() };
  };
  const address = { street: ' Strada\tUnirii 1 ', city: 'Arad', postal_code: '310123' };
  const read = { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' };
  const coordinates = { latitude: 46.17782, longitude: 21.31574 };

  it('has an address and coordinates, or nothing when each field is null or blank', () => {
    expect(parse({ address, coordinates })).toEqual({ address: read, coordinates, dropped: 0 });
    expect(parse({ address: null, telephone: ' ', coordinates: null })).toEqual({ dropped: 0 });
  });

  it.each(['31012', 310_123, 'RO-310123'])('loses only an invalid postal code %j', (postalCode) => {
    expect(parse({ address: { ...address, postal_code: postalCode } })).toEqual({
      address: { ...read, postalCode: undefined },
      dropped: 1,
    });
  });

  it.each([
    ['0257 123 456', '+40 257 123 456'],
    ['0257.123.456', '+40 257 123 456'],
    ['0257/123-456', '+40 257 123 456'],
    ['+40 722 123 456', '+40 722 123 456'],
    ['0040722123456', '+40 722 123 456'],
    ['021 234 5678', '+40 21 234 5678'],
    ['0311 234 567', '+40 31 123 4567'],
  ])('has the telephone number %s as %s', (telephone, formatted) => {
    expect(parse({ telephone })).toEqual({ telephone: formatted, dropped: 0 });
  });

  it.each<object>([
    { address: 'Strada Unirii 1, Arad' },
    { address: { street: 'Strada Unirii 1' } },
    { address: { ...address, city: '\u200b' } },
    { telephone: '0257 123 45' },
    { telephone: '0257 123 4567' },
    { telephone: '+36 1 234 5678' },
    { telephone: '0157 123 456' },
    { telephone: '0900 123 456' },
    { telephone: 'tel:0257123456' },
    { telephone: 257_123_456 },
    { coordinates: { latitude: 21.31574, longitude: 46.17782 } },
    { coordinates: { latitude: '46.17782', longitude: '21.31574' } },
    { coordinates: { latitude: 46.17782 } },
    { coordinates: '46.17782,21.31574' },
  ])('drops and counts the invalid %j', (sent) => {
    expect(parse(sent)).toEqual({ dropped: 1 });
  });
});

const v3 = (startHour: unknown, endHour: unknown): unknown => ({
  type: 'v3',
  start: { startHour },
  end: { endHour },
});
const NONE = { kind: 'none' };

describe('a schedule of type v3', () => {
  const valid = '2024-07-01T07:00:00.000Z';

  it.each([
    ['summer time', '2024-07-01T07:00:00.000Z', '2024-07-01T19:30:00Z', '10:00 - 22:30'],
    ['winter time', '2024-01-15T08:00:00Z', '2024-01-15T20:05:00Z', '10:00 - 22:05'],
    ['from winter to summer', '2024-01-15T08:00Z', '2024-07-01T19:00Z', '10:00 - 22:00'],
    ['other offsets', '2024-07-01T10:00:00+03:00', '2024-07-01T15:00:00-05:00', '10:00 - 23:00'],
    ['a fraction', '2024-07-01T07:00:59.999999Z', '2024-07-01T19:00:00.1Z', '10:00 - 22:00'],
    ['dates far apart', '1970-01-01T08:00:00Z', '2099-12-31T20:00:00Z', '10:00 - 22:00'],
    ['an end after midnight', '2024-07-01T15:00:00Z', '2024-07-01T23:00:00Z', '18:00 - 02:00'],
    ['a start at midnight', '2024-06-30T21:00:00Z', '2024-07-01T09:00:00Z', '00:00 - 12:00'],
    ['clocks that go forward', '2024-03-31T00:59:00Z', '2024-03-31T01:00:00Z', '02:59 - 04:00'],
    ['clocks that go back', '2024-10-27T00:59:00Z', '2024-10-27T01:00:00Z', '03:59 - 03:00'],
  ])('is shown in the time of Bucharest: %s', (_, start, end, text) => {
    expect(formatSchedule(parseSchedule(v3(start, end)), hoursCopy.ro)).toBe(text);
  });

  it.each([
    '2024-07-01',
    '2024-07-01T07:00:00',
    '2024-07-01 07:00:00Z',
    ` ${valid}`,
    `x${valid}`,
    `${valid}\n`,
    '2024-02-30T07:00:00Z',
    '2024-13-01T07:00:00Z',
    '2024-07-01T25:00:00Z',
    '2024-07-01T07:60:00Z',
    '2024-07-01T07:00:00+0300',
    '2024-07-01T07:00:00+03:60',
    '2024-07-01T07:00:00+99:00',
    '2024-07-01T07:00:00.1234567890Z',
    1719817200000,
    null,
  ])('counts as none when a date-time is malformed: %j', (broken) => {
    expect(parseSchedule(v3(broken, valid))).toEqual(NONE);
    expect(parseSchedule(v3(valid, broken))).toEqual(NONE);
  });
});

describe('a schedule of whole hours', () => {
  it.each([
    [{ start: 8, end: 22 }, '8:00 - 22:00'],
    [{ start: 1, end: 24 }, '1:00 - 24:00'],
    [{ start: 0, end: 24 }, 'Non-stop'],
    [{ start: 24, end: 0 }, 'Non-stop'],
    [{ type: 'v2', start: 18, end: 2 }, '18:00 - 2:00'],
  ])('%j is shown as %s', (value, text) => {
    const schedule = parseSchedule(value);
    expect(schedule.kind).toBe('whole-hours');
    expect(formatSchedule(schedule, hoursCopy.ro)).toBe(text);
  });

  it.each([
    [{ start: 8 }],
    [{ start: 8.5, end: 22 }],
    [{ start: -1, end: 22 }],
    [{ start: 8, end: 25 }],
    [{ start: 25, end: 8 }],
    [{ start: 8, end: -1 }],
    [{ start: '8', end: '22' }],
    [undefined],
    ['10:00 - 22:00'],
    [{ type: 'v3' }],
    [{ type: 'v3', start: null, end: {} }],
  ])('%j is malformed, counts as none, and is shown as nothing', (value) => {
    const schedule = parseSchedule(value);
    expect(schedule).toEqual(NONE);
    expect(formatSchedule(schedule, hoursCopy.ro)).toBe('');
  });
});
