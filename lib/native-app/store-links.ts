import { publicRoutes } from '@/lib/addresses/public-routes';
import { PRODUCT_PARAM } from '@/lib/menu-query';
import { assertNever } from '@/lib/result';
import type { Device } from './device.ts';

/** What the visitor looks at: a restaurant, at one of its tables if known, and perhaps a product. */
export type Visit = {
  readonly restaurantId: string;
  readonly tableId?: string | undefined;
  readonly productSlug?: string | undefined;
};

/** The settings of the two stores. Browsers get them as props of the links to the app. */
export type Stores = {
  readonly appStoreUrl: string;
  readonly appStoreProviderToken?: string | undefined;
  readonly playStoreUrl: string;
  readonly androidPackage: string;
};

/** The maximum length of the campaign name in a link to the App Store. */
export const CAMPAIGN_LENGTH = 30;

/** Such as 'casa-veche.12'. If the name is too long, the restaurant id is cut first. */
function formatCampaign({ restaurantId, tableId }: Visit): string {
  const table = tableId === undefined ? '' : `.${tableId}`.slice(0, CAMPAIGN_LENGTH);
  return `${restaurantId.slice(0, CAMPAIGN_LENGTH - table.length)}${table}`;
}

/**
 * Google Play passes the parameter `referrer` to the app after the installation. Other values that
 * the `referrer` of `playStoreUrl` already has, such as a campaign, are kept.
 */
export function formatPlayStoreUrl(playStoreUrl: string, visit: Visit): string {
  const { restaurantId, tableId, productSlug } = visit;
  const url = new URL(playStoreUrl);
  const referrer = new URLSearchParams(url.searchParams.get('referrer') ?? '');
  referrer.set('restaurant', restaurantId);
  if (tableId !== undefined) referrer.set('table', tableId);
  if (productSlug !== undefined) referrer.set('product', productSlug);
  url.searchParams.set('referrer', referrer.toString());
  return url.href;
}

/**
 * The App Store passes nothing to the app. So the visit is only the name of a campaign, and the App
 * Store counts installations per campaign. Campaigns require `providerToken`, which Apple gives to
 * each account.
 */
export function formatAppStoreUrl(
  appStoreUrl: string,
  providerToken: string | undefined,
  visit: Visit,
): string {
  if (providerToken === undefined) return appStoreUrl;
  const url = new URL(appStoreUrl);
  url.searchParams.set('pt', providerToken);
  url.searchParams.set('ct', formatCampaign(visit));
  // The media type 8 is an iOS app.
  url.searchParams.set('mt', '8');
  return url.href;
}

/**
 * The address of our page that an Android device opens in the app, if the app is installed: the
 * table if it is known, otherwise the menu.
 */
export function formatAppPage({ restaurantId, tableId, productSlug }: Visit): string {
  const page =
    tableId === undefined
      ? publicRoutes.menu({ restaurantId })
      : publicRoutes.table({ restaurantId, tableId });
  return productSlug === undefined ? page : `${page}?${PRODUCT_PARAM}=${productSlug}`;
}

/**
 * The download page calls `window.close()` this long after the redirect (requirement X-6). On a
 * desktop whose window has room for the QR code, the page also waits this long before the redirect
 * (X-7).
 */
export const STORE_DELAY_MS = 3_000;

export type StoreUrls = { readonly appStore: string; readonly playStore: string };

export function getStoreUrl(device: Device, { appStore, playStore }: StoreUrls): string {
  switch (device) {
    case 'ios':
      return appStore;
    case 'android':
    case 'other':
      return playStore;
    default:
      return assertNever(device);
  }
}
