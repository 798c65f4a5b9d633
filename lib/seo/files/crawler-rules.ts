import type { MetadataRoute } from 'next';
import { API_PREFIX } from '@/lib/addresses/list-prefixes';
import { getSettings } from '@/lib/config';

/**
 * Pages stay allowed, because a crawler must fetch a page to read its `noindex`. The API is
 * disallowed, so that a crawler that runs scripts does not use up the token of an activation link.
 */
export function crawlerRules(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: `${API_PREFIX}/` },
    sitemap: `${getSettings().siteUrl}/sitemap.xml`,
  };
}
