import { routes } from '@/lib/addresses/routes';
import { updateHistoryState, replaceDocument } from '@/lib/browser/history-state';
import { isLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/**
 * Key in the state of the home page's history entry. Its value is the language in which the page
 * confirms the change.
 */
const KEY = 'passwordChanged';

/**
 * Replaces the reset page, whose link is used up, with the home page, which confirms the change of
 * the password (requirement A-7). Browser code only.
 */
export function goHomeWithNotice(language: Language): void {
  replaceDocument(routes.home(), { [KEY]: language });
}

/**
 * Returns the language of a confirmation that is due, or undefined, and removes it from the history
 * entry, so that a reload or a return to the page does not confirm again. Browser code only.
 */
export function takeNotice(): Language | undefined {
  const value: unknown = history.state?.[KEY];
  if (value === undefined) return undefined;
  updateHistoryState({ [KEY]: undefined });
  return isLanguage(value) ? value : undefined;
}
