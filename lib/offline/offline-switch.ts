import { getSettings } from '../config.ts';
import { isDevelopment } from '../config/is-development.ts';

/**
 * Whether browsers store pages. In development the switch is off, whatever `OFFLINE_MENUS` says:
 * there a file has the same name after an edit, so a stored file would hide the edit.
 */
export function getOfflineSwitch(): 'on' | 'off' {
  return isDevelopment ? 'off' : getSettings().offlineMenus;
}
