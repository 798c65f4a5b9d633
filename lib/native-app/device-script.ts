import { ANDROID, APPLE_TOUCH, MACINTOSH, TABLET_TOUCH_POINTS, WINDOWS_PHONE } from './device.ts';

/**
 * Writes the device of `parseDevice` into `data-device` of the document, before the browser paints
 * anything. So the stylesheet can put the device's own store first without a layout shift, although
 * a cached page is the same for all devices. The page cache adds the hash of exactly this script to
 * the page's Content-Security-Policy (`lib/server/inline-parts.ts`).
 */
export const DEVICE_SCRIPT = `{let n=navigator,u=n.userAgent;document.documentElement.dataset.device=${WINDOWS_PHONE}.test(u)?"other":${ANDROID}.test(u)?"android":${APPLE_TOUCH}.test(u)||${MACINTOSH}.test(u)&&n.maxTouchPoints>=${TABLET_TOUCH_POINTS}?"ios":"other"}`;
