import { assertNever } from '@/lib/result';
import type { Device } from './parse-device.ts';

/** Specification, section 9: the window closes this long after it was sent to the store. */
export const CLOSE_DELAY_MS = 3_000;

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
