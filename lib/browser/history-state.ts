/**
 * Changes fields of the history entry's state and keeps the others, which Next needs. Browser code
 * only.
 */
export function updateHistoryState(
  changes: Readonly<Record<string, unknown>>,
  address?: string,
): void {
  history.replaceState({ ...history.state, ...changes }, '', address);
}

/**
 * Loads the address in the current history entry, with `state` as the entry's state. Calls the
 * browser's own `replaceState`, because Next's wrapper would add the state of the old page. Browser
 * code only.
 */
export function replaceDocument(address: string, state: Readonly<Record<string, unknown>>): void {
  Reflect.apply(History.prototype.replaceState, history, [state, '', address]);
  location.reload();
}
