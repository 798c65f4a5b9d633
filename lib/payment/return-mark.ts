import { changeEntryState } from '@/lib/device/entry-state';

/**
 * Kept in the state of the history's entry: whoever is here came back to a payment, and may have
 * paid. So it outlives a reload, another language and another of its addresses. Browser code only.
 */
const KEY = 'paymentReturn';

type ReturnMark = { readonly [KEY]: true };

export function markReturn(): void {
  changeEntryState({ [KEY]: true });
}

/** What the entry has to keep when its address changes: the framework adds its own part. */
export function findReturnMark(): ReturnMark | null {
  return history.state?.[KEY] === true ? { [KEY]: true } : null;
}

/** Loads the address in the place of this page: the same payment goes on, and none begins. */
export function reloadAt(address: string): void {
  changeEntryState({ [KEY]: true }, address);
  location.reload();
}
