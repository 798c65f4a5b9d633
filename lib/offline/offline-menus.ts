import { getSettings } from '../config.ts';
import { isDevelopment } from '../config/is-development.ts';

/**
 * Whether browsers keep pages. Not in development, where a file changes its content but not its name,
 * so that a kept file would hide an edit.
 */
export function getOfflineMenus(inDevelopment = isDevelopment): 'on' | 'off' {
  return inDevelopment ? 'off' : getSettings().offlineMenus;
}
