import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';

/** Safari's banner, which knows whether the app is there and hands it the page's address. */
export function appBanner(path: `/${string}`): Pick<Metadata, 'itunes'> {
  const { siteUrl, iosAppId } = getSettings();
  return { itunes: { appId: iosAppId, appArgument: `${siteUrl}${path}` } };
}

/**
 * The way from a page to the same place in the app: the banner, and App Links for apps that open
 * links of others. The address is the page's own, because our apps answer to the site's addresses.
 * Only where they do (`app-association.ts`): not on documents, not where it would draw a person out
 * of a payment, and never inside the app itself.
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
