/**
 * Browsers load these texts, because error pages cannot get them from the server. So this file
 * contains no other texts.
 */
export const errorCopy = {
  heading: 'Ceva nu a mers',
  text: 'Pagina nu a putut fi afișată. Încearcă din nou peste câteva momente.',
  retry: 'Reîncarcă',
  home: 'Acasă',
} as const;
