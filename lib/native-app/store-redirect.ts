import { assertNever } from '@/lib/result';
import type { Device } from './parse-device.ts';

/**
 * The download page calls `window.close()` this long after the redirect (requirement X-6). On a
 * desktop whose window has room for the QR code, the page also waits this long before the redirect
 * (X-7).
 */
export const STORE_DELAY_MS = 3_000;

export type StoreUrls = { readonly appStore: string; readonly playStore: string };

export function getStoreUrl(device: Device, { appStore, playStore }: StoreUrls): string {
  switch (device) {
    case 'ios':
      return appStore;
    case 'android':
    case 'other':
      return playStore;
    default:
      return assertNever(device);
  }
}
