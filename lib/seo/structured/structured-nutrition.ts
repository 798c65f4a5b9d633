import type { NutritionInformation } from 'schema-dts';
import type { Nutrition } from '@/lib/restaurant/nutrition';

/**
 * Each row has a field of `Nutrition`, its property in schema.org and its unit. schema.org has no
 * property for kilojoules or salt.
 */
const PROPERTIES = [
  ['energyKcal', 'calories', 'kcal'],
  ['fat', 'fatContent', 'g'],
  ['saturates', 'saturatedFatContent', 'g'],
  ['carbohydrate', 'carbohydrateContent', 'g'],
  ['sugars', 'sugarContent', 'g'],
  ['protein', 'proteinContent', 'g'],
] as const;

/** The known nutrition of 100 g. Undefined when no known value has a property of schema.org. */
export function structureNutrition(nutrition: Nutrition): NutritionInformation | undefined {
  const known = PROPERTIES.flatMap(([nutrient, property, unit]) => {
    const amount = nutrition[nutrient];
    return amount === undefined ? [] : [[property, `${amount} ${unit}`] as const];
  });
  if (known.length === 0) return undefined;
  const amounts = Object.fromEntries(known);
  return { '@type': 'NutritionInformation', servingSize: '100 g', ...amounts };
}
