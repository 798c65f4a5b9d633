import { publicRoutes } from '@/lib/addresses/public-routes';
import { replaceDocument, updateHistoryState } from '@/lib/browser/history-state';
import { isLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/** The key of the notice in the history entry. The value is the language of the notice. */
const KEY = 'passwordChanged';

/**
 * Loads the home page in the history entry of the reset page, so that Back does not lead to the
 * used link. The home page confirms that the password was changed (requirement A-7). Browser code
 * only.
 */
export function goHomeWithNotice(language: Language): void {
  replaceDocument(publicRoutes.home(), { [KEY]: language });
}

/**
 * The language of the notice; undefined without a notice. Removes the notice from the history
 * entry, so that the notice does not appear again after a reload. Browser code only.
 */
export function takeNotice(): Language | undefined {
  const value: unknown = history.state?.[KEY];
  if (value === undefined) return undefined;
  updateHistoryState({ [KEY]: undefined });
  return isLanguage(value) ? value : undefined;
}
