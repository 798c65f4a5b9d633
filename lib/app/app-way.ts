import { assertNever } from '@/lib/result';
import { isWebView } from './is-web-view.ts';
import { parseDevice } from './parse-device.ts';

/**
 * How a page can lead into the app: 'app' opens it, a store's name stands for its listing, which
 * can, and 'none' is a device that does not run it.
 */
export type AppWay = 'app' | 'App Store' | 'Google Play' | 'none';

/**
 * Only browsers of Android follow an `intent:` address; web views mostly answer it with an error. On
 * iOS a link to the page's own host stays in the browser, so the listing is the way.
 */
export function findAppWay(userAgent: string, maxTouchPoints: number): AppWay {
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
