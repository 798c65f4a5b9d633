import { addressRows } from '@/lib/addresses/address-table';
import { hasIds } from '@/lib/addresses/fits-path';
import { formatPath } from '@/lib/addresses/link';
import { INDEX_PATH } from '@/lib/all-menus/menus-index';
import { listPageKeys } from '@/lib/request/page-keys';

const SITEMAP = '/sitemap.xml';

const cachedRows = addressRows.filter(({ rendered }) => rendered === 'cached');

/**
 * The pages and files made from the list of restaurants, by their keys in the page cache. Edges store
 * them under the same paths.
 */
export const pagesOfList: readonly string[] = [
  ...cachedRows.filter(({ path }) => !hasIds(path)).map(({ path }) => path),
  SITEMAP,
  INDEX_PATH,
];

/** The restaurant's pages and the index of all menus, by their keys in the page cache. */
export function listPagesOfRestaurant(restaurantId: string): readonly string[] {
  const pages = cachedRows
    .filter(({ path }) => hasIds(path))
    .flatMap((row) => listPageKeys(row, formatPath(row.path, { restaurantId })));
  return [...pages, INDEX_PATH];
}

const edgeRows = addressRows.filter(
  ({ rendered }) => rendered === 'cached' || rendered === 'picture',
);

/**
 * The paths under which an edge stores the restaurant's pages and pictures, and the index of all
 * menus. The variants of a menu share one path.
 */
export function listAddressesOfRestaurant(restaurantId: string): readonly string[] {
  const rows = edgeRows.filter(({ path }) => hasIds(path));
  return [...rows.map(({ path }) => formatPath(path, { restaurantId })), INDEX_PATH];
}
