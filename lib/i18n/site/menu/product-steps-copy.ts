/** Texts for the steps from the open product to its neighbours. */
export const productStepsCopy = {
  previous: 'Produsul anterior',
  next: 'Produsul următor',
  /** Announced to screen readers after a step. */
  shown: (name: string, position: number, count: number): string =>
    `${name}, ${position} din ${count}`,
} as const;
