import type { Language } from '../../language.ts';

type OfflineNotice = { readonly today: string; readonly earlier: string };

/**
 * Texts of the notice on a kept page, in the language of the page. The service worker fills in
 * `{time}` and `{day}`.
 */
export const offlineNoticeCopy: Readonly<Record<Language, OfflineNotice>> = {
  ro: {
    today:
      'Nu am putut încărca pagina la zi. Vezi copia salvată pe acest dispozitiv la ora {time}: prețurile și programul pot fi altele.',
    earlier:
      'Nu am putut încărca pagina la zi. Vezi copia salvată pe acest dispozitiv pe {day}, la ora {time}: prețurile și programul pot fi altele.',
  },
  en: {
    today:
      'The current page could not be loaded. This is the copy in your browser, seen at {time}: prices and opening hours may be different.',
    earlier:
      'The current page could not be loaded. This is the copy in your browser, seen on {day} at {time}: prices and opening hours may be different.',
  },
};
