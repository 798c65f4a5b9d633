/** Texts of the button that shares a page. Its popup has texts of its own, which are loaded later. */
export const shareCopy = {
  share: 'Distribuie',
  failed: 'Nu s-a putut încărca. Verifică legătura la internet și reîncarcă pagina.',
} as const;
