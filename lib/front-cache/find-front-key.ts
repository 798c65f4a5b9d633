import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressRows } from '@/lib/addresses/address-table';
import type { AddressRow } from '@/lib/addresses/address-table';
import { findRequestedRow } from '@/lib/addresses/find-requested-row';
import { fitsTemplate } from '@/lib/addresses/fits-path';
import { getMenuLanguage } from '@/lib/addresses/menu-variants';
import { HOME_PAGE_PATH } from '@/lib/cache/entry';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { HIDDEN_MODAL, HIDDEN_NAVBAR, PRODUCT_PARAM } from '@/lib/menu-query';
import { planRequest } from '@/lib/request/request-plan';

/** The key of a request that the front cache does not answer. */
const PASSED_ON = '';
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
/** Any other parameter is left to the framework, which has parameters of its own. */
const KNOWN_PARAMS: ReadonlySet<string> = new Set([
  HIDDEN_NAVBAR,
  HIDDEN_MODAL,
  PRODUCT_PARAM,
  LANGUAGE_PARAM,
]);

/**
 * With such a header the answer is a part of a page, an answer to the router, or an internal
 * request of the framework.
 */
const SPECIAL_HEADER =
  /^(?:range|if-range|if-match|if-unmodified-since|upgrade|expect|transfer-encoding|rsc|next-.*|x-next.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*|x-now-.*)$/;
/** The cookies of the framework's draft mode. */
const PREVIEW_COOKIE = /__prerender_bypass|__next_preview_data/;

function hasPlainHeaders(headers: IncomingHttpHeaders): boolean {
  if (Object.keys(headers).some((name) => SPECIAL_HEADER.test(name))) return false;
  const { host = '', cookie, 'content-length': length = '0' } = headers;
  return (
    PLAIN_HOST.test(host) &&
    length === '0' &&
    (cookie === undefined || !PREVIEW_COOKIE.test(cookie))
  );
}

function hasKnownQuery(query: string, search: URLSearchParams): boolean {
  return !query.includes('#') && search.keys().every((name) => KNOWN_PARAMS.has(name));
}

const isStored = ({ rendered, isSensitive }: AddressRow): boolean =>
  isSensitive !== true && (rendered === 'static' || rendered === 'cached');
/** The pages to which `proxy.ts` rewrites. English menus are not among them, because they are `private`. */
const rewritten = addressRows.filter(
  (row) => row.isInternal === true && isStored(row) && getMenuLanguage(row.path) !== 'en',
);

/** Whether the page cache keeps the page for all visitors. */
function isSharedPage(path: string, isRewritten: boolean): boolean {
  if (isRewritten) return rewritten.some((row) => fitsTemplate(path, row.path));
  const row = findRequestedRow(path);
  return row !== undefined && isStored(row);
}

function planKey(url: string, userAgent: string, acceptLanguage: string): string {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const search = new URLSearchParams(query);
  if (!hasKnownQuery(query, search)) return PASSED_ON;
  const plan = planRequest({ method: 'GET', pathname, search, userAgent, acceptLanguage });
  if (plan.kind !== 'pass' && plan.kind !== 'rewrite') return PASSED_ON;
  const path = plan.kind === 'pass' ? pathname : plan.pathname;
  if (!isSharedPage(path, plan.kind === 'rewrite')) return PASSED_ON;
  return path === '/' ? HOME_PAGE_PATH : path;
}

/** A plan takes a third of the time of a hit, and popular pages get the same requests again. */
const boundedKeys = new LRUCache<string, string>({ max: 2_000 });
const MAX_REMEMBERED_LENGTH = 512;

/**
 * The key of the page in the page cache, for a request that the front cache may answer. It is found
 * by the plan that `proxy.ts` makes, so language and variant of a menu are chosen by the same code.
 */
export function findFrontKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (!METHODS.includes(method) || !hasPlainHeaders(headers)) return undefined;
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage = '' } = headers;
  // Headers have no line breaks.
  const asked = `${url}\n${acceptLanguage}\n${userAgent}`;
  const key = boundedKeys.get(asked) ?? planKey(url, userAgent, acceptLanguage);
  if (asked.length <= MAX_REMEMBERED_LENGTH) boundedKeys.set(asked, key);
  return key === PASSED_ON ? undefined : key;
}
