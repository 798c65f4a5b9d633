import type { Nutrition } from '@/lib/restaurant/nutrition';
import { structureNutrition } from './structured-nutrition.ts';

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
const OF_100_G = { '@type': 'NutritionInformation', servingSize: '100 g' };

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
    ['only the known values', { fat: 5.1, salt: 1 }, { fatContent: '5.1 g' }],
    ['a value of zero', { sugars: 0 }, { sugarContent: '0 g' }],
  ])('has %s', (_, known, amounts) => {
    expect(structureNutrition({ ...NOTHING, ...known })).toStrictEqual({ ...OF_100_G, ...amounts });
  });

  it.each<[string, Partial<Nutrition>]>([
    ['no value', {}],
    ['only values without a property of schema.org', { energyKj: 325, salt: 0.9 }],
  ])('is left out when the provider sends %s', (_, known) => {
    expect(structureNutrition({ ...NOTHING, ...known })).toBeUndefined();
  });
});
