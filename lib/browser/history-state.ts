/**
 * Adds to the state of the current history entry, and changes its address when one is given. Keeps
 * the framework's own part of the state. Browser code only.
 */
export function updateHistoryState(
  changes: Readonly<Record<string, unknown>>,
  address?: string,
): void {
  history.replaceState({ ...history.state, ...changes }, '', address);
}

/**
 * Loads one of our addresses in place of the current page, in the same history entry. The new
 * document finds `state` in `history.state`, which needs no storage and which no link can forge.
 * This function calls the browser's own `replaceState`, because the framework's wrapper would add
 * its state of the old page, with that page's address. Browser code only.
 */
export function replaceDocument(address: string, state: Readonly<Record<string, unknown>>): void {
  Reflect.apply(History.prototype.replaceState, history, [state, '', address]);
  location.reload();
}
