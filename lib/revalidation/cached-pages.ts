import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';
import { INDEX_PATH } from '@/lib/all-menus/menus-index';

const SITEMAP = '/sitemap.xml';

const cachedPaths = addressRows
  .filter(({ rendered }) => rendered === 'cached')
  .map(({ path }) => path);

/** The pages and files made from the list of restaurants, by their paths in the page cache. */
export const pagesOfList: readonly string[] = [
  ...cachedPaths
    .filter((path) => !hasIds(path))
    .map((path) => (path === '/' ? HOME_PAGE_PATH : path)),
  SITEMAP,
  INDEX_PATH,
];

/** The restaurant's pages and the index of all menus, by their paths in the page cache. */
export function listPagesOfRestaurant(restaurantId: string): readonly string[] {
  const pages = cachedPaths.filter(hasIds).map((path) => formatPath(path, { restaurantId }));
  return [...pages, INDEX_PATH];
}

const edgeRows = addressRows.filter(
  ({ rendered, isInternal }) =>
    isInternal !== true && (rendered === 'cached' || rendered === 'picture'),
);

/** The paths under which an edge stores the pages and files of `pagesOfList`. */
export const addressesOfList: readonly string[] = pagesOfList.map((path) =>
  path === HOME_PAGE_PATH ? '/' : path,
);

/**
 * The paths under which an edge stores the restaurant's pages and pictures, and the index of all
 * menus. The variants of a menu share one path.
 */
export function listAddressesOfRestaurant(restaurantId: string): readonly string[] {
  const rows = edgeRows.filter(({ path }) => hasIds(path));
  return [...rows.map(({ path }) => formatPath(path, { restaurantId })), INDEX_PATH];
}
