import { headers } from 'next/headers';
import { parseTransactionLanguage } from '@/lib/i18n/accept-language';
import { isLanguage, LANGUAGE_HEADER } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * The language of a transaction page: the visitor's choice in the address, which `proxy.ts` passes
 * in a header, or else the language that the browser prefers.
 */
export async function getTransactionLanguage(): Promise<Language> {
  const inbound = await headers();
  const chosen = inbound.get(LANGUAGE_HEADER);
  return isLanguage(chosen) ? chosen : parseTransactionLanguage(inbound.get('accept-language'));
}
