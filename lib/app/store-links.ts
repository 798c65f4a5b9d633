import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/** The restaurant of the page that offers the app, and the table if the page has one. */
export type Visit = { readonly restaurantId: string; readonly tableId?: string | undefined };

export type StoreLinks = {
  readonly appStore: string;
  readonly playStore: string;
  /** The path of our page that an Android device opens in the app, if the app is installed. */
  readonly appPage: string;
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
  const url = new URL(playStoreUrl);
  const referrer = new URLSearchParams(url.searchParams.get('referrer') ?? '');
  referrer.set('restaurant', visit.restaurantId);
  if (visit.tableId !== undefined) referrer.set('table', visit.tableId);
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

export function formatStoreLinks(visit: Visit): StoreLinks {
  const { playStoreUrl, appStoreUrl, appStoreProviderToken } = getSettings();
  const { restaurantId, tableId } = visit;
  return {
    appStore: formatAppStoreUrl(appStoreUrl, appStoreProviderToken, visit),
    playStore: formatPlayStoreUrl(playStoreUrl, visit),
    appPage:
      tableId === undefined
        ? routes.menu({ restaurantId })
        : routes.table({ restaurantId, tableId }),
  };
}
