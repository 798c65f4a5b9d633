import type { z } from 'zod';
import { wholeProduct } from '@/e2e/sandbox/example-restaurants';
import * as wire from './wire.ts';

const product = { name: 'Ciorbă', price: '18,50' };
const category = { _id: 'c1', name: 'Ciorbe', flavours: [product] };
const restaurant = { name: 'La Mama', short_name: 'la-mama' };
const address = { street: 'a', city: 'b' };
const v3 = {
  type: 'v3',
  start: { startHour: '2024-07-01T07:00:00Z' },
  end: { endHour: '2024-07-01T19:00:00Z' },
};
const pictures = { restaurantImage: 'a', logoImage: 'b' };
const energy = { energy_kj: 1_456, energy_kcal: 349 };
const grams = { fat: 1, saturates: 1, carbohydrate: 1, sugars: 1, protein: 1, salt: 0.14 };
const texts = { image: 'a', description: 'b', weight: 350, quantity_type: 'g' };
/** The allergens are a list, unlike what the first test expects of an optional field. */
const { allergens, ...facts } = wire.productFactsWire.parse(wholeProduct);
const contact = {
  address,
  telephone: '0257 123 456',
  coordinates: { latitude: 46.2, longitude: 21.3 },
};

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('the contract', () => {
  /** A title, a schema, an object of its required fields, and an object of optional fields. */
  it.each<[string, z.ZodType, object, object]>([
    ['a schedule of type v3', wire.scheduleV3Wire, v3, {}],
    ['a schedule of whole hours', wire.scheduleHoursWire, { start: 0, end: 24 }, {}],
    ['a product', wire.flavourWire, product, { ...texts, ...facts }],
    ['nutrition', wire.nutritionWire, {}, { ...energy, ...grams }],
    ['an address', wire.addressWire, address, { postal_code: '310025' }],
    ['a category', wire.categoryWire, category, {}],
    [
      'a menu',
      wire.menuWire,
      { categories: [category] },
      { restaurantName: 'a', ...pictures, restaurant_schedule: v3, ...contact },
    ],
    ['a restaurant', wire.restaurantWire, restaurant, { ...pictures, schedule: 'c' }],
    ['a list of restaurants', wire.restaurantListWire, { restaurants: [restaurant] }, {}],
    ['a message', wire.errorWire, { result: { message: 'Nu' } }, {}],
    ['a new password', wire.resetPasswordPayloadWire, { token: 't', newPassword: 'p' }, {}],
    ['an activation', wire.activationPayloadWire, { token: 't' }, {}],
    ['an invoice', wire.invoiceWire, {}, { link: 'https://a.example' }],
  ])('needs each required field of %s, and no optional one', (_, schema, required, optional) => {
    expect(accepts(schema, required)).toBe(true);
    for (const key of Object.keys(required)) {
      for (const value of [undefined, '', {}]) {
        expect([key, accepts(schema, { ...required, [key]: value })]).toEqual([key, false]);
      }
    }
    const whole = { ...required, ...optional };
    expect(schema.safeParse(whole).data).toEqual(whole);
    for (const key of Object.keys(optional)) {
      expect([key, accepts(schema, { ...required, [key]: null })]).toEqual([key, true]);
      expect([key, accepts(schema, { ...required, [key]: [] })]).toEqual([key, false]);
    }
  });

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
    ['allergens', wire.flavourWire, { ...product, allergens: ['eggs'] }, { allergens: ['x'] }],
    ['a weight as text', wire.flavourWire, { ...product, weight: '350' }, { weight: true }],
    ['any object for an authorized order', wire.orderAuthorizedWire, { a: { b: 1 } }, [1]],
  ])('accepts %s unchanged, but not every value', (_name, schema, value, invalid) => {
    expect(schema.safeParse(value).data).toEqual(value);
    const other = Array.isArray(invalid) ? invalid : { ...product, ...invalid };
    expect(accepts(schema, other)).toBe(false);
  });
});
