import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => undefined;

/**
 * What only the browser knows, read anew at each rendering and never watched. `before` stands in the
 * server's HTML, and until our own code runs.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}
