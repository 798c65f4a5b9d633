import { addressRows } from './address-table.ts';
import { fitsTemplate } from './fits-path.ts';

/** Whether the service worker keeps the page. The path may be the English menu's internal path. */
export function isKeptOffline(pathname: string): boolean {
  return addressRows.some(
    ({ isKeptOffline, path }) => isKeptOffline === true && fitsTemplate(pathname, path),
  );
}
