import { headers } from 'next/headers';
import { parseTransactionLanguage } from '@/lib/i18n/accept-language';
import { isLanguage, LANGUAGE_HEADER } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * The choice in the address, which `proxy.ts` passes in a header, or else the preferred language of
 * the browser.
 */
export async function getTransactionLanguage(): Promise<Language> {
  const inbound = await headers();
  const chosen = inbound.get(LANGUAGE_HEADER);
  return isLanguage(chosen) ? chosen : parseTransactionLanguage(inbound.get('accept-language'));
}
