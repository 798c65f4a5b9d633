import { assertNever } from '@/lib/result';
import type { Device } from './parse-device.ts';

/**
 * The window closes this long after its redirect to the store (requirement K-7). On a device that
 * is 'other', the page shows the QR code for the same time before the redirect.
 */
export const STORE_DELAY_MS = 3_000;

export type StoreUrls = { readonly appStore: string; readonly playStore: string };

/** The store listing for a device: the App Store on iOS, the Play Store otherwise. */
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
