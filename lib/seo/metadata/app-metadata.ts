import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';

/**
 * Safari's app banner. When the visitor opens the installed app from it, the app gets the page's
 * address.
 */
export function appBanner(path: `/${string}`): Pick<Metadata, 'itunes'> {
  const { siteUrl, iosAppId } = getSettings();
  return { itunes: { appId: iosAppId, appArgument: `${siteUrl}${path}` } };
}

/**
 * Links a page to the same place in our app: Safari's banner, and `al:` tags (Meta's App Links),
 * which other apps read before they open a link. The link to the app is the page's own address,
 * which our apps open. Use this function only for pages that `app-association.ts` lists: not for
 * legal documents, not during a payment, not for the embedded menu.
 */
export function appMetadata(path: `/${string}`): Pick<Metadata, 'itunes' | 'appLinks'> {
  const { siteUrl, iosAppId, androidPackage, brandName } = getSettings();
  const url = `${siteUrl}${path}`;
  return {
    ...appBanner(path),
    appLinks: {
      ios: { url, app_store_id: iosAppId, app_name: brandName },
      android: { url, package: androidPackage, app_name: brandName },
      web: { url, should_fallback: true },
    },
  };
}
