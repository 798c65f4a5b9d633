import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/**
 * Returns `before` on the server and during hydration, otherwise the value of `read`. A later
 * change of this value does not make the component render again.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
