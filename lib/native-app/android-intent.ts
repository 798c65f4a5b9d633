/**
 * Chrome's `intent:` address, which opens one of our pages in the app, or the store listing if the
 * app is not installed.
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
