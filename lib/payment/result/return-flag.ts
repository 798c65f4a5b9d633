import { updateHistoryState } from '@/lib/browser/history-state';

/**
 * A flag in the state of the history entry. It is set when the user comes back to a payment or
 * changes the language of its page, and means that the user may have paid already. A reload keeps
 * the flag. Only browsers can run this code.
 */
const KEY = 'paymentReturn';

type ReturnFlag = { readonly [KEY]: true };

export function setReturnFlag(): void {
  updateHistoryState({ [KEY]: true });
}

/**
 * Returns the state to pass to `history.replaceState` so that a new address keeps the flag. Returns
 * null if the flag is not set.
 */
export function findReturnFlag(): ReturnFlag | null {
  return history.state?.[KEY] === true ? { [KEY]: true } : null;
}

/**
 * Loads `address` in the same history entry. With the flag, the page submits a form only after a
 * press.
 */
export function reloadWithReturnFlag(address: string): void {
  updateHistoryState({ [KEY]: true }, address);
  location.reload();
}
