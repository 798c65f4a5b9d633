import { assertNever } from '@/lib/result';
import { isWebView } from './is-web-view.ts';
import { parseDevice } from './parse-device.ts';

/**
 * Where the link to the app leads: to the app, or to the app's page in a store. 'none' is for a
 * device that cannot run the app.
 */
export type AppTarget = 'app' | 'App Store' | 'Google Play' | 'none';

/**
 * In Android browsers an `intent:` address opens the app if it is installed. Most Android web views
 * show an error for such an address, so there the link leads to Google Play. iOS opens no app for a
 * link to the page's own host, so there the link leads to the App Store.
 */
export function findAppTarget(userAgent: string, maxTouchPoints: number): AppTarget {
  const device = parseDevice(userAgent, maxTouchPoints);
  switch (device) {
    case 'android':
      return isWebView(userAgent) ? 'Google Play' : 'app';
    case 'ios':
      return 'App Store';
    case 'other':
      return 'none';
    default:
      return assertNever(device);
  }
}

/** The target on this device. Browser code only. */
export const readAppTarget = (): AppTarget =>
  findAppTarget(navigator.userAgent, navigator.maxTouchPoints);
