import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';

/**
 * Reads the page's notices about the age of its menu. One says that the page is a copy that the
 * browser has kept, the other that the menu is older because the provider fails. A page has none,
 * one or both. The sheet of kept products repeats the notices, because the sheet covers the page.
 */
export function readAgeNotices(): readonly string[] {
  return [OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID]
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '');
}
