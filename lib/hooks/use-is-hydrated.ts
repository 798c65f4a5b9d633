import { useBrowserValue } from './use-browser-value.ts';

const isHydrated = (): boolean => true;

/** False in the server's HTML, and until React has attached the event handlers. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isHydrated, false);
}
