import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';

/** Safari's app banner. Safari passes the page's address to the app if it is installed. */
export function appBanner(path: `/${string}`): Pick<Metadata, 'itunes'> {
  const { siteUrl, iosAppId } = getSettings();
  return { itunes: { appId: iosAppId, appArgument: `${siteUrl}${path}` } };
}

/**
 * Links a page to the same place in the app: Safari's banner, and App Links metadata for apps that
 * open links. The address is the page's own, because our apps open the site's addresses. Only for
 * pages in the association files (`app-association.ts`): not for legal documents, not during a
 * payment, and never inside the app itself.
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
