import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/addresses/list-prefixes';
import { getSettings } from '@/lib/config';

/**
 * Everything may be fetched but our own calls. What must not be indexed says so itself (`noindex`,
 * `X-Robots-Tag`), and a crawler that may not fetch a page never reads that. Closing the calls also
 * keeps a crawler that runs scripts from using up the token of an activation link it has met.
 * Addresses with `?produs=` stay open for the robots of chats, which obey these rules too.
 */
export function crawlerRules(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${API_PREFIX}/` },
    sitemap: `${getSettings().siteUrl}/sitemap.xml`,
  };
}
