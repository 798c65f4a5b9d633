import { productFactsCopy } from '../i18n/site/product-facts-copy.ts';
import type { AllergenList } from './allergens.ts';
import type { ProductFacts } from './menu.ts';
import type { Nutrition } from './nutrition.ts';

/** One line of a product's facts: what it is called and what it says. */
export type ProductFact = { readonly name: string; readonly value: string };

const copy = productFactsCopy;
const decimal = new Intl.NumberFormat('ro-RO');

/** The facts that the provider sent, as the page shows them: ingredients, allergens, nutrition. */
export function listProductFacts(product: ProductFacts): readonly ProductFact[] {
  const { ingredients, allergens, nutrition } = product;
  return [
    ...(ingredients === undefined ? [] : [{ name: copy.ingredients, value: ingredients }]),
    ...(allergens === undefined
      ? []
      : [{ name: copy.allergens, value: formatAllergens(allergens) }]),
    ...(nutrition === undefined ? [] : listNutrition(nutrition)),
  ];
}

function formatAllergens({ known, isComplete }: AllergenList): string {
  const names = known.map((allergen) => copy.allergenNames[allergen]).join(', ');
  return isComplete ? names : copy.incompleteAllergens(names);
}

const NUTRIENTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;

/** The first line says what the amounts refer to. */
function listNutrition(nutrition: Nutrition): readonly ProductFact[] {
  const { energyKj, energyKcal } = nutrition;
  const energy = [formatAmount(energyKj, 'kJ'), formatAmount(energyKcal, 'kcal')];
  const lines = [
    { name: copy.nutrientNames.energy, value: energy.filter((part) => part !== '').join(' / ') },
    ...NUTRIENTS.map((nutrient) => ({
      name: copy.nutrientNames[nutrient],
      value: formatAmount(nutrition[nutrient], 'g'),
    })),
  ];
  const basis = { name: copy.nutrition, value: copy.nutritionBasis };
  return [basis, ...lines.filter(({ value }) => value !== '')];
}

/** '3,2 g', with a no-break space; empty when the amount is not known. JSON can contain -0. */
function formatAmount(amount: number | undefined, unit: string): string {
  return amount === undefined ? '' : `${decimal.format(Math.abs(amount))}\u00a0${unit}`;
}
