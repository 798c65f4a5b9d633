/**
 * Changes what the history's entry keeps, and its address when one is given. The framework's own
 * part of the state stays. Browser code only.
 */
export function changeEntryState(
  changes: Readonly<Record<string, unknown>>,
  address?: string,
): void {
  history.replaceState({ ...history.state, ...changes }, '', address);
}

/**
 * Loads one of our addresses in place of the current page, in the same history entry. The new
 * document finds `state` in `history.state`: this works without storage, and no link can forge it.
 * Calls the browser's own method, because the framework's wrapper adds its state of the page being
 * left, which names that page's address. Browser code only.
 */
export function replaceDocument(address: string, state: Readonly<Record<string, unknown>>): void {
  Reflect.apply(History.prototype.replaceState, history, [state, '', address]);
  location.reload();
}
