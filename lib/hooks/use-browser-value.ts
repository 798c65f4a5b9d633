import { useSyncExternalStore } from 'react';
import { hasBridge, waitForBridge } from '@/lib/native-app/bridge';

const neverChanges = () => (): void => undefined;

/**
 * Returns `before` on the server and during hydration, otherwise the value of `read`. A later
 * change of this value does not make the component render again.
 */
export function useBrowserValue<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}

const isHydrated = (): boolean => true;

/** Whether React has attached the event handlers. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isHydrated, false);
}

/** React ignores a call of `onChange` after the component has unmounted. */
function subscribeToBridge(onChange: () => void): () => void {
  void waitForBridge().then((isFound) => {
    if (isFound) onChange();
  });
  return () => undefined;
}

/**
 * Whether an app shows the page. False on the server and during hydration. Becomes true when a
 * bridge appears while `waitForBridge` waits.
 */
export function useIsInApp(): boolean {
  return useSyncExternalStore(subscribeToBridge, hasBridge, () => false);
}
