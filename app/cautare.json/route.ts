import { noteOutcome } from '@/lib/rendering';
import { getSite } from '@/lib/site';

/** The page cache keeps the answer. */
export const dynamic = 'force-dynamic';

/**
 * Sends the index of all menus, in which browsers search. While the list of restaurants is not
 * known, the answer is a 503.
 */
export async function GET(): Promise<Response> {
  const index = await getSite().menusIndex.get();
  if (index === undefined) noteOutcome('degraded');
  return Response.json(index ?? null, { headers: { 'x-robots-tag': 'noindex' } });
}
