import fc from 'fast-check';
import { wholeProduct } from '@/e2e/sandbox/example-restaurants';
import { createOptionalFields, parseProductFacts } from '@/lib/provider/contract/parse-menu';
import { formatPrice, parseShownPrice, sortProducts } from './price.ts';
import type { ProductOrder } from './price.ts';
import { showProductFacts, formatWeight } from './product-facts.ts';
import type { Nutrition, ProductFacts } from './product-facts.ts';

describe('a price in RON', () => {
  it.each([
    [32.5, '32,50 RON'],
    [0, '0,00 RON'],
    [-0, '0,00 RON'],
    [0.1 + 0.2, '0,30 RON'],
    [19.999, '20,00 RON'],
    [1234.5, '1.234,50 RON'],
    [1234567.89, '1.234.567,89 RON'],
  ])('%d is shown as %s, always with two decimals', (priceRon, text) => {
    // The space never wraps.
    expect(formatPrice(priceRon)).toBe(text.replace(' ', '\u00a0'));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01])('cannot be %d', (value) => {
    expect(() => formatPrice(value)).toThrow(new RangeError(`Not a price in RON: ${value}`));
  });
});

describe('the price in a shown text', () => {
  it.each([
    ['32,50\u00a0RON', 32.5],
    ['0,00 RON', 0],
    ['1.249,99 RON', 1249.99],
    ['32.50 RON', 32.5],
    ['RON 1,249.99', 1249.99],
    ['', undefined],
    ['la cerere', undefined],
    ['de la 20,00 RON', undefined],
    ['20 lei', undefined],
  ])('%j is %p', (text, price) => {
    expect(parseShownPrice(text)).toBe(price);
  });

  it('is the price that `formatPrice` has formatted', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (bani) => {
        expect(parseShownPrice(formatPrice(bani / 100))).toBe(bani / 100);
      }),
    );
  });
});

describe('the products of a category', () => {
  const products = [0, 20, undefined, 99.9, 20, undefined].map((priceRon, position) => ({
    priceRon,
    position,
  }));

  it.each<[ProductOrder, readonly number[]]>([
    ['menu', [0, 1, 2, 3, 4, 5]],
    ['ascending', [0, 1, 4, 3, 2, 5]],
    ['descending', [3, 1, 4, 0, 2, 5]],
  ])('are sorted in the order "%s", those without a price last', (order, positions) => {
    expect(sortProducts(products, order).map(({ position }) => position)).toEqual(positions);
  });
});

describe('weight and quantity type', () => {
  it.each([
    ['350', 'g', '350 g'],
    ['350/150', 'g', '350/150 g'],
    [' 350 ', ' g ', '350 g'],
    ['350', undefined, '350'],
    ['350', '', '350'],
    ['350 g', 'g', '350 g'],
    ['350ML', 'ml', '350ML'],
    ['1 kg', 'g', '1 kg g'],
    ['o', 'porție', 'o porție'],
    [undefined, 'g', undefined],
    ['  ', 'g', undefined],
    ['0', 'g', undefined],
    ['0.00', 'g', undefined],
  ])('%j and %j are shown as %j', (weight, quantityType, text) => {
    expect(formatWeight(weight, quantityType)).toBe(text);
  });
});

const nothing: Nutrition = {
  energyKj: undefined,
  energyKcal: undefined,
  fat: undefined,
  saturates: undefined,
  carbohydrate: undefined,
  sugars: undefined,
  protein: undefined,
  salt: undefined,
};

const list = (product: ProductFacts): readonly string[] =>
  showProductFacts(product, 'ro').lines.map(({ name, value }) =>
    `${name}: ${value}`.replaceAll('\u00a0', ' '),
  );

describe("a product's facts", () => {
  it.each(Object.entries(parseProductFacts(wholeProduct, createOptionalFields())))(
    'show %s as a label or in lines',
    (fact, value) => {
      expect(showProductFacts({ [fact]: value }, 'ro')).not.toEqual({ labels: [], lines: [] });
    },
  );

  it.each<[ProductFacts, readonly string[]]>([
    [{}, []],
    [{ isSoldOut: true }, []],
    [
      { allergens: { known: ['gluten', 'milk'], isComplete: true }, ingredients: 'Unt.' },
      ['Ingrediente: Unt.', 'Alergeni: cereale care conțin gluten, lapte'],
    ],
    [
      { allergens: { known: ['milk'], isComplete: false } },
      ['Alergeni: lapte; lista nu e completă, întreabă restaurantul'],
    ],
    [
      { allergens: { known: [], isComplete: false } },
      ['Alergeni: lista nu e completă, întreabă restaurantul'],
    ],
  ])('of %j are the lines %j', (facts, lines) => {
    expect(list(facts)).toEqual(lines);
  });

  it('say that the nutrition is for 100 g, and list it in the order of a food label', () => {
    const energy = { energyKj: 1456, energyKcal: 349 };
    const fats = { fat: 23.4, saturates: 14.1 };
    const others = { carbohydrate: 29.8, sugars: 24.6, protein: 5, salt: 0.14 };
    expect(list({ nutrition: { ...others, ...fats, ...energy } })).toEqual([
      'Valori nutriționale: la 100 g',
      'Valoare energetică: 1.456 kJ / 349 kcal',
      'Grăsimi: 23,4 g',
      'din care acizi grași saturați: 14,1 g',
      'Glucide: 29,8 g',
      'din care zaharuri: 24,6 g',
      'Proteine: 5 g',
      'Sare: 0,14 g',
    ]);
  });

  it('are in English on an English page, and the ingredients stay as they were sent', () => {
    const product: ProductFacts = {
      ingredients: 'Făină de grâu, unt.',
      allergens: { known: ['gluten', 'milk'], isComplete: false },
      nutrition: { ...nothing, energyKj: 1456, fat: 23.4 },
    };
    expect(showProductFacts(product, 'en').lines).toEqual([
      { name: 'Ingredients', value: 'Făină de grâu, unt.', lang: 'ro' },
      {
        name: 'Allergens',
        value: 'cereals containing gluten, milk; the list is not complete, ask the restaurant',
        chips: ['cereals containing gluten', 'milk'],
      },
      { name: 'Nutrition', value: 'per 100 g', level: 'head' },
      { name: 'Energy', value: '1,456\u00a0kJ' },
      { name: 'Fat', value: '23.4\u00a0g' },
    ]);
  });

  it.each<[Partial<Nutrition>, string]>([
    [{ energyKcal: 80 }, 'Valoare energetică: 80 kcal'],
    [{ salt: -0 }, 'Sare: 0 g'],
  ])('list only the known nutrition values: %j', (known, line) => {
    expect(list({ nutrition: { ...nothing, ...known } })).toEqual([
      'Valori nutriționale: la 100 g',
      line,
    ]);
  });
});
