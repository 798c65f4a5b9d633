import { updateHistoryState } from '@/lib/browser/history-state';

/**
 * A flag in the state of the history entry: the user came back to a payment and may have paid. It
 * outlives a reload, a change of language and of the entry's address. Browser code only.
 */
const KEY = 'paymentReturn';

type ReturnFlag = { readonly [KEY]: true };

export function setReturnFlag(): void {
  updateHistoryState({ [KEY]: true });
}

/**
 * The part of the entry's state to keep when its address changes; the framework adds its own part.
 */
export function findReturnFlag(): ReturnFlag | null {
  return history.state?.[KEY] === true ? { [KEY]: true } : null;
}

/** Loads the address in the same history entry with the flag set, so that no new payment starts. */
export function reloadWithReturnFlag(address: string): void {
  updateHistoryState({ [KEY]: true }, address);
  location.reload();
}
