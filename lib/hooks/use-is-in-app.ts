import { useSyncExternalStore } from 'react';
import { hasBridge, waitForBridge } from '@/lib/native-app/bridge';

/** React ignores a call of `onChange` after the component has unmounted. */
function subscribe(onChange: () => void): () => void {
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
  return useSyncExternalStore(subscribe, hasBridge, () => false);
}
