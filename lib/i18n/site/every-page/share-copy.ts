/** Texts of the button that shares a page or a product. */
export const shareCopy = {
  share: 'Distribuie',
  failed: 'Distribuirea nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;
