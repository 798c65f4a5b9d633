import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/**
 * The component does not render again when the value changes later. `before` is the value in the
 * server's HTML and during hydration.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
