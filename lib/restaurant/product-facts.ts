import { markText } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { productFactsCopies } from '../i18n/site/menu/product-facts-copy.ts';

/** What the provider may add to a product; each field is optional. */
export type ProductFacts = {
  readonly isSoldOut?: boolean | undefined;
  readonly ingredients?: string | undefined;
  readonly allergens?: AllergenList | undefined;
  readonly nutrition?: Nutrition | undefined;
};

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

/** A word that the card and the popup show, such as 'Epuizat'. */
type ProductLabel = {
  readonly text: string;
  /**
   * What the popup, a print and a page without JavaScript add. Only 'sold out' has it: by it the
   * stylesheet dims the card, and `read-product.ts` knows that the product is sold out.
   */
  readonly addition?: string;
};

/** Lines are in the product's popup, in a print and on a card without JavaScript. */
export type ShownFacts = {
  readonly labels: readonly ProductLabel[];
  readonly lines: readonly ProductFact[];
};

/** What a page shows of the facts, in the order of the page. */
export function showProductFacts(product: ProductFacts, language: Language): ShownFacts {
  const { isSoldOut, ingredients, allergens, nutrition } = product;
  const copy = productFactsCopies[language];
  const shown: Readonly<Record<keyof ProductFacts, Partial<ShownFacts> | false>> = {
    isSoldOut: isSoldOut === true && {
      labels: [{ text: copy.soldOut, addition: copy.soldOutAsOf }],
    },
    ingredients: ingredients !== undefined && {
      lines: [{ name: copy.ingredients, value: ingredients, ...markText(language) }],
    },
    allergens: allergens !== undefined && {
      lines: [{ name: copy.allergens, ...formatAllergens(allergens, language) }],
    },
    nutrition: nutrition !== undefined && { lines: listNutrition(nutrition, language) },
  };
  const facts = Object.values(shown).filter((fact) => fact !== false);
  return {
    labels: facts.flatMap(({ labels = [] }) => labels),
    lines: facts.flatMap(({ lines = [] }) => lines),
  };
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

/** The values in grams, in the order in which the page shows them. */
const NUTRIENTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;

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

/**
 * A code for each allergen of annex II of Regulation (EU) No 1169/2011, in the order of the annex.
 * If the provider sends other codes, the site does not show them, because a diner could not tell
 * what they mean.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

type Allergen = (typeof ALLERGENS)[number];

/** What the provider says about the allergens of a product. */
export type AllergenList = {
  /** Without repetition, in the order of `ALLERGENS`. */
  readonly known: readonly Allergen[];
  /**
   * False when the provider sent codes that the site does not know. The shown list then says that
   * it is not complete.
   */
  readonly isComplete: boolean;
};

/**
 * The nutrition values for 100 g, in the order of Regulation (EU) No 1169/2011, annex XV. Energy is
 * in kJ and kcal, the other values are in grams. The provider may leave out values.
 */
export type Nutrition = {
  readonly energyKj: number | undefined;
  readonly energyKcal: number | undefined;
  readonly fat: number | undefined;
  readonly saturates: number | undefined;
  readonly carbohydrate: number | undefined;
  readonly sugars: number | undefined;
  readonly protein: number | undefined;
  readonly salt: number | undefined;
};

/** A weight of zero counts as no weight. */
const ZERO = /^0+([.,]0+)?$/;

/**
 * '350 g' from the weight '350' or '350 g' and the quantity type 'g'. '350' without a quantity
 * type. Undefined without a weight. Numbers are not reformatted, because '1.500' may mean one and
 * a half or fifteen hundred.
 */
export function formatWeight(
  weight: string | undefined,
  quantityType: string | undefined,
): string | undefined {
  const amount = weight?.trim() ?? '';
  const unit = quantityType?.trim() ?? '';
  if (amount === '' || ZERO.test(amount)) return undefined;
  return unit === '' || hasUnit(amount, unit) ? amount : `${amount} ${unit}`;
}

function hasUnit(amount: string, unit: string): boolean {
  if (!amount.toLowerCase().endsWith(unit.toLowerCase())) return false;
  return /[\d\s]$/.test(amount.slice(0, -unit.length));
}
