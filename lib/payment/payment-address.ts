import { isLanguage, LANGUAGE_PARAM } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';

/** `query` is that of the current page. The address keeps the language that the query chooses. */
export function formatPaymentAddress(path: string, query: PageQuery): string {
  const [language] = [query[LANGUAGE_PARAM] ?? []].flat();
  return isLanguage(language) ? `${path}?${LANGUAGE_PARAM}=${language}` : path;
}
