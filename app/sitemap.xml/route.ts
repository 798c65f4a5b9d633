import { DEGRADED_ROUTE } from '@/lib/cache/route-outcome';
import { getRestaurants } from '@/lib/provider/restaurants';
import { formatSitemap } from '@/lib/seo/format-sitemap';
import { listSitemapEntries } from '@/lib/seo/sitemap-entries';

/** Kept as long as the list of restaurants. */
export const dynamic = 'force-static';

/**
 * Without the list (while the site is built, in an outage from the start) it is incomplete and says
 * so by its status: a crawler must not take the restaurants for gone.
 */
export async function GET(): Promise<Response> {
  const answer = await getRestaurants();
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    ...(answer.outcome === 'down' && DEGRADED_ROUTE),
  };
  return new Response(formatSitemap(listSitemapEntries(answer)), { headers });
}
