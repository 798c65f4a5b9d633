import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { parseLanguage } from '@/lib/query-values';
import type { PageQuery } from '@/lib/i18n/language-query';

/** Adds the language of the current page's query to `path`, but none of the other parameters. */
export function formatPaymentAddress(path: string, query: PageQuery): string {
  const chosen = query[LANGUAGE_PARAM];
  const language = parseLanguage(typeof chosen === 'string' ? chosen : chosen?.[0]);
  return language !== undefined ? `${path}?${LANGUAGE_PARAM}=${language}` : path;
}
