import { DEGRADED_ROUTE } from '@/lib/cache/page-mark';
import { getRestaurants } from '@/lib/provider/catalogue/restaurants';
import { formatSitemap } from '@/lib/seo/files/format-sitemap';
import { listSitemapEntries } from '@/lib/seo/files/sitemap-entries';

/**
 * The page cache stores the sitemap. Its period ends together with the freshness of the list of
 * restaurants.
 */
export const dynamic = 'force-static';

/**
 * The sitemap of all pages. Without the list of restaurants the sitemap is incomplete, and the
 * answer is 503, so that crawlers do not drop the restaurants. The list is missing during the
 * build, and when the provider fails and no older list is kept.
 */
export async function GET(): Promise<Response> {
  const answer = await getRestaurants();
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    ...(answer.outcome === 'down' && DEGRADED_ROUTE),
  };
  return new Response(formatSitemap(listSitemapEntries(answer)), { headers });
}
