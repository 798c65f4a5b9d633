import type { AddressRow } from '../../addresses/address-table.ts';
import { findRequestedRow } from '../../addresses/find-requested-row.ts';
import { isLanguage, LANGUAGE_PARAM } from '../../i18n/language.ts';
import { isProductSlug } from '../../ids.ts';
import { HIDDEN_NAVBAR, isFlagOn, PRODUCT_PARAM } from '../../menu-query.ts';
import { isAllMenusSearch, parseAllMenusQuery } from '../../all-menus/all-menus-query.ts';
import type { HandlerBeforeFramework } from './handle-before-framework.ts';
import { isPreviewCrawler } from '../preview-crawler.ts';

/** Next's router sends a hash of its headers in this parameter. Next checks it, so it stays. */
const ROUTER_PARAM = '_rsc';

/**
 * Whether the query leads to a page that no cache keeps: the hits of a search, or the product page
 * for preview crawlers.
 */
function isAboutQuery(row: AddressRow, search: URLSearchParams, userAgent: string): boolean {
  if (row.rewrite === 'search') return isAllMenusSearch(parseAllMenusQuery(search));
  const product = search.get(PRODUCT_PARAM) ?? '';
  return row.rewrite === 'menu-variant' && isProductSlug(product) && isPreviewCrawler(userAgent);
}

/**
 * The address of a cached page without the visitor's query. Two things stay: the hash that Next's
 * router sends in `_rsc`, and the parameters by which `proxy.ts` chooses the page, each in one
 * spelling. Any other address is unchanged.
 */
export function formatAddressForAll(address: string, userAgent: string): string {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const pathname = address.slice(0, mark);
  const row = findRequestedRow(pathname);
  if (row?.rendered !== 'static' && row?.rendered !== 'cached') return address;
  const search = new URLSearchParams(address.slice(mark + 1).split('#', 1)[0]);
  if (isAboutQuery(row, search, userAgent)) return address;
  const kept = new URLSearchParams();
  const language = search.get(LANGUAGE_PARAM);
  if (row.rewrite === 'menu-variant') {
    if (isLanguage(language)) kept.set(LANGUAGE_PARAM, language);
    if (isFlagOn(search, HIDDEN_NAVBAR)) kept.set(HIDDEN_NAVBAR, 'true');
  }
  const routerHash = search.get(ROUTER_PARAM);
  if (routerHash !== null) kept.set(ROUTER_PARAM, routerHash);
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/**
 * The framework writes the address of a request into the page that it renders for the request, and
 * the page cache keeps this page for all visitors. So the framework must not get a visitor's query.
 */
export const hideVisitorQuery: HandlerBeforeFramework = (request, _response, passOn) => {
  request.url = formatAddressForAll(request.url ?? '', request.headers['user-agent'] ?? '');
  passOn();
};
