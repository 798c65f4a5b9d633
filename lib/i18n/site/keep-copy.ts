/** Texts of the hearts. `kept-copy.ts` has the texts of the code that is loaded later. */
export const keepCopy = {
  keep: 'Păstrează',
  keepProduct: (name: string): string => `Păstrează ${name}`,
  failed: 'Lista nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
