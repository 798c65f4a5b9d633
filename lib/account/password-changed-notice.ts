import { routes } from '@/lib/addresses/routes';
import { updateHistoryState, replaceDocument } from '@/lib/browser/history-state';
import { isLanguage } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';

/** The key in the history entry. The value is the language of the notice. */
const KEY = 'passwordChanged';

/**
 * Replaces the reset page with the home page, because the link of the reset page is used up. The
 * home page confirms the change (requirement A-7). Browser code only.
 */
export function goHomeWithNotice(language: Language): void {
  replaceDocument(routes.home(), { [KEY]: language });
}

/**
 * The language of the notice; undefined without a notice. Removes the notice from the history
 * entry, so that a reload does not confirm the change again. Browser code only.
 */
export function takeNotice(): Language | undefined {
  const value: unknown = history.state?.[KEY];
  if (value === undefined) return undefined;
  updateHistoryState({ [KEY]: undefined });
  return isLanguage(value) ? value : undefined;
}
