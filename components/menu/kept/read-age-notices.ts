import { OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';

/**
 * Reads what the page says about the age of its menu, in its own language, because the sheet covers
 * the page. A kept copy of an older menu has both notices; a current menu has none.
 */
export function readAgeNotices(): readonly string[] {
  return [OFFLINE_NOTICE_ID, OLD_MENU_NOTICE_ID]
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '');
}
