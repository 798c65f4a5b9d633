import { publicRoutes } from '@/lib/addresses/public-routes';
import { assertNever } from '@/lib/result';
import type { AppTarget } from './device.ts';
import type { Stores } from './store-links.ts';

/**
 * The link of a button that leads from a payment or an account to the app. `target` is that of
 * `findAppTarget`. Undefined on a device that cannot run the app.
 */
export function formatAppLink(
  target: AppTarget,
  { appStoreUrl, playStoreUrl, androidPackage }: Stores,
  siteOrigin: string,
): string | undefined {
  switch (target) {
    case 'app':
      // A link to a page of a payment or an account, or to the home page, does not open the app, so
      // link to the list of restaurants.
      return formatAndroidIntent(
        siteOrigin,
        publicRoutes.restaurants(),
        androidPackage,
        playStoreUrl,
      );
    case 'App Store':
      return appStoreUrl;
    case 'Google Play':
      return playStoreUrl;
    case 'none':
      return undefined;
    default:
      return assertNever(target);
  }
}

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
