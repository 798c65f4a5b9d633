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
