/** Texts of the button that shares a page or a product. */
export const shareCopy = {
  share: 'Distribuie',
  failed: 'Nu s-a putut încărca. Verifică legătura la internet și reîncarcă pagina.',
} as const;
