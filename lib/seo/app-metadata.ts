import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';

/**
 * The way from a page to the same place in the app: Safari's banner, which knows whether the app is
 * there, and App Links for apps that open links of others. The address is the page's own, because
 * our apps answer to the site's addresses (`/.well-known`). Only where the app has that place: not
 * on documents, not where it would draw a person out of a payment, and never inside the app itself.
 */
export function appMetadata(path: `/${string}`): Pick<Metadata, 'itunes' | 'appLinks'> {
  const { siteUrl, iosAppId, androidPackage, brandName } = getSettings();
  const url = `${siteUrl}${path}`;
  return {
    itunes: { appId: iosAppId, appArgument: url },
    appLinks: {
      ios: { url, app_store_id: iosAppId, app_name: brandName },
      android: { url, package: androidPackage, app_name: brandName },
      web: { url, should_fallback: true },
    },
  };
}
