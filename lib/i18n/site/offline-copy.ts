/**
 * The notice in a kept page, in which the service worker replaces `{time}` and `{day}`, and the button
 * that installs the site.
 */
export const offlineCopy = {
  today:
    'Pagina de acum nu s-a putut încărca. Aceasta este copia din browser, văzută la ora {time}: prețurile și programul pot fi altele.',
  earlier:
    'Pagina de acum nu s-a putut încărca. Aceasta este copia din browser, văzută pe {day}, la ora {time}: prețurile și programul pot fi altele.',
  install: 'Instalează pe acest dispozitiv',
} as const;
