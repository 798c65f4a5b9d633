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
