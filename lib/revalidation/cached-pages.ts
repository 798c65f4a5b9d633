import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';
import { INDEX_PATH } from '@/lib/town/town-index';

const SITEMAP = '/sitemap.xml';

const cachedPaths = addressRows
  .filter(({ rendered }) => rendered === 'cached')
  .map(({ path }) => path);

/** The cached pages and files that are made from the list of restaurants. */
export const pagesOfList: readonly string[] = [
  ...cachedPaths
    .filter((path) => !hasIds(path))
    .map((path) => (path === '/' ? HOME_PAGE_PATH : path)),
  SITEMAP,
  INDEX_PATH,
];

/** The restaurant's cached pages and the index of all menus. */
export function listPagesOfRestaurant(restaurantId: string): readonly string[] {
  const pages = cachedPaths.filter(hasIds).map((path) => formatPath(path, { restaurantId }));
  return [...pages, INDEX_PATH];
}
