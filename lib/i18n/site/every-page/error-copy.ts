/**
 * Error pages are client components, so their scripts contain these texts. To keep those scripts
 * small, this file contains no other texts.
 */
export const errorCopy = {
  heading: 'Ceva nu a mers bine',
  text: 'Pagina nu a putut fi afișată. Încearcă din nou peste câteva momente.',
  retry: 'Reîncarcă',
  home: 'Acasă',
} as const;
