import { addressRows } from './address-table.ts';
import { fitsTemplate } from './fits-path.ts';

/**
 * Whether the service worker may keep the page. `pathname` may be an internal path, because
 * `proxy.ts` rewrites requests for English menus to such a path.
 */
export function isKeptOffline(pathname: string): boolean {
  return addressRows.some(
    ({ isKeptOffline, path }) => isKeptOffline === true && fitsTemplate(pathname, path),
  );
}
