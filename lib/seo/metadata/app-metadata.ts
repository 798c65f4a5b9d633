import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';

/** Safari's app banner passes the page's address to the installed app. */
export function appBanner(path: `/${string}`): Pick<Metadata, 'itunes'> {
  const { siteUrl, iosAppId } = getSettings();
  return { itunes: { appId: iosAppId, appArgument: `${siteUrl}${path}` } };
}

/**
 * Call this for pages whose links open the app (`opensApp` in `lib/addresses/address-table.ts`).
 * Next writes `appLinks` as the `al:` tags of Meta's App Links, which other apps read before they
 * open a link.
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
