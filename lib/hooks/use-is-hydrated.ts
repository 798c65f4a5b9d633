import { useBrowserValue } from './use-browser-value.ts';

const isHydrated = (): boolean => true;

/** Whether React has attached the event handlers. */
export function useIsHydrated(): boolean {
  return useBrowserValue(isHydrated, false);
}
