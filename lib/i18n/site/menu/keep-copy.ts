/** Texts of the hearts with which a visitor keeps products. */
export const keepCopy = {
  keep: 'Păstrează',
  keepProduct: (name: string): string => `Păstrează ${name}`,
  failed: 'Lista nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
