import { DEGRADED_ROUTE } from '@/lib/cache/page-mark';
import { getRestaurants } from '@/lib/provider/catalogue/get-restaurants';
import { formatSitemap } from '@/lib/seo/files/format-sitemap';
import { listSitemapEntries } from '@/lib/seo/files/sitemap-entries';

export const dynamic = 'force-static';

/**
 * Without a list of restaurants, `DEGRADED_ROUTE` makes the answer a 503, so that crawlers keep the
 * sitemap that they have.
 */
export async function GET(): Promise<Response> {
  const answer = await getRestaurants();
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    ...(answer.outcome === 'down' && DEGRADED_ROUTE),
  };
  return new Response(formatSitemap(listSitemapEntries(answer)), { headers });
}
