/**
 * A parameter that newsletters and ad networks add to a link. No page reads it, so addresses that
 * differ only in such parameters share a cached page. The edge has the same pattern
 * (`npm run document-edge`).
 */
export const CAMPAIGN_PARAM =
  /(?:utm_[a-z_]{1,32}|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|msclkid|ttclid)=[^&#]*/;
const CAMPAIGN_PARAM_ALONE = new RegExp(`^${CAMPAIGN_PARAM.source}$`);

/** `address` is a path with or without a query. All other parameters stay as they were sent. */
export function removeCampaignParams(address: string): string {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const params = address.slice(mark + 1).split('&');
  const kept = params.filter((param) => !CAMPAIGN_PARAM_ALONE.test(param)).join('&');
  return address.slice(0, kept === '' ? mark : mark + 1) + kept;
}
