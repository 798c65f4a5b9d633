import { useSyncExternalStore } from 'react';
import { hasBridge, waitForBridge } from '@/lib/app/bridge';

/** Listens for the time that a late bridge is given; an app does not go away again. */
function subscribe(onChange: () => void): () => void {
  let isListening = true;
  void waitForBridge().then((isFound) => {
    if (isFound && isListening) onChange();
  });
  return () => {
    isListening = false;
  };
}

/** Whether an app is around the page. False on the server, and until its bridge is there. */
export function useIsInApp(): boolean {
  return useSyncExternalStore(subscribe, hasBridge, () => false);
}
