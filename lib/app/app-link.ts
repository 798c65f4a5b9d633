import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/** Where a person is when the app is offered. */
export type Visit = { readonly restaurantId: string; readonly tableId?: string | undefined };

export type StoreLinks = {
  readonly appStore: string;
  readonly playStore: string;
  /** The page that the app shows as well, for phones with Android. */
  readonly appPage: string;
};

/** App Store Connect counts campaigns by names of at most this many characters. */
export const CAMPAIGN_LENGTH = 40;

/** 'casa-veche.12': the table last, so that a long restaurant is cut and the table is not. */
function formatCampaign({ restaurantId, tableId }: Visit): string {
  const table = tableId === undefined ? '' : `.${tableId}`.slice(0, CAMPAIGN_LENGTH);
  return `${restaurantId.slice(0, CAMPAIGN_LENGTH - table.length)}${table}`;
}

/**
 * The Play Store's address with the visit in its `referrer`, which the store hands to the app after
 * the installation: `restaurant=…&table=…`, encoded as one value. What the setting's own address
 * carries there, such as a campaign, stays.
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
 * The App Store hands nothing to the app: its campaign only counts where installations come from,
 * and only with the provider token of the account (`pt`). Without one the address stays as it is.
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

/** The ways to the app from where a person is, with the settings of this process. */
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
