import { publicRoutes } from '@/lib/addresses/public-routes';
import { assertNever } from '@/lib/result';
import { formatAndroidIntent } from './android-intent.ts';
import type { AppTarget } from './app-target.ts';
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
