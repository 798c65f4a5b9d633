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

/** False on the server, and until the app's bridge appears. */
export function useIsInApp(): boolean {
  return useSyncExternalStore(subscribe, hasBridge, () => false);
}
