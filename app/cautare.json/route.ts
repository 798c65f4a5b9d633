import { DEGRADED_ROUTE } from '@/lib/cache/page-mark';
import { getMenusIndex } from '@/lib/all-menus/server/index-cache';

/** Lets the page cache store the answer. */
export const dynamic = 'force-static';

/**
 * Sends the index of all menus, in which browsers search. While the list of restaurants is not
 * known, `DEGRADED_ROUTE` makes the page cache answer 503.
 */
export async function GET(): Promise<Response> {
  const index = await getMenusIndex();
  if (index === undefined) return Response.json(null, { headers: DEGRADED_ROUTE });
  return Response.json(index, { headers: { 'x-robots-tag': 'noindex' } });
}
