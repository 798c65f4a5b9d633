import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';

/**
 * Reads the page's notices about the age of its menu: the page is a copy that the browser has kept,
 * or the menu is older because the provider fails. The sheet of kept products repeats them, because
 * it covers the page. A page has none, one or both.
 */
export function readAgeNotices(): readonly string[] {
  return [OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID]
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '');
}
