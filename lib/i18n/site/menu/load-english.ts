import type { EnglishMenuCopy } from './english-menu-copy.ts';

/** Loads the English texts on an English page. Resolves to undefined on a Romanian one. */
export const loadEnglish = (): Promise<EnglishMenuCopy | undefined> =>
  document.documentElement.lang === 'en'
    ? import('./english-menu-copy.ts').then(({ englishMenuCopy }) => englishMenuCopy)
    : Promise.resolve(undefined);
