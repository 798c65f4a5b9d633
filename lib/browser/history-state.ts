/**
 * Changes fields in the state of the current history entry, and the entry's address if `address` is
 * given. Keeps the other fields, because Next needs its own. Browser code only.
 */
export function updateHistoryState(
  changes: Readonly<Record<string, unknown>>,
  address?: string,
): void {
  history.replaceState({ ...history.state, ...changes }, '', address);
}

/**
 * Loads the address in the current history entry, with `state` as the entry's state. Calls the
 * browser's own `replaceState`, because Next wraps `history.replaceState`, and the wrapper would
 * add the state of the old page. Browser code only.
 */
export function replaceDocument(address: string, state: Readonly<Record<string, unknown>>): void {
  Reflect.apply(History.prototype.replaceState, history, [state, '', address]);
  location.reload();
}
