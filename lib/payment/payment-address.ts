import { isLanguage, LANGUAGE_PARAM } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';

/** Keeps the language that the query of the current page chooses. */
export function formatPaymentAddress(path: string, query: PageQuery): string {
  const [language] = [query[LANGUAGE_PARAM] ?? []].flat();
  return isLanguage(language) ? `${path}?${LANGUAGE_PARAM}=${language}` : path;
}
