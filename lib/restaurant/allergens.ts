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

export type Allergen = (typeof ALLERGENS)[number];

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
