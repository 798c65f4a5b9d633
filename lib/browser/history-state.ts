import { attempt } from './attempt.ts';

/**
 * Changes fields in the state of the current history entry, and the entry's address if `address` is
 * given. Keeps the other fields, because Next needs its own. Does nothing if the browser refuses the
 * change. Browser code only.
 */
export function updateHistoryState(
  changes: Readonly<Record<string, unknown>>,
  address?: string,
): void {
  attempt(() => history.replaceState({ ...history.state, ...changes }, '', address));
}

/**
 * Whether the browser has made a change of the address. Some browsers refuse the change without an
 * error.
 */
export function isAtAddress(address: string): boolean {
  return location.href === new URL(address, location.href).href;
}

/**
 * Loads the address in the current history entry, with `state` as the entry's state. If the browser
 * refuses the state, loads the address without it. Calls the browser's own `replaceState`, because
 * Next wraps `history.replaceState`, and the wrapper would add the state of the old page. Browser
 * code only.
 */
export function replaceDocument(address: string, state: Readonly<Record<string, unknown>>): void {
  attempt(() => Reflect.apply(History.prototype.replaceState, history, [state, '', address]));
  if (isAtAddress(address)) location.reload();
  else location.replace(address);
}

/**
 * Changes fields of the state like `updateHistoryState`, and loads the address in the same history
 * entry. Does nothing if the browser refuses the change: without the fields the new document could
 * repeat an activation or a payment. Browser code only.
 */
export function reloadAt(address: string, changes: Readonly<Record<string, unknown>>): void {
  updateHistoryState(changes, address);
  if (isAtAddress(address)) location.reload();
}
