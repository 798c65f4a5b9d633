import { createContext, use } from 'react';
import type { EnglishMenuCopy } from '../i18n/site/menu/english-menu-copy.ts';

/**
 * The English texts of what the browser draws. Only an English page loads them (`load-english.ts`).
 * On other pages the value is undefined, and each component uses its own Romanian texts.
 */
export const EnglishContext = createContext<EnglishMenuCopy | undefined>(undefined);

/** The English texts on an English menu; undefined on other pages. */
export function useEnglish(): EnglishMenuCopy | undefined {
  return use(EnglishContext);
}
