import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';
import { INDEX_PATH } from '@/lib/all-menus/menus-index';

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

const sharedRows = addressRows.filter(
  ({ rendered, isInternal }) =>
    isInternal !== true && (rendered === 'cached' || rendered === 'picture'),
);

/** The paths under which an edge stores `pagesOfList`. */
export const addressesOfList: readonly string[] = pagesOfList.map((path) =>
  path === HOME_PAGE_PATH ? '/' : path,
);

/**
 * The paths under which an edge stores the restaurant's pages and pictures. The variants of a menu
 * share one path.
 */
export function listAddressesOfRestaurant(restaurantId: string): readonly string[] {
  const rows = sharedRows.filter(({ path }) => hasIds(path));
  return [...rows.map(({ path }) => formatPath(path, { restaurantId })), INDEX_PATH];
}
