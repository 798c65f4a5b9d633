import { useSyncExternalStore } from 'react';
import { hasBridge, waitForBridge } from '@/lib/app/bridge';

/** Waits for a late bridge. */
function subscribe(onChange: () => void): () => void {
  let isListening = true;
  void waitForBridge().then((isFound) => {
    if (isFound && isListening) onChange();
  });
  return () => {
    isListening = false;
  };
}

/** False on the server and in hydration. Notices a bridge that appears while `waitForBridge` waits. */
export function useIsInApp(): boolean {
  return useSyncExternalStore(subscribe, hasBridge, () => false);
}
