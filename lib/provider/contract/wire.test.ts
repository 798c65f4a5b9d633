import type { z } from 'zod';
import * as wire from './wire.ts';

const product = { name: 'Ciorbă', price: '18,50' };
const category = { _id: 'c1', name: 'Ciorbe', flavours: [product] };
const restaurant = { name: 'La Mama', short_name: 'la-mama' };
const v3 = {
  type: 'v3',
  start: { startHour: '2024-07-01T07:00:00Z' },
  end: { endHour: '2024-07-01T19:00:00Z' },
};

/** A title, a schema, an object of its required fields, and an object of optional fields. */
const CASES: readonly (readonly [string, z.ZodType, object, object])[] = [
  ['a schedule of type v3', wire.scheduleV3Wire, v3, {}],
  ['a schedule of whole hours', wire.scheduleHoursWire, { start: 0, end: 24 }, {}],
  [
    'a product',
    wire.flavourWire,
    product,
    {
      image: 'a',
      description: 'b',
      weight: 350,
      quantity_type: 'g',
      ingredients: 'c',
      nutrition: { fat: 1 },
      sold_out: true,
    },
  ],
  [
    'nutrition',
    wire.nutritionWire,
    {},
    {
      energy_kj: 1_456,
      energy_kcal: 349,
      fat: 23.4,
      saturates: 14.1,
      carbohydrate: 29.8,
      sugars: 24.6,
      protein: 5.2,
      salt: 0.14,
    },
  ],
  ['an address', wire.addressWire, { street: 'a', city: 'b' }, { postal_code: '310025' }],
  ['a category', wire.categoryWire, category, {}],
  [
    'a menu',
    wire.menuWire,
    { categories: [category] },
    {
      restaurantName: 'a',
      restaurantImage: 'b',
      logoImage: 'c',
      restaurant_schedule: v3,
      address: { street: 'd', city: 'e' },
      telephone: '0257 123 456',
      coordinates: { latitude: 46.2, longitude: 21.3 },
    },
  ],
  [
    'a restaurant',
    wire.restaurantWire,
    restaurant,
    { restaurantImage: 'a', logoImage: 'b', schedule: 'c' },
  ],
  ['a list of restaurants', wire.restaurantListWire, { restaurants: [restaurant] }, {}],
  ['a message', wire.errorWire, { result: { message: 'Nu' } }, {}],
  ['a new password', wire.resetPasswordPayloadWire, { token: 't', newPassword: 'p' }, {}],
  ['an activation', wire.activationPayloadWire, { token: 't' }, {}],
  ['an invoice', wire.invoiceWire, {}, { link: 'https://a.example' }],
];

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe.each(CASES)('%s', (_name, schema, required, optional) => {
  it('needs no optional field, and rejects a required field that is missing, "" or {}', () => {
    expect(accepts(schema, required)).toBe(true);
    for (const key of Object.keys(required)) {
      const others = Object.entries(required).filter(([other]) => other !== key);
      expect([key, accepts(schema, Object.fromEntries(others))]).toEqual([key, false]);
      expect([key, accepts(schema, { ...required, [key]: '' })]).toEqual([key, false]);
      expect([key, accepts(schema, { ...required, [key]: {} })]).toEqual([key, false]);
    }
  });

  it('accepts a valid value or null for each optional field of the case, but not a list', () => {
    expect(schema.safeParse({ ...required, ...optional }).data).toEqual({
      ...required,
      ...optional,
    });
    for (const key of Object.keys(optional)) {
      expect([key, accepts(schema, { ...required, [key]: null })]).toEqual([key, true]);
      expect([key, accepts(schema, { ...required, [key]: [] })]).toEqual([key, false]);
    }
  });
});

describe('the contract', () => {
  it.each([
    [0, true],
    [12.5, true],
    [-1, false],
    ['9999999.99', true],
    ['10000000', false],
    ['1.234', false],
    ['a1', false],
    ['1a', false],
  ])('accepts the price %j: %s', (price, isValid) => {
    expect(accepts(wire.flavourWire, { ...product, price })).toBe(isValid);
  });

  it.each([
    ['a form', wire.authorizationWire, { data: '<form>' }, { data: { data: 7 } }],
    ['a form that is wrapped twice', wire.authorizationWire, { data: { data: '<form>' } }, {}],
    [
      'allergens',
      wire.flavourWire,
      { ...product, allergens: ['eggs'] },
      { ...product, allergens: ['x'] },
    ],
    [
      'a weight as text',
      wire.flavourWire,
      { ...product, weight: '350' },
      { ...product, weight: true },
    ],
    ['any object for an authorized order', wire.orderAuthorizedWire, { a: { b: 1 } }, [1]],
  ])('accepts %s unchanged, but not every value', (_name, schema, value, invalid) => {
    expect(schema.safeParse(value).data).toEqual(value);
    expect(accepts(schema, invalid)).toBe(false);
  });

  it('has a unique id and a description for each schema except the union of schedules', () => {
    const described = Object.values(wire).filter((schema) => schema !== wire.scheduleWire);
    const metas = described.map((schema) => schema.meta());
    expect(new Set(metas.map((meta) => meta?.id)).size).toBe(described.length);
    for (const meta of metas) {
      expect(meta).toEqual({
        id: expect.stringMatching(/^[A-Z][A-Za-z0-9]+$/),
        description: expect.stringMatching(/^[A-Z].+\.$/),
      });
    }
  });
});
