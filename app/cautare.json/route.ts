import { DEGRADED_ROUTE } from '@/lib/cache/page-mark';
import { limitPagePeriod } from '@/lib/provider/catalogue/page-period';
import { getTown } from '@/lib/town/server/town';

/** The page cache stores the index. */
export const dynamic = 'force-static';

/**
 * The index of all known menus, in which browsers search. The index depends on nothing in the
 * request. The answer is 503 while the list of restaurants is not known.
 */
export async function GET(): Promise<Response> {
  const town = await getTown();
  if (town === undefined) return Response.json(null, { headers: DEGRADED_ROUTE });
  const now = Date.now();
  await limitPagePeriod(now + town.freshForMs, now);
  return Response.json(town.index, { headers: { 'x-robots-tag': 'noindex' } });
}
