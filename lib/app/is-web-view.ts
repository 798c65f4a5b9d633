/** Android's web views say so; those of iOS lack the word that every browser of iOS ends with. */
const ANDROID_WEB_VIEW = /android.*; wv\)/i;
const APPLE_TOUCH = /iphone|ipod|ipad/i;
const BROWSER = /safari\//i;

/** Whether the page was opened inside an app, ours or any other's, by what its browser says. */
export function isWebView(userAgent: string): boolean {
  if (ANDROID_WEB_VIEW.test(userAgent)) return true;
  return APPLE_TOUCH.test(userAgent) && !BROWSER.test(userAgent);
}
