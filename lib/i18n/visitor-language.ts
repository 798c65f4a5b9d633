import { headers } from 'next/headers';
import { isLanguage, LANGUAGE_HEADER, parseLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * The language of the visitor who asks, decided on the server so that nothing flashes: the choice in
 * the address, which `proxy.ts` hands on, or else what the browser prefers.
 */
export async function getVisitorLanguage(): Promise<Language> {
  const inbound = await headers();
  const chosen = inbound.get(LANGUAGE_HEADER);
  return isLanguage(chosen) ? chosen : parseLanguage(inbound.get('accept-language'));
}
