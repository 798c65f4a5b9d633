import { routes } from '@/lib/addresses/routes';
import { updateHistoryState, replaceDocument } from '@/lib/browser/history-state';
import { isLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/** In the state of the home page's history entry: the language in which to confirm the change. */
const KEY = 'passwordChanged';

/**
 * Goes to the home page after a successful reset (requirement A-7) and has it confirm the
 * change. The reset page leaves the history, because its link is used up. Browser code only.
 */
export function goHomeWithNotice(language: Language): void {
  replaceDocument(routes.home(), { [KEY]: language });
}

/**
 * The language of the confirmation that is due, or undefined. Removes it, so that a reload or a
 * return to the page does not repeat it. Browser code only.
 */
export function takeNotice(): Language | undefined {
  const value: unknown = history.state?.[KEY];
  if (value === undefined) return undefined;
  updateHistoryState({ [KEY]: undefined });
  return isLanguage(value) ? value : undefined;
}
