const ANDROID_WEB_VIEW = /android.*; wv\)/i;
const APPLE_TOUCH = /iphone|ipod|ipad/i;
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
