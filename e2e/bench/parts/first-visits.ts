import { routes } from '../../../lib/addresses/routes.ts';
import { formatMenuId, formatRestaurantId, MENU_SIZES } from '../bench-menus.ts';
import { visitAll, withBenchSite } from '../bench-site.ts';
import { sendLoad } from '../send-load.ts';
import type { LoadFigures } from '../send-load.ts';
import { medianOf } from '../spread.ts';
import type { Pace } from '../pace.ts';

const MENU_ID = formatMenuId(MENU_SIZES.usual);
const MENU = routes.menu({ restaurantId: MENU_ID });
/** The number of visits of which `measureFirstVisits` and `measureDynamic` measure the time. */
const VISITS = 60;

/** Visits menus that had no visit before. Resolves to the milliseconds of each visit. */
export function measureFirstVisits(): Promise<readonly number[]> {
  return withBenchSite(
    async ({ site }) => {
      const times: number[] = [];
      for (let number = 0; number < VISITS; number += 1) {
        const path = routes.menu({ restaurantId: formatRestaurantId(number) });
        const startedAt = performance.now();
        await visitAll(site.origin, [path]);
        times.push(performance.now() - startedAt);
      }
      return times;
    },
    { copies: VISITS },
  );
}

/** The figures of a load on a menu that is rendered again every second. */
export function measureRefreshed({ rounds, seconds }: Pace): Promise<LoadFigures> {
  return withBenchSite(
    async ({ site }) => {
      await visitAll(site.origin, [MENU]);
      return sendLoad({
        origin: site.origin,
        paths: [MENU],
        headers: { 'accept-encoding': 'gzip' },
        seconds: rounds * seconds,
      });
    },
    { env: { REVALIDATE_SECONDS: '1' } },
  );
}

/**
 * Median milliseconds of a table page, which is rendered for each request from a cached answer of
 * the provider.
 */
export async function measureDynamic(origin: string): Promise<number> {
  const path = routes.table({ restaurantId: MENU_ID, tableId: '1' });
  await visitAll(origin, [path]);
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const startedAt = performance.now();
    await visitAll(origin, [path]);
    times.push(performance.now() - startedAt);
  }
  return medianOf(times);
}
