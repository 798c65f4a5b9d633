const ANDROID_WEB_VIEW = /android.*; wv\)/i;
const APPLE_TOUCH = /iphone|ipod|ipad/i;
const BROWSER = /safari\//i;

/**
 * Android web views have `wv` in the user agent; iOS web views lack the `Safari` of iOS browsers.
 */
export function isWebView(userAgent: string): boolean {
  if (ANDROID_WEB_VIEW.test(userAgent)) return true;
  return APPLE_TOUCH.test(userAgent) && !BROWSER.test(userAgent);
}
