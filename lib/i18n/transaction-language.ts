import { headers } from 'next/headers';
import { parseTransactionLanguage, isLanguage, LANGUAGE_HEADER } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * The language of a transaction page. A visitor can choose it in the address; the server passes the
 * choice in a header. Without a choice, the language depends on the header Accept-Language.
 */
export async function getTransactionLanguage(): Promise<Language> {
  const inbound = await headers();
  const chosen = inbound.get(LANGUAGE_HEADER);
  return isLanguage(chosen) ? chosen : parseTransactionLanguage(inbound.get('accept-language'));
}
