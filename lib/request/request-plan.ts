import { addressTable } from '../addresses/address-table.ts';
import type { AddressRow } from '../addresses/address-table.ts';
import { findRequestedRow } from '../addresses/find-requested-row.ts';
import { hasIds } from '../addresses/fits-path.ts';
import { formatPath } from '../addresses/link.ts';
import { API_PREFIX, listPrefixes } from '../addresses/list-prefixes.ts';
import { menuVariants } from '../addresses/menu-variants.ts';
import { HIDDEN_NAVBAR, isFlagOn } from '../menu-query.ts';
import { parseProductSlug } from '../query-values.ts';
import { parseMenuLanguage } from '../i18n/accept-language.ts';
import { LANGUAGE_PARAM } from '../i18n/language.ts';
import { parseLanguage } from '../query-values.ts';
import type { Language } from '../i18n/language.ts';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM, parseTableRange } from '../qr/table-range.ts';
import { assertNever } from '../result.ts';
import { formatResultsPath } from '../all-menus/server/results-path.ts';
import { isAllMenusSearch, parseAllMenusQuery } from '../all-menus/all-menus-query.ts';
import { isPreviewCrawler } from './preview-crawler.ts';
import { isCrawler } from './crawler.ts';
import { repairPath } from './repair-path.ts';
import { formatTidyPath } from './tidy-path.ts';

/** What `proxy.ts` does with a request. */
export type RequestPlan =
  | { readonly kind: 'pass' }
  /** The page is rendered for this visitor alone, with a nonce for its scripts. */
  | { readonly kind: 'transaction'; readonly language?: Language }
  /** The bank sent the browser here by POST. Redirect the browser to the same page by GET. */
  | { readonly kind: 'bank-return'; readonly pathname: string }
  | { readonly kind: 'refuse-method'; readonly allowed: readonly string[] }
  /** Permanent. Keeps the query. Leads to the path of `formatTidyPath` and `repairPath`. */
  | { readonly kind: 'redirect'; readonly pathname: string }
  | { readonly kind: 'rewrite'; readonly pathname: string }
  /** A rewrite to the page with a search's hits. `proxy.ts` limits the rate of these requests. */
  | { readonly kind: 'search'; readonly pathname: string };

export type InboundRequest = {
  readonly method: string;
  /** The path as the client sent it, percent-encoded. */
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly userAgent: string;
  /** The header Accept-Language; null when it is absent. */
  readonly acceptLanguage: string | null;
};

/** No route has this path, so Next answers with the not-found page. */
export const NOT_FOUND_PATH = '/nu-exista';

const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD'];
const RETURN_METHOD = 'POST';

/** Routes of Next for errors. A request for one of them would get an error as its page. */
const ERROR_PATHS = ['/_not-found', '/_global-error', '/404', '/500'] as const;

/**
 * The first segments of all paths with ids. Next's routes accept any id, and its routes under
 * `/embedded` are internal. So a path with one of these prefixes gets the not-found page, unless a
 * public row of the address table fits it.
 */
const prefixesWithIds: ReadonlySet<string> = new Set([
  ...listPrefixes(({ path }) => hasIds(path)),
  ...ERROR_PATHS,
]);

const notFound: RequestPlan = { kind: 'rewrite', pathname: NOT_FOUND_PATH };
/** Rewrites to the route handler that answers 404 for an unknown API path. */
const undecodableApiPath: RequestPlan = { kind: 'rewrite', pathname: API_PREFIX };

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

export function planRequest(request: InboundRequest): RequestPlan {
  const { method, pathname } = request;
  const tidyPath = repairPath(formatTidyPath(pathname));
  if (tidyPath !== pathname) return { kind: 'redirect', pathname: tidyPath };
  const prefix = `/${pathname.split('/')[1]}`;
  if (prefix === API_PREFIX) return isDecodable(pathname) ? { kind: 'pass' } : undecodableApiPath;

  const row = findRequestedRow(pathname);
  const acceptsPost = row?.acceptsPost === true;
  if (acceptsPost && method === RETURN_METHOD) return { kind: 'bank-return', pathname };
  if (!ALLOWED_METHODS.includes(method)) {
    const allowed = acceptsPost ? [...ALLOWED_METHODS, RETURN_METHOD] : ALLOWED_METHODS;
    return { kind: 'refuse-method', allowed };
  }
  if (row) return planPage(row, request);
  return prefixesWithIds.has(prefix) || !isDecodable(pathname) ? notFound : { kind: 'pass' };
}

/** Empty if the path of the row has no restaurant id. */
function findRestaurantId(row: AddressRow, pathname: string): string {
  const index = row.path.split('/').indexOf('[restaurantId]');
  return pathname.split('/')[index] ?? '';
}

function planPage(row: AddressRow, request: InboundRequest): RequestPlan {
  const { pathname, search } = request;
  const restaurantId = findRestaurantId(row, pathname);
  switch (row.rewrite) {
    case 'table-range':
      return { kind: 'rewrite', pathname: formatSheetPath(restaurantId, search) };
    case 'menu-variant':
      return planMenu(restaurantId, request);
    case 'search':
      return planAllMenusSearch(search);
    case undefined:
      return row.rendered === 'per-request'
        ? planTransaction(parseLanguage(search.get(LANGUAGE_PARAM)))
        : { kind: 'pass' };
    default:
      return assertNever(row.rewrite);
  }
}

/**
 * The Romanian menu with navigation is at the requested path; each other variant has an internal
 * path. If the query names a product, a crawler for link previews gets a page about the product. If
 * the menu has no such product, that page describes the menu.
 */
function planMenu(restaurantId: string, request: InboundRequest): RequestPlan {
  const { search, userAgent } = request;
  const product = parseProductSlug(search);
  if (product !== undefined && isPreviewCrawler(userAgent)) {
    const { path } = addressTable.productPreview;
    return { kind: 'rewrite', pathname: formatPath(path, { restaurantId, product }) };
  }
  const language = findMenuLanguage(request);
  const navigation = isFlagOn(search, HIDDEN_NAVBAR) ? 'hidden' : 'shown';
  if (language === 'ro' && navigation === 'shown') return { kind: 'pass' };
  const pathname = formatPath(menuVariants[language][navigation], { restaurantId });
  return { kind: 'rewrite', pathname };
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

/**
 * The search moves from the query into the path. If the page read the query, Next would make the
 * page dynamic, and a dynamic page does not pass through the page cache.
 */
function planAllMenusSearch(search: URLSearchParams): RequestPlan {
  const query = parseAllMenusQuery(search);
  return isAllMenusSearch(query)
    ? { kind: 'search', pathname: formatResultsPath(query) }
    : { kind: 'pass' };
}

/**
 * The range of tables moves from the query into the path, for the same reason as the search in
 * `planAllMenusSearch`.
 */
function formatSheetPath(restaurantId: string, search: URLSearchParams): string {
  const { first, last } = parseTableRange(
    search.get(FIRST_TABLE_PARAM),
    search.get(LAST_TABLE_PARAM),
  );
  const { path } = addressTable.qrSheetOfTables;
  return formatPath(path, { restaurantId, first: `${first}`, last: `${last}` });
}

function planTransaction(language: Language | undefined): RequestPlan {
  return language === undefined ? { kind: 'transaction' } : { kind: 'transaction', language };
}
