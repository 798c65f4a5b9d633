import fc from 'fast-check';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { parseMenu } from './parse-menu.ts';

const { log, lines } = watchedLog();

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
const firstProduct = (fields: object): unknown =>
  parsed(menuOf(flavour(fields))).categories[0]?.products[0];

describe('a menu', () => {
  beforeEach(() => void lines.splice(0));

  it("becomes the site's own types", () => {
    const answer = {
      restaurantName: ' La Mama ',
      restaurantImage: 'https://img.example/hero.jpg',
      logoImage: 'https://img.example/logo.png',
      restaurant_schedule: { start: 10, end: 22 },
      unknownKey: 'dropped',
      categories: [
        category([
          flavour({
            image: 'https://img.example/a b.jpg',
            description: 'cu smântână',
            weight: 350,
            quantity_type: 'g',
          }),
        ]),
      ],
    };

    expect(parsed(answer)).toEqual({
      restaurantName: 'La Mama',
      heroImage: 'https://img.example/hero.jpg',
      logoImage: 'https://img.example/logo.png',
      schedule: { kind: 'whole-hours', opensAt: 600, closesAt: 1320 },
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
            },
          ],
        },
      ],
    });
    expect(lines).toEqual([]);
  });

  it.each<[string, readonly unknown[]]>([
    ['product', [category([flavour(), ...UNREADABLE.map((value) => value)])]],
    ['price', [category([flavour(), ...UNREADABLE.map((price) => flavour({ price }))])]],
    ['name', [category([flavour(), ...UNREADABLE.map((name) => flavour({ name }))])]],
    ['category', [category([flavour()]), ...UNREADABLE]],
    [
      'list of products',
      [category([flavour()]), ...UNREADABLE.map((flavours) => ({ flavours, name: 'x' }))],
    ],
  ])('with an unreadable %s loses nothing else', (_, categories) => {
    const menu = parsed({ categories });
    expect(menu.categories.flatMap(({ products }) => products)).toHaveLength(1);
  });

  it('has at most 10,000 products in 1,000 categories, and counts the others', () => {
    const full = category(Array.from({ length: 6_000 }, () => flavour()));
    const menu = parsed({ categories: Array.from({ length: 1_001 }, () => full) });
    expect(menu.categories).toHaveLength(1_000);
    expect(menu.categories.flatMap(({ products }) => products)).toHaveLength(10_000);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      droppedProducts: 5_990_000,
      droppedCategories: 1,
    });
  });

  it.each([
    [32.5, 32.5],
    [0, 0],
    ['32', 32],
    ['32.5', 32.5],
    ['32,50', 32.5],
    [32.505, 32.51],
  ])('reads the price %j as %d RON', (price, priceRon) => {
    expect(firstProduct({ price })).toMatchObject({ priceRon });
  });

  it.each([-1, null, '', 'gratis', '1.234,50', '1e3', true])(
    'drops and counts a product with the price %j, and keeps the other product',
    (price) => {
      const menu = parsed(menuOf(flavour({ name: 'Bun' }), flavour({ price })));

      expect(menu.categories[0]?.products.map(({ name }) => name)).toEqual(['Bun']);
      expect(lines).toEqual([expect.stringContaining('"droppedProducts":1')]);
    },
  );

  it.each(['', '   ', '\u200b\u202e', 7, null])('drops a product named %j', (name) => {
    expect(parsed(menuOf(flavour(), flavour({ name }))).categories[0]?.products).toHaveLength(1);
  });

  it('gives every product of the menu its own slug and every category its own anchor', () => {
    const { categories } = parsed({
      categories: [category([flavour(), flavour()]), category([flavour()])],
    });
    const slugs = categories.flatMap(({ products }) => products.map(({ slug }) => slug));

    expect(new Set(slugs).size).toBe(3);
    expect(new Set(categories.map(({ anchor }) => anchor)).size).toBe(2);
  });

  it('keeps each product in its category, also after a dropped product', () => {
    const { categories } = parsed({
      categories: [
        category([flavour({ name: 'A' }), flavour({ price: -1 })]),
        category([]),
        category([flavour({ name: 'B' }), flavour({ name: 'C' })]),
      ],
    });

    expect(categories.map(({ products }) => products.map(({ name }) => name))).toEqual([
      ['A'],
      [],
      ['B', 'C'],
    ]);
  });

  it('keeps a category without a readable product', () => {
    const { categories } = parsed({
      categories: [category([{ nonsense: true }]), category([flavour()])],
    });

    expect(categories.map(({ products }) => products.length)).toEqual([0, 1]);
  });

  it.each<[string, object, object]>([
    ['image', { image: 7 }, { image: undefined }],
    ['description', { description: ['a'] }, { description: undefined }],
    ['weight', { weight: { grams: 350 } }, { weight: undefined }],
    ['quantity_type', { quantity_type: 1 }, { quantityType: undefined }],
  ])('keeps a product with an invalid %s, without that field', (_, fields, expected) => {
    expect(firstProduct(fields)).toMatchObject({ name: 'Ciorbă', priceRon: 18, ...expected });
    expect(lines).toEqual([]);
  });

  it('reads the fields that a provider need not send', () => {
    const sent = { allergens: ['milk'], ingredients: 'Lapte', sold_out: true };
    const answer = { ...menuOf(flavour(sent)), telephone: '0257 123 456' };

    expect(parsed(answer)).toMatchObject({
      telephone: '+40 257 123 456',
      categories: [{ products: [{ ingredients: 'Lapte', isSoldOut: true }] }],
    });
    expect(lines).toEqual([]);
  });

  it('may lack the fields that a provider need not send', () => {
    const { categories, ...head } = parsed(menuOf(flavour()));
    expect(head).toEqual({ schedule: { kind: 'none' } });
    expect(categories[0]?.products).toEqual([{ slug: 'ciorba', name: 'Ciorbă', priceRon: 18 }]);
    expect(lines).toEqual([]);
  });

  it('keeps restaurant and products when optional fields are invalid, and counts the fields', () => {
    const invalid = { allergens: ['milk', 'kiwi'], nutrition: { fat: 'mult' }, sold_out: 'da' };
    const answer = { ...menuOf(flavour(), flavour(invalid)), telephone: 'x', coordinates: {} };

    expect(parsed(answer).categories[0]?.products).toHaveLength(2);
    expect(lines).toEqual([expect.stringContaining('"droppedFields":5')]);
    expect(lines[0]).toContain('"droppedProducts":0');
  });

  it.each([{ _id: 7 }, { _id: null }, { _id: '' }, { _id: undefined }])(
    'keeps a category whose id, which is not used, is missing or invalid: %j',
    (fields) => {
      const { categories } = parsed({ categories: [{ ...category([flavour()]), ...fields }] });

      expect(categories[0]?.products).toHaveLength(1);
      expect(lines).toEqual([]);
    },
  );

  it('drops and counts a category without a list of products', () => {
    const { categories } = parsed({ categories: [{ _id: 'x', name: 'X' }, category([flavour()])] });

    expect(categories).toHaveLength(1);
    expect(lines).toEqual([expect.stringContaining('"droppedCategories":1')]);
  });

  it('may be empty', () => {
    expect(parsed({ categories: [] }).categories).toEqual([]);
  });

  it.each([null, [], 'menu', 7, {}, { categories: null }, { categories: {} }])(
    'is a failure when the answer is %j',
    (answer) => {
      expect(parseMenu(answer, log)).toMatchObject({
        ok: false,
        failure: { kind: 'unexpected-shape' },
      });
      expect(lines).toHaveLength(1);
    },
  );

  it.each([
    ['product', menuOf({ title: 'renamed', price: 3 })],
    ['category', { categories: [{ title: 'renamed' }] }],
  ])('is a failure when no %s is readable', (_, answer) => {
    expect(parseMenu(answer, log)).toMatchObject({ failure: { kind: 'unexpected-shape' } });
  });

  it.each([[7], [null], [{ startHour: 'x' }], [{ type: 'v3' }]])(
    'has no schedule when `restaurant_schedule` is %j',
    (schedule) => {
      expect(parsed({ ...menuOf(flavour()), restaurant_schedule: schedule }).schedule).toEqual({
        kind: 'none',
      });
    },
  );

  it('is parsed with any JSON value as the name of the restaurant and as its logo', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        const menu = parsed({ ...menuOf(flavour()), restaurantName: first, logoImage: second });

        expect(menu.categories).toHaveLength(1);
      }),
    );
  });

  it('never makes the parser throw, with any JSON value as a category or a product', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof parseMenu({ categories: [value, category([value])] }, log).ok).toBe(
          'boolean',
        );
      }),
    );
  });
});
