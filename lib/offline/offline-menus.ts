import { getSettings } from '../config.ts';
import { isDevelopment } from '../config/is-development.ts';

/**
 * Whether browsers keep pages. In development they do not, because a file changes its content but not
 * its name there, so that a kept file would hide an edit.
 */
export function getOfflineMenus(inDevelopment = isDevelopment): 'on' | 'off' {
  return inDevelopment ? 'off' : getSettings().offlineMenus;
}
