/** Texts of the buttons in a product's popup that show the previous or the next product. */
export const productStepsCopy = {
  previous: 'Produsul anterior',
  next: 'Produsul următor',
  /** Announced to screen readers when the popup shows another product. */
  shown: (name: string, position: number, count: number): string =>
    `${name}, ${position} din ${count}`,
} as const;
