import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/**
 * A value that only the browser has. It is read at each rendering, and no event updates it. `before`
 * is the value in the server's HTML and during hydration.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
