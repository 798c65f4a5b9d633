import { assertNever } from '@/lib/result';
import { isWebView } from './is-web-view.ts';
import { parseDevice } from './parse-device.ts';

/**
 * Where a link to the app leads on a device: 'app' opens the app, a store's name opens its listing
 * there, and 'none' is a device that cannot run the app.
 */
export type AppTarget = 'app' | 'App Store' | 'Google Play' | 'none';

/**
 * Android browsers follow an `intent:` address; most web views show an error. On iOS a link to the
 * page's own host stays in the browser, so the link leads to the store listing.
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
