import { assertNever } from '@/lib/result';
import type { Device } from './parse-device.ts';

/**
 * The window closes this long after it was sent to the store (specification, section 9). A device
 * that is no phone shows the code for one as long, before it is sent.
 */
export const STORE_DELAY_MS = 3_000;

export type StoreUrls = { readonly appStore: string; readonly playStore: string };

/** The listing for a device: the App Store for Apple's, the Play Store for all others. */
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
