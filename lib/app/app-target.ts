import { assertNever } from '@/lib/result';
import { isWebView } from './is-web-view.ts';
import { parseDevice } from './parse-device.ts';

/**
 * 'app' opens the app. A store's name opens the app's page in that store. 'none' is for a device
 * that cannot run the app.
 */
export type AppTarget = 'app' | 'App Store' | 'Google Play' | 'none';

/**
 * Most Android web views show an error for an `intent:` address, so they get the store. On iOS a
 * link to the page's own host stays in the browser and cannot open the app, so iOS gets the store
 * too.
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
