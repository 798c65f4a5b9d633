import { getSettings } from '../config.ts';
import { isDevelopment } from '../config/is-development.ts';

/**
 * Whether browsers keep pages. In development they do not: there a file keeps its name when its
 * content changes, so a kept file would hide an edit.
 */
export function getOfflineSwitch(inDevelopment = isDevelopment): 'on' | 'off' {
  return inDevelopment ? 'off' : getSettings().offlineMenus;
}
