import { markText } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { productFactsCopies } from '../i18n/site/menu/product-facts-copy.ts';
import { NUTRIENTS } from './menu.ts';
import type { AllergenList, Nutrition, ProductFacts } from './menu.ts';

/** One line of a product's facts, such as 'Sare' with the value '0,14 g'. */
export type ProductFact = {
  readonly name: string;
  readonly value: string;
  /** The allergens with which the value begins, and which are shown as chips. */
  readonly chips?: readonly string[] | undefined;
  /** `head` names what the next lines are about, and `part` is a part of the line before it. */
  readonly level?: string | undefined;
  /** The language of the value. Undefined if the page has the same language. */
  readonly lang?: string | undefined;
};

/** Between chips, for screen readers and for a copied text. */
export const CHIP_SEPARATOR = ', ';

const numberFormats: Readonly<Record<Language, Intl.NumberFormat>> = {
  ro: new Intl.NumberFormat('ro-RO'),
  en: new Intl.NumberFormat('en-GB'),
};

/** The ingredients, allergens and nutrition that the provider sent, as the page shows them. */
export function listProductFacts(
  product: ProductFacts,
  language: Language = 'ro',
): readonly ProductFact[] {
  const { ingredients, allergens, nutrition } = product;
  const copy = productFactsCopies[language];
  return [
    ...(ingredients === undefined
      ? []
      : [{ name: copy.ingredients, value: ingredients, ...markText(language) }]),
    ...(allergens === undefined
      ? []
      : [{ name: copy.allergens, ...formatAllergens(allergens, language) }]),
    ...(nutrition === undefined ? [] : listNutrition(nutrition, language)),
  ];
}

function formatAllergens(
  { known, isComplete }: AllergenList,
  language: Language,
): Pick<ProductFact, 'value' | 'chips'> {
  const { allergenNames, incompleteAllergens } = productFactsCopies[language];
  const chips = known.map((allergen) => allergenNames[allergen]);
  const value = chips.join(CHIP_SEPARATOR);
  if (isComplete) return { value, chips };
  return { value: value === '' ? incompleteAllergens : `${value}; ${incompleteAllergens}`, chips };
}

/** The first line says that the amounts are for 100 g. */
function listNutrition(nutrition: Nutrition, language: Language): readonly ProductFact[] {
  const { energyKj, energyKcal } = nutrition;
  const copy = productFactsCopies[language];
  /** '3,2 g', with a no-break space. Empty when the amount is not known. Shows -0 as 0. */
  const formatAmount = (amount: number | undefined, unit: string): string =>
    amount === undefined ? '' : `${numberFormats[language].format(Math.abs(amount))}\u00a0${unit}`;
  const energy = [formatAmount(energyKj, 'kJ'), formatAmount(energyKcal, 'kcal')];
  const lines = [
    { name: copy.nutrientNames.energy, value: energy.filter((part) => part !== '').join(' / ') },
    ...NUTRIENTS.map((nutrient) => ({
      name: copy.nutrientNames[nutrient],
      value: formatAmount(nutrition[nutrient], 'g'),
      level: nutrient === 'saturates' || nutrient === 'sugars' ? 'part' : undefined,
    })),
  ];
  const basis = { name: copy.nutrition, value: copy.nutritionBasis, level: 'head' };
  return [basis, ...lines.filter(({ value }) => value !== '')];
}
