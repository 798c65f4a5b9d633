import type { AddressRow } from '../../addresses/address-table.ts';
import { findRequestedRow } from '../../addresses/find-requested-row.ts';
import { LANGUAGE_PARAM } from '../../i18n/language.ts';
import { parseLanguage } from '../../query-values.ts';
import { HIDDEN_NAVBAR, isFlagOn } from '../../menu-query.ts';
import { parseProductSlug } from '../../query-values.ts';
import { isAllMenusSearch, parseAllMenusQuery } from '../../all-menus/all-menus-query.ts';
import type { HandlerBeforeFramework } from './handle-before-framework.ts';
import { isPreviewCrawler } from '../preview-crawler.ts';

/** Next's router sends a hash of request headers in this parameter. The server checks the hash. */
const ROUTER_PARAM = '_rsc';

/**
 * Whether the query leads to a page that the page cache does not store: the hits of a search, or
 * the page about a product for crawlers that make previews of links.
 */
function leadsToUnstoredPage(row: AddressRow, search: URLSearchParams, userAgent: string): boolean {
  if (row.rewrite === 'search') return isAllMenusSearch(parseAllMenusQuery(search));
  return (
    row.rewrite === 'menu-variant' &&
    parseProductSlug(search) !== undefined &&
    isPreviewCrawler(userAgent)
  );
}

/**
 * Removes the visitor's query from the address of a page that the page cache stores. `_rsc` stays,
 * and so do the parameters by which `proxy.ts` chooses the page, each in one spelling. The address
 * of any other page or file is returned unchanged.
 */
export function removeVisitorQuery(address: string, userAgent: string): string {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const pathname = address.slice(0, mark);
  const row = findRequestedRow(pathname);
  if (row?.rendered !== 'static' && row?.rendered !== 'cached') return address;
  const search = new URLSearchParams(address.slice(mark + 1).split('#', 1)[0]);
  if (leadsToUnstoredPage(row, search, userAgent)) return address;
  const kept = new URLSearchParams();
  const language = parseLanguage(search.get(LANGUAGE_PARAM));
  if (row.rewrite === 'menu-variant') {
    if (language !== undefined) kept.set(LANGUAGE_PARAM, language);
    if (isFlagOn(search, HIDDEN_NAVBAR)) kept.set(HIDDEN_NAVBAR, 'true');
  }
  const routerHash = search.get(ROUTER_PARAM);
  if (routerHash !== null) kept.set(ROUTER_PARAM, routerHash);
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/**
 * The framework writes the address of a request into the page that it renders for the request, and
 * the page cache stores this page for all visitors. So the framework must not get a visitor's
 * query.
 */
export const hideVisitorQuery: HandlerBeforeFramework = (request, _response, passOn) => {
  request.url = removeVisitorQuery(request.url ?? '', request.headers['user-agent'] ?? '');
  passOn();
};
