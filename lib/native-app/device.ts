import { assertNever } from '../result.ts';

export type Device = 'android' | 'ios' | 'other';

/** Tested first, because a Windows Phone may also have Android or iPhone in the user agent. */
export const WINDOWS_PHONE = /windows phone|iemobile/i;
export const ANDROID = /android/i;
export const APPLE_TOUCH = /iphone|ipod|ipad/i;
export const MACINTOSH = /macintosh/i;

/**
 * An iPad may have Macintosh in the user agent. A real Macintosh has no touch screen, so a device
 * with at least this many touch points is an iPad.
 */
export const TABLET_TOUCH_POINTS = 2;

/** The kind of the device, by its user agent and its touch points (requirement X-5). */
export function parseDevice(userAgent: string, maxTouchPoints: number): Device {
  if (WINDOWS_PHONE.test(userAgent)) return 'other';
  if (ANDROID.test(userAgent)) return 'android';
  if (APPLE_TOUCH.test(userAgent)) return 'ios';
  const isTablet = MACINTOSH.test(userAgent) && maxTouchPoints >= TABLET_TOUCH_POINTS;
  return isTablet ? 'ios' : 'other';
}

const ANDROID_WEB_VIEW = /android.*; wv\)/i;
const BROWSER = /safari\//i;

/**
 * Android web views have `wv` in the user agent. The user agents of iOS browsers contain the word
 * 'Safari', and those of iOS web views do not. An iPad may have Macintosh in the user agent. Then
 * the function returns false even in a web view.
 */
export function isWebView(userAgent: string): boolean {
  if (ANDROID_WEB_VIEW.test(userAgent)) return true;
  return APPLE_TOUCH.test(userAgent) && !BROWSER.test(userAgent);
}

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
