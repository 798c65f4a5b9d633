import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';

/**
 * Reads the texts of the page's notices about the age of the menu. One notice says that the page is
 * a kept page. The other says when the provider sent the menu, if the menu is not current. A page
 * has none, one or both. The sheet of kept products repeats the notices, because the sheet covers
 * the page.
 */
export function readAgeNotices(): readonly string[] {
  return [OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID]
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '');
}
