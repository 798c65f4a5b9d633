/**
 * Chrome's `intent:` address of a page of ours. A plain link to it would stay in the browser, because
 * the person is on our site already; this one leaves it for the app, and without the app for the
 * store.
 */
export function formatAndroidIntent(
  origin: string,
  path: string,
  androidPackage: string,
  storeUrl: string,
): string {
  const { host, protocol } = new URL(origin);
  const scheme = protocol.replace(':', '');
  const fallback = encodeURIComponent(storeUrl);
  return `intent://${host}${path}#Intent;scheme=${scheme};package=${androidPackage};S.browser_fallback_url=${fallback};end`;
}
