import { useBrowserValue } from './use-browser-value.ts';

const isHydrated = (): boolean => true;

/** False in the server's HTML, and until our own code answers to what is pressed. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isHydrated, false);
}
