import { createContext, use } from 'react';
import type { EnglishMenuCopy } from '../i18n/site/menu/english-menu-copy.ts';

/**
 * The English texts of client components. Undefined on a Romanian page, where each component brings
 * its own texts. The layouts of English pages provide the English texts, so that Romanian pages do
 * not load them.
 */
export const EnglishContext = createContext<EnglishMenuCopy | undefined>(undefined);

/** The English texts on an English page; undefined on a Romanian one. */
export function useEnglish(): EnglishMenuCopy | undefined {
  return use(EnglishContext);
}
