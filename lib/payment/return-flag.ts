import { reloadAt, updateHistoryState } from '@/lib/browser/history-state';

/**
 * The key of a flag in the state of the history entry. The flag means that the user may have paid
 * already. A payment page sets the flag when its load counts as a return from the bank, for example
 * after Back, and when the user changes the language. A reload keeps the flag. Browser code only.
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
 * Sets the flag and loads `address` in the same history entry. A page that finds the flag submits a
 * form only after a press.
 */
export function reloadWithReturnFlag(address: string): void {
  reloadAt(address, { [KEY]: true });
}
