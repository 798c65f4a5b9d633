import fc from 'fast-check';
import { ALLERGENS } from '../../restaurant/allergens.ts';
import type { ProductFacts } from '../../restaurant/menu.ts';
import { createOptionalFields } from './optional-fields.ts';
import { parseProductFacts } from './parse-product-facts.ts';

function parse(sent: object): ProductFacts & { readonly dropped: number } {
  const fields = createOptionalFields();
  return { ...parseProductFacts(sent, fields), dropped: fields.countDropped() };
}

const nutrition = {
  energy_kj: 1456,
  energy_kcal: 349,
  fat: 23.4,
  saturates: 14.1,
  carbohydrate: 29.8,
  sugars: 24.6,
  protein: 5.2,
  salt: 0.14,
};

describe("a product's facts", () => {
  it('are all read', () => {
    const sent = { ingredients: ' Ouă,\n lapte ', allergens: ['eggs'], nutrition, sold_out: true };
    expect(parse(sent)).toEqual({
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
        salt: 0.14,
      },
      isSoldOut: true,
      dropped: 0,
    });
  });

  it.each<[unknown]>([[undefined], [null], [''], [' \u200b ']])(
    'are absent and not counted as dropped when each is %j',
    (value) => {
      const sent = { ingredients: value, allergens: value, nutrition: value, sold_out: value };
      expect(parse(sent)).toEqual({ dropped: 0 });
    },
  );

  it.each<[string, object, keyof ProductFacts]>([
    ['ingredients', { ingredients: ['ouă'] }, 'ingredients'],
    ['allergens', { allergens: 'ouă, lapte' }, 'allergens'],
    ['nutrition', { nutrition: '349 kcal' }, 'nutrition'],
    ['sold_out', { sold_out: 'da' }, 'isSoldOut'],
  ])('lack only the invalid %s, which is counted as dropped', (_, invalid, lost) => {
    const valid = { ingredients: 'Ouă', allergens: ['eggs'], nutrition, sold_out: true };
    const expected = { ...parse(valid), [lost]: undefined, dropped: 1 };
    expect(parse({ ...valid, ...invalid })).toEqual(expected);
  });
});

describe('allergens', () => {
  it('are in the order of `ALLERGENS`, each once', () => {
    expect(parse({ allergens: ['milk', 'gluten', 'milk'] }).allergens).toEqual({
      known: ['gluten', 'milk'],
      isComplete: true,
    });
  });

  it('lose unknown codes, which are counted, and are then marked as not complete', () => {
    const { allergens, dropped } = parse({ allergens: ['kiwi', 'milk', 7, null, 'MILK'] });
    expect(allergens).toEqual({ known: ['milk'], isComplete: false });
    expect(dropped).toBe(4);
  });

  it('are unknown when the list is empty, because the restaurant may not have filled it in', () => {
    expect(parse({ allergens: [] })).toEqual({ dropped: 0 });
  });

  it('are an empty list that is not complete when no sent code is known', () => {
    const allergens = { known: [], isComplete: false };
    expect(parse({ allergens: ['kiwi'] })).toEqual({ allergens, dropped: 1 });
  });

  it('include only sent codes of the 14 allergens, and every other code is counted', () => {
    const codes = fc.array(fc.oneof(fc.constantFrom(...ALLERGENS), fc.jsonValue()));
    fc.assert(
      fc.property(codes, (allergens) => {
        const read = parse({ allergens });
        const isCode = (code: unknown): boolean => ALLERGENS.some((known) => known === code);
        expect(read.dropped).toBe(allergens.filter((code) => !isCode(code)).length);
        for (const code of read.allergens?.known ?? []) expect(allergens).toContain(code);
      }),
    );
  });
});

describe('nutrition', () => {
  it.each([
    ['fat', 100.1],
    ['salt', -0.1],
    ['energy_kj', 4_001],
    ['energy_kcal', 1_001],
    ['protein', '5'],
    ['sugars', {}],
  ])('loses only an invalid %s of %j, which is counted', (key, amount) => {
    const { nutrition: read, dropped } = parse({ nutrition: { ...nutrition, [key]: amount } });
    const known = Object.values(read ?? {}).filter((value) => value !== undefined);
    expect(known).toHaveLength(7);
    expect(dropped).toBe(1);
  });

  it('is unknown without any amount', () => {
    expect(parse({ nutrition: { fat: null } })).toEqual({ dropped: 0 });
  });

  it('has two decimals at most', () => {
    expect(parse({ nutrition: { salt: 0.12345 } }).nutrition?.salt).toBe(0.12);
  });
});
