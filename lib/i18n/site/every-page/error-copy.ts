/**
 * This file is separate, because browsers load it: error pages cannot get texts from the server.
 */
export const errorCopy = {
  heading: 'Ceva nu a mers',
  text: 'Pagina nu a putut fi afișată. Încearcă din nou peste câteva momente.',
  retry: 'Reîncarcă',
  home: 'Acasă',
} as const;
