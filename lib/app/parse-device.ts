export type Device = 'android' | 'ios' | 'other';

/**
 * Browsers of Windows Phone 8.1 and later also have Android in the user agent, and some have
 * iPhone.
 */
const WINDOWS_PHONE = /windows phone|iemobile/i;
const ANDROID = /android/i;
const APPLE_TOUCH = /iphone|ipod|ipad/i;
const MACINTOSH = /macintosh/i;

/**
 * Since version 13, iPadOS has Macintosh in the user agent, but no Macintosh has a touch screen. So
 * a Macintosh with this many touch points is a tablet.
 */
const TABLET_TOUCH_POINTS = 2;

/**
 * The kind of device, which decides the store (requirement X-5). In-app browsers and bots count as
 * the device that their user agent names; a user agent without a device is 'other'.
 */
export function parseDevice(userAgent: string, maxTouchPoints: number): Device {
  if (WINDOWS_PHONE.test(userAgent)) return 'other';
  if (ANDROID.test(userAgent)) return 'android';
  if (APPLE_TOUCH.test(userAgent)) return 'ios';
  const isTablet = MACINTOSH.test(userAgent) && maxTouchPoints >= TABLET_TOUCH_POINTS;
  return isTablet ? 'ios' : 'other';
}
