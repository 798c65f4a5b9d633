/** Texts of the hearts, which the page loads at once; those of the sheet are in `kept-copy.ts`. */
export const keepCopy = {
  keep: 'Păstrează',
  keepProduct: (name: string): string => `Păstrează ${name}`,
  failed: 'Lista nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
