import { isLanguage, LANGUAGE_PARAM } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';

/** The address of the next payment page. Of this page's query only the chosen language goes along. */
export function formatStep(path: string, query: PageQuery): string {
  const [language] = [query[LANGUAGE_PARAM] ?? []].flat();
  return isLanguage(language) ? `${path}?${LANGUAGE_PARAM}=${language}` : path;
}
