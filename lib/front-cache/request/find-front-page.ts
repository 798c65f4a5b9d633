import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressRows } from '@/lib/addresses/address-table';
import type { AddressRow } from '@/lib/addresses/address-table';
import { removeCampaignParams } from '@/lib/addresses/campaign-params';
import { findRequestedRow } from '@/lib/addresses/find-requested-row';
import { fitsTemplate } from '@/lib/addresses/fits-path';
import { getMenuLanguage } from '@/lib/addresses/menu-variants';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';
import { planRequest } from '@/lib/request/request-plan';
import { hasKnownQuery, isPlainRequest } from './plain-request.ts';
import { isStaticFile } from './static-file.ts';

const isStored = ({ rendered, isSensitive }: AddressRow): boolean =>
  isSensitive !== true && (rendered === 'static' || rendered === 'cached');

const RESTAURANT_ID = '[restaurantId]';
/**
 * `missingPath` contains this text in place of each placeholder, such as `[restaurantId]`. No
 * restaurant can have this id (requirement R-2), so the site renders the not-found page at
 * `missingPath` without a call to the provider.
 */
const MISSING_ID = '-';

const internalRows = addressRows.filter(({ isInternal }) => isInternal === true);

/** The restaurant that a requested page is about. */
export type RequestedRestaurant = {
  /** The key of the page in the page cache. */
  readonly path: string;
  readonly restaurantId: string;
  /** The path of the not-found page. It depends on the row of the address table, not on the id. */
  readonly missingPath: string;
};

export type FrontPage = {
  /** The key of the page in the page cache, or the path of a file of the build. */
  readonly path: string;
  /** Whether the answer is the same for all visitors and may be kept. */
  readonly isShared: boolean;
  readonly restaurant?: RequestedRestaurant;
};

function findRestaurant(path: string, row: AddressRow): RequestedRestaurant | undefined {
  const place = row.path.split('/').indexOf(RESTAURANT_ID);
  if (place === -1 || row.isSensitive || !['cached', 'unstored'].includes(row.rendered)) {
    return undefined;
  }
  return {
    path,
    restaurantId: path.split('/')[place] ?? '',
    missingPath: row.path.replaceAll(/\[\w+\]/g, MISSING_ID),
  };
}

function planPage(url: string, userAgent: string, acceptLanguage: string): FrontPage | undefined {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const search = new URLSearchParams(query);
  if (!hasKnownQuery(query, search)) return undefined;
  const plan = planRequest({ method: 'GET', pathname, search, userAgent, acceptLanguage });
  if (plan.kind !== 'pass' && plan.kind !== 'rewrite') return undefined;
  const path = plan.kind === 'pass' ? pathname : plan.pathname;
  const row =
    plan.kind === 'pass'
      ? findRequestedRow(path)
      : internalRows.find((internal) => fitsTemplate(path, internal.path));
  if (row === undefined) return undefined;
  // Answers with English menus have `Cache-Control: private`, so they must not be kept.
  const isShared = isStored(row) && getMenuLanguage(path) !== 'en';
  const restaurant = findRestaurant(path, row);
  if (!isShared && restaurant === undefined) return undefined;
  return {
    path: path === '/' ? HOME_PAGE_PATH : path,
    isShared,
    ...(restaurant && { restaurant }),
  };
}

/**
 * Remembers the results of `planPage`, because planning takes a third of the time of a cache hit
 * and many requests are equal.
 */
const boundedPages = new LRUCache<string, { readonly page: FrontPage | undefined }>({ max: 2_000 });
const MAX_REMEMBERED_LENGTH = 512;

/**
 * Whether the request has a date as its only precondition. The front cache does not compare dates,
 * so the framework must answer such a request for a file.
 */
const hasDateAlone = (headers: IncomingHttpHeaders): boolean =>
  headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined;

/**
 * The requested page or file; undefined for a request that the front cache must not answer.
 * `planRequest` finds the page, as in `proxy.ts`. So the front cache and `proxy.ts` choose the same
 * language and variant of a menu.
 */
export function findFrontPage(request: IncomingMessage): FrontPage | undefined {
  if (!isPlainRequest(request)) return undefined;
  const { url = '', headers } = request;
  if (isStaticFile(url)) return hasDateAlone(headers) ? undefined : { path: url, isShared: true };
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage = '' } = headers;
  // Links that differ only in campaign parameters share one remembered plan.
  const address = removeCampaignParams(url);
  // No part contains a line break, so requests that differ in a part have different keys.
  const asked = `${address}\n${acceptLanguage}\n${userAgent}`;
  const known = boundedPages.get(asked);
  if (known) return known.page;
  const page = planPage(address, userAgent, acceptLanguage);
  if (asked.length <= MAX_REMEMBERED_LENGTH) boundedPages.set(asked, { page });
  return page;
}
