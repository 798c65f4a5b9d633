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

/** The values in grams, in the order in which the page shows them. */
export const NUTRIENTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;
