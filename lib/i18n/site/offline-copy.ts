/** Texts about copies of a page. `{time}` and `{day}` are filled in by the service worker. */
export const offlineCopy = {
  today:
    'Pagina de acum nu s-a putut încărca. Aceasta este copia din browser, văzută la ora {time}: prețurile și programul pot fi altele.',
  earlier:
    'Pagina de acum nu s-a putut încărca. Aceasta este copia din browser, văzută pe {day}, la ora {time}: prețurile și programul pot fi altele.',
  install: 'Instalează pe acest dispozitiv',
} as const;
