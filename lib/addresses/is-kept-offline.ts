import { findRequestedRow } from './find-requested-row.ts';

/** Whether the service worker keeps the page. */
export function isKeptOffline(pathname: string): boolean {
  return findRequestedRow(pathname)?.isKeptOffline === true;
}
