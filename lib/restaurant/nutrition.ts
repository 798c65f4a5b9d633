/**
 * The nutrition of 100 g, in the order in which Regulation (EU) No 1169/2011 lists it (annex XV).
 * Energy in kJ and kcal, everything else in grams. The provider may leave out values.
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

/** In the order in which they are shown. */
export const NUTRIENTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;
