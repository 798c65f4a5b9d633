/** On its own, because the browser loads it: the error pages cannot ask the server for words. */
export const errorCopy = {
  heading: 'Ceva nu a mers',
  text: 'Pagina nu a putut fi afișată. Încearcă din nou peste câteva momente.',
  retry: 'Reîncarcă',
  home: 'Acasă',
} as const;
