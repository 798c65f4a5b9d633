import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';

const SITEMAP = '/sitemap.xml';

const cachedPaths = addressRows
  .filter(({ rendered }) => rendered === 'cached')
  .map(({ path }) => path);

/** The cached pages that show the list of restaurants. */
export const pagesOfList: readonly string[] = [
  ...cachedPaths
    .filter((path) => !hasIds(path))
    .map((path) => (path === '/' ? HOME_PAGE_PATH : path)),
  SITEMAP,
];

export function listPagesOfRestaurant(restaurantId: string): readonly string[] {
  return cachedPaths.filter(hasIds).map((path) => formatPath(path, { restaurantId }));
}
