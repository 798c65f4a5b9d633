import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { removeCampaignParams } from '../addresses/campaign-params.ts';
import type { InboundRequest, RequestPlan } from './request-plan.ts';

const MAX_PLANS = 2_000;
const MAX_REMEMBERED_LENGTH = 512;

/**
 * Remembers plans, because planning takes a third of the time of a cache hit and many requests are
 * equal. Links that differ only in campaign parameters share a plan, unless it keeps the query.
 */
export function rememberPlans(
  plan: (request: InboundRequest) => RequestPlan,
): (request: IncomingMessage) => RequestPlan {
  const plans = new LRUCache<string, RequestPlan>({ max: MAX_PLANS });
  return ({ method = 'GET', url = '', headers }) => {
    const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage } = headers;
    const address = removeCampaignParams(url);
    // No part contains a line break, so requests that differ in a part have different keys.
    const asked = `${method} ${address}\n${acceptLanguage ?? ''}\n${userAgent}`;
    const known = plans.get(asked);
    if (known) return known;
    const mark = address.indexOf('?');
    const made = plan({
      method,
      pathname: mark === -1 ? address : address.slice(0, mark),
      search: new URLSearchParams(mark === -1 ? '' : address.slice(mark + 1)),
      userAgent,
      acceptLanguage: acceptLanguage ?? null,
    });
    if (made.kind === 'page' && asked.length <= MAX_REMEMBERED_LENGTH) plans.set(asked, made);
    return made;
  };
}
