import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/** No event updates the value. `before` is the value in the server's HTML and during hydration. */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
