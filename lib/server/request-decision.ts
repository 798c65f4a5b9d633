import {
  API_PREFIX,
  findRequestedRow,
  listPrefixes,
  removeCampaignParams,
} from '../addresses/address-table.ts';
import type { AddressRow } from '../addresses/address-table.ts';
import { haveSamePrefix } from '../addresses/fits-path.ts';
import { findRuleHeaders } from '../addresses/header-rules.ts';
import { isGeneratedFile, isSiteFile } from '../request/site-files.ts';
import {
  formatResultsHref,
  isAllMenusSearch,
  parseAllMenusQuery,
} from '../all-menus/all-menus-query.ts';
import { parseMenuLanguage, LANGUAGE_PARAM } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { HIDDEN_NAVBAR, isFlagOn } from '../menu-query.ts';
import {
  parseLanguage,
  parseProductSlug,
  FIRST_TABLE_PARAM,
  LAST_TABLE_PARAM,
  parseTableRange,
} from '../query-values.ts';
import type { PageTarget } from './page-cache.ts';
import type { Variant } from '../rendering.ts';
import { isCrawler, isPreviewCrawler } from '../request/crawlers.ts';
import { formatPageKey, isChosenBy } from '../request/page-keys.ts';
import { formatTidyPath, repairPath } from '../request/request-path.ts';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** What the server does with a request. */
export type RequestDecision =
  /** Next answers: our API, and pictures. With `address` it gets this address in place of its own. */
  | { readonly kind: 'pass'; readonly address?: string }
  /** The page cache answers. */
  | { readonly kind: 'page'; readonly target: PageTarget; readonly isSearch: boolean }
  /** The page is rendered for this visitor alone, with a nonce for its scripts. */
  | { readonly kind: 'transaction'; readonly language?: Language }
  /** The bank sent the browser here by POST. Redirect the browser to the same page by GET. */
  | { readonly kind: 'bank-return'; readonly pathname: string }
  | { readonly kind: 'refuse-method'; readonly allowed: readonly string[] }
  /** Permanent. Keeps the query. Leads to the path of `formatTidyPath` and `repairPath`. */
  | { readonly kind: 'redirect'; readonly pathname: string };

export type InboundRequest = {
  readonly method: string;
  /** The path as the client sent it, percent-encoded. */
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly userAgent: string;
  /** The header Accept-Language; null when it is absent. */
  readonly acceptLanguage: string | null;
};

const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD'];
const RETURN_METHOD = 'POST';
const IMAGE_OPTIMIZER = '/_next/image';

const USUAL: Variant = { language: 'ro', navigation: 'shown' };

/** The route of the page that every unknown address gets. It has no row, so it is one of them. */
const NOT_FOUND_PATH = '/nu-exista';

/** Answers under these prefixes have headers of their own, which their not-found pages have too. */
const prefixesWithHeaders: readonly string[] = listPrefixes(
  ({ isSensitive, rendered }) => isSensitive === true || rendered === 'picture',
);

/** The not-found page, one for each set of headers. */
function findNotFoundPage(pathname: string): PageTarget {
  const prefix = prefixesWithHeaders.find((known) => haveSamePrefix(pathname, known)) ?? '';
  return {
    key: NOT_FOUND_PATH + prefix,
    address: NOT_FOUND_PATH,
    path: NOT_FOUND_PATH,
    variant: USUAL,
    headers: lowerNames(findRuleHeaders(prefix)),
    isNotFound: true,
  };
}

const lowerNames = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The API answers 404 for an unknown path. */
const UNKNOWN_API_PATH = `${API_PREFIX}/`;

const RESTAURANT_ID = '[restaurantId]';
/**
 * The not-found page of a row has this text in place of each id. No restaurant can have this id
 * (requirement R-2), so the site renders the page without a call to the provider.
 */
const MISSING_ID = '-';

/**
 * False for an invalid percent escape such as `%zz`, and for bytes that are not UTF-8, such as
 * `%ff`. Next would fail on such a path.
 */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

const passDecision: RequestDecision = { kind: 'pass' };
const toPage = (target: PageTarget): RequestDecision => ({ kind: 'page', target, isSearch: false });

export function decideRequest(request: InboundRequest): RequestDecision {
  const { method, pathname } = request;
  const tidyPath = repairPath(formatTidyPath(pathname));
  if (tidyPath !== pathname) return { kind: 'redirect', pathname: tidyPath };
  const isOfApi = pathname === API_PREFIX || pathname.startsWith(UNKNOWN_API_PATH);
  if (isOfApi && !isDecodable(pathname)) return { kind: 'pass', address: API_PREFIX };
  if (isOfApi || pathname === IMAGE_OPTIMIZER) return passDecision;

  const row = findRequestedRow(pathname);
  const acceptsPost = row?.acceptsPost === true;
  if (acceptsPost && method === RETURN_METHOD) return { kind: 'bank-return', pathname };
  if (!ALLOWED_METHODS.includes(method)) {
    const allowed = acceptsPost ? [...ALLOWED_METHODS, RETURN_METHOD] : ALLOWED_METHODS;
    return { kind: 'refuse-method', allowed };
  }
  if (isSiteFile(pathname) && isDecodable(pathname)) {
    return toPage({ ...usualTarget(pathname), isGenerated: isGeneratedFile(pathname) });
  }
  if (row === undefined) return toPage(findNotFoundPage(pathname));
  if (row.rendered === 'picture') return passDecision;
  if (row.rendered === 'per-request') {
    const language = parseLanguage(request.search.get(LANGUAGE_PARAM));
    return { kind: 'transaction', ...(language && { language }) };
  }
  return decidePage(row, request);
}

const usualTarget = (pathname: string): PageTarget => ({
  key: pathname,
  address: pathname,
  path: pathname,
  variant: USUAL,
});

function decidePage(row: AddressRow, request: InboundRequest): RequestDecision {
  const { pathname } = request;
  const variant = chooseVariant(row, request);
  const query = formatPageQuery(row, request);
  const target: PageTarget = {
    ...usualTarget(pathname),
    key: formatPageKey(pathname + query, variant),
    address: pathname + query,
    variant,
    isGenerated: row.rendered === 'static',
    isUnstored: row.rendered === 'unstored' || query !== '' || variant.product !== undefined,
    ...findRestaurant(row, request, variant),
  };
  return { kind: 'page', target, isSearch: query !== '' && isChosenBy(row, 'search') };
}

/** If the menu has no such product, the page about the product describes the menu. */
function chooseVariant(row: AddressRow, request: InboundRequest): Variant {
  const { search, userAgent } = request;
  const product =
    isChosenBy(row, 'product') && isPreviewCrawler(userAgent)
      ? parseProductSlug(search)
      : undefined;
  if (product !== undefined) return { language: 'ro', navigation: 'hidden', product };
  const isHidden = isChosenBy(row, 'navigation') && isFlagOn(search, HIDDEN_NAVBAR);
  return {
    language: isChosenBy(row, 'language') ? findMenuLanguage(request) : 'ro',
    navigation: isHidden ? 'hidden' : 'shown',
  };
}

/**
 * Crawlers get Romanian unless the address names a language. Some of them send Accept-Language,
 * which must not choose the menu that a search engine indexes.
 */
function findMenuLanguage({ search, userAgent, acceptLanguage }: InboundRequest): Language {
  const choice = parseLanguage(search.get(LANGUAGE_PARAM));
  if (choice !== undefined) return choice;
  return isCrawler(userAgent) ? 'ro' : parseMenuLanguage(acceptLanguage);
}

/** The part of the query that the page reads, in one spelling. */
function formatPageQuery(row: AddressRow, { pathname, search }: InboundRequest): string {
  if (isChosenBy(row, 'search')) {
    const query = parseAllMenusQuery(search);
    return isAllMenusSearch(query) ? formatResultsHref(query).slice(pathname.length) : '';
  }
  if (!isChosenBy(row, 'tables')) return '';
  const { first, last } = parseTableRange(
    search.get(FIRST_TABLE_PARAM),
    search.get(LAST_TABLE_PARAM),
  );
  return `?${FIRST_TABLE_PARAM}=${first}&${LAST_TABLE_PARAM}=${last}`;
}

function findRestaurant(
  row: AddressRow,
  { pathname }: InboundRequest,
  variant: Variant,
): Pick<PageTarget, 'restaurantId' | 'notFound'> {
  const place = row.path.split('/').indexOf(RESTAURANT_ID);
  if (place === -1) return {};
  const path = row.path.replaceAll(/\[\w+\]/g, MISSING_ID);
  const { product: _product, ...missing } = variant;
  return {
    restaurantId: pathname.split('/')[place] ?? '',
    notFound: {
      ...usualTarget(path),
      key: formatPageKey(path, missing),
      address: path,
      variant: missing,
      isNotFound: true,
    },
  };
}

const MAX_DECISIONS = 2_000;
const MAX_REMEMBERED_LENGTH = 512;

/**
 * Remembers decisions, because deciding takes a third of the time of a cache hit and many requests are
 * equal. Links that differ only in campaign parameters share a decision, unless it keeps the query.
 */
export function rememberDecisions(
  decide: (request: InboundRequest) => RequestDecision,
): (request: IncomingMessage) => RequestDecision {
  const decisions = new LRUCache<string, RequestDecision>({ max: MAX_DECISIONS });
  return ({ method = 'GET', url = '', headers }) => {
    const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage } = headers;
    const address = removeCampaignParams(url);
    // No part contains a line break, so requests that differ in a part have different keys.
    const asked = `${method} ${address}\n${acceptLanguage ?? ''}\n${userAgent}`;
    const known = decisions.get(asked);
    if (known) return known;
    const mark = address.indexOf('?');
    const made = decide({
      method,
      pathname: mark === -1 ? address : address.slice(0, mark),
      search: new URLSearchParams(mark === -1 ? '' : address.slice(mark + 1)),
      userAgent,
      acceptLanguage: acceptLanguage ?? null,
    });
    if (made.kind === 'page' && asked.length <= MAX_REMEMBERED_LENGTH) decisions.set(asked, made);
    return made;
  };
}
