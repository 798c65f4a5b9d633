import { formatSitemap, listSitemapEntries } from '@/lib/seo/site-files';
import { noteOutcome } from '@/lib/rendering';
import { getSite } from '@/lib/site';

/** The page cache keeps the answer. */
export const dynamic = 'force-dynamic';

/**
 * Without a list of restaurants the answer is a 503, so that crawlers keep the sitemap that they
 * have.
 */
export async function GET(): Promise<Response> {
  const answer = await getSite().restaurants.get();
  if (answer.outcome === 'down') noteOutcome('degraded');
  return new Response(formatSitemap(listSitemapEntries(answer)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
