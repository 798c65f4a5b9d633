/** Texts of the controls on the picture in a product's popup. */
export const productStepsCopy = {
  previous: 'Produsul anterior',
  next: 'Produsul următor',
  /** Shown on the picture. */
  position: (position: number, count: number): string => `${position} din ${count}`,
  close: 'Închide produsul',
  /** Announced to screen readers when the popup shows another product. */
  shown: (name: string, position: number, count: number): string =>
    `${name}, ${position} din ${count}`,
} as const;
