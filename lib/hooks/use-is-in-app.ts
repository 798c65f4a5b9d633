import { useSyncExternalStore } from 'react';
import { hasBridge, waitForBridge } from '@/lib/app/bridge';

/** Calls `onChange` when `waitForBridge` finds a bridge. */
function subscribe(onChange: () => void): () => void {
  let isListening = true;
  void waitForBridge().then((isFound) => {
    if (isFound && isListening) onChange();
  });
  return () => {
    isListening = false;
  };
}

/**
 * Whether an app shows the page. False on the server and during hydration. Becomes true when a
 * bridge appears while `waitForBridge` waits.
 */
export function useIsInApp(): boolean {
  return useSyncExternalStore(subscribe, hasBridge, () => false);
}
