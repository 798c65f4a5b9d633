import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/addresses/list-prefixes';
import { getSettings } from '@/lib/config';

/**
 * Disallows only our own API routes. A page that must not be indexed has `noindex` or
 * `X-Robots-Tag`, which a crawler reads only if it may fetch the page. Disallowing the API also keeps
 * a crawler that runs scripts from using up the token of an activation link. Addresses with
 * `?produs=` stay allowed, because the link-preview bots of chats obey these rules too.
 */
export function crawlerRules(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${API_PREFIX}/` },
    sitemap: `${getSettings().siteUrl}/sitemap.xml`,
  };
}
