import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** False in the server's HTML, and until our own code answers to what is pressed. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
