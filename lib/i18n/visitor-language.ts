import { headers } from 'next/headers';
import { isLanguage, LANGUAGE_HEADER, parseLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * The language of the visitor: the choice in the address, which `proxy.ts` passes in a header, or
 * else the preferred language of the browser. The server decides it, so that the page never changes
 * its language after it is shown.
 */
export async function getVisitorLanguage(): Promise<Language> {
  const inbound = await headers();
  const chosen = inbound.get(LANGUAGE_HEADER);
  return isLanguage(chosen) ? chosen : parseLanguage(inbound.get('accept-language'));
}
