import { DEGRADED_ROUTE } from '@/lib/cache/page-mark';
import { getRestaurants } from '@/lib/provider/catalogue/restaurants';
import { formatSitemap } from '@/lib/seo/files/format-sitemap';
import { listSitemapEntries } from '@/lib/seo/files/sitemap-entries';

/** The page cache stores the sitemap until the list of restaurants is no longer fresh. */
export const dynamic = 'force-static';

/**
 * The sitemap of all pages. Without the list of restaurants (during the build, or when the provider
 * has failed since the start) it is incomplete and answers 503, so that crawlers do not drop the
 * restaurants.
 */
export async function GET(): Promise<Response> {
  const answer = await getRestaurants();
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    ...(answer.outcome === 'down' && DEGRADED_ROUTE),
  };
  return new Response(formatSitemap(listSitemapEntries(answer)), { headers });
}
