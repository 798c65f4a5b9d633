import type { ProductFacts } from './menu.ts';
import type { Nutrition } from './nutrition.ts';
import { listProductFacts } from './product-facts.ts';

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
  listProductFacts(product).map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' '));

describe("a product's facts", () => {
  it('are none when the provider sends no ingredients, allergens or nutrition', () => {
    expect(list({})).toEqual([]);
    expect(list({ isSoldOut: true })).toEqual([]);
  });

  it('list the ingredients before the allergens', () => {
    const allergens = { known: ['gluten', 'milk', 'nuts'], isComplete: true } as const;
    expect(list({ allergens, ingredients: 'Făină de grâu, unt.' })).toEqual([
      'Ingrediente: Făină de grâu, unt.',
      'Alergeni: cereale care conțin gluten, lapte, fructe cu coajă lemnoasă',
    ]);
  });

  it('say when the list of allergens is not complete', () => {
    expect(list({ allergens: { known: ['milk'], isComplete: false } })).toEqual([
      'Alergeni: lapte; lista nu e completă, întreabă restaurantul',
    ]);
    expect(list({ allergens: { known: [], isComplete: false } })).toEqual([
      'Alergeni: lista nu e completă, întreabă restaurantul',
    ]);
  });

  it('say that the nutrition is for 100 g, and list it in the order of a food label', () => {
    const nutrition: Nutrition = {
      energyKj: 1456,
      energyKcal: 349,
      fat: 23.4,
      saturates: 14.1,
      carbohydrate: 29.8,
      sugars: 24.6,
      protein: 5,
      salt: 0.14,
    };
    expect(list({ nutrition })).toEqual([
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
    expect(listProductFacts(product, 'en')).toEqual([
      { name: 'Ingredients', value: 'Făină de grâu, unt.', lang: 'ro' },
      {
        name: 'Allergens',
        value: 'cereals containing gluten, milk; the list is not complete, ask the restaurant',
      },
      { name: 'Nutrition', value: 'per 100 g' },
      { name: 'Energy', value: '1,456\u00a0kJ' },
      { name: 'Fat', value: '23.4\u00a0g' },
    ]);
  });

  it.each<[Partial<Nutrition>, string]>([
    [{ energyKcal: 80 }, 'Valoare energetică: 80 kcal'],
    [{ energyKj: 335 }, 'Valoare energetică: 335 kJ'],
    [{ salt: 0 }, 'Sare: 0 g'],
    [{ salt: -0 }, 'Sare: 0 g'],
  ])('list only the known nutrition values: %j', (known, line) => {
    expect(list({ nutrition: { ...nothing, ...known } })).toEqual([
      'Valori nutriționale: la 100 g',
      line,
    ]);
  });
});
