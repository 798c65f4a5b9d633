import { updateHistoryState } from '@/lib/browser/history-state';

/**
 * A flag in the history entry: the user came back to a payment and may have paid. The flag outlives
 * a reload. Browser code only.
 */
const KEY = 'paymentReturn';

type ReturnFlag = { readonly [KEY]: true };

export function setReturnFlag(): void {
  updateHistoryState({ [KEY]: true });
}

/** The part of the entry's state to keep when the address changes. */
export function findReturnFlag(): ReturnFlag | null {
  return history.state?.[KEY] === true ? { [KEY]: true } : null;
}

/** The flag keeps the page from starting a new payment. */
export function reloadWithReturnFlag(address: string): void {
  updateHistoryState({ [KEY]: true }, address);
  location.reload();
}
