import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/** The restaurant, and perhaps the table, of the page that offers the app. */
export type Visit = { readonly restaurantId: string; readonly tableId?: string | undefined };

export type StoreLinks = {
  readonly appStore: string;
  readonly playStore: string;
  /** The page of our site that the app opens, for Android phones. */
  readonly appPage: string;
};

/** The maximum length of a campaign name in App Store Connect. */
export const CAMPAIGN_LENGTH = 40;

/**
 * A campaign name such as 'casa-veche.12', at most `CAMPAIGN_LENGTH` long. The restaurant id is cut
 * before the table.
 */
function formatCampaign({ restaurantId, tableId }: Visit): string {
  const table = tableId === undefined ? '' : `.${tableId}`.slice(0, CAMPAIGN_LENGTH);
  return `${restaurantId.slice(0, CAMPAIGN_LENGTH - table.length)}${table}`;
}

/**
 * The Play Store's address with the visit in its `referrer`, which the store passes to the app after
 * the installation: `restaurant=…&table=…`, encoded as one value. Other parameters of the referrer in
 * the setting's address, such as a campaign, are kept.
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
 * The App Store passes nothing to the app. A campaign only counts installations by their source, and
 * only with the provider token of the account (`pt`). Without a token the address is unchanged.
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
  url.searchParams.set('mt', '8');
  return url.href;
}

/** The links to the app for a visit, with the settings of this process. */
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
