import type { AddressRow } from '../../../lib/addresses/address-table.ts';
import { hasIds } from '../../../lib/addresses/fits-path.ts';
import { formatPath } from '../../../lib/addresses/link.ts';
import type { Expected } from '../rules/expected-headers.ts';
import { INVOICE_ID, RESTAURANT_ID } from './site-pages.ts';

export type PageAnswer = {
  readonly state: string;
  readonly method?: string;
  readonly path: string;
  readonly status: number;
  readonly expected: Expected;
};

const ids = {
  restaurantId: RESTAURANT_ID,
  tableId: '12',
  userId: 'sandbox-form-visible',
  orderId: '1',
  token: 'sandbox-token-valid-table',
  invoiceId: INVOICE_ID,
};
const unknownIds = {
  ...ids,
  restaurantId: 'nu-exista-asa-ceva',
  invoiceId: 'sandbox-invoice-missing',
};
const failingIds = { ...ids, restaurantId: 'sandbox-500', invoiceId: 'sandbox-500' };

const HTML = 'text/html; charset=utf-8';
const NO_STORE = /^no-store$/;
/** The `cache-control` of the framework's not-found page, which answers a malformed id. */
const FRAMEWORK_NO_STORE = /^private, no-cache, no-store, max-age=0, must-revalidate$/;
/**
 * Methods that no page accepts. Node's HTTP parser knows their names. It refuses a method that it
 * does not know, so such a request would not reach the site.
 */
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'MKCOL'];

/**
 * The `cache-control` of an answer with status 200. `s-maxage=1` is the page period of the tests'
 * sites.
 */
const freshness: Readonly<Record<AddressRow['rendered'], RegExp>> = {
  static: /^public, max-age=0, s-maxage=300, stale-while-revalidate=300$/,
  cached: /^public, max-age=0, s-maxage=1, stale-while-revalidate=1$/,
  unstored: NO_STORE,
  'per-request': NO_STORE,
  picture: /^public, max-age=3600(?:, stale-while-revalidate=3600)?$/,
};

export const formatPagePath = ({ path }: AddressRow): string => formatPath(path, ids);

function getPolicy({ path, rendered, isKeptOffline }: AddressRow): Expected['policy'] {
  if (isKeptOffline === true) return 'keptPage';
  if (rendered === 'per-request') return 'transaction';
  if (rendered === 'picture') return 'data';
  return path.includes('[invoiceId]') ? 'document' : 'page';
}

export function listPageAnswers(row: AddressRow): readonly PageAnswer[] {
  const path = formatPagePath(row);
  const isPicture = row.rendered === 'picture';
  /** The site draws an SVG picture without a call to the provider. */
  const isDrawing = row.path.endsWith('.svg');
  const asksProvider = /\[(?:restaurant|invoice)Id\]/.test(row.path) && !isDrawing;
  const picture = isDrawing ? 'image/svg+xml' : 'image/jpeg';
  const common = { isSensitive: row.isSensitive === true, isShared: isPicture };
  const found: Expected = {
    ...common,
    policy: getPolicy(row),
    freshness: freshness[row.rendered],
    contentType: isPicture ? picture : HTML,
  };
  const failedPolicy = row.isSensitive === true ? 'unreportedPage' : 'page';
  const failed: Expected = {
    ...common,
    policy: isPicture ? 'data' : failedPolicy,
    freshness: NO_STORE,
    contentType: isPicture ? undefined : HTML,
  };
  const malformed: Expected = {
    ...common,
    policy: 'unreportedPage',
    freshness: FRAMEWORK_NO_STORE,
    contentType: HTML,
  };
  const withoutBody = (others: Readonly<Record<string, string>>): Expected => ({
    ...common,
    policy: 'data',
    freshness: NO_STORE,
    contentType: undefined,
    others,
  });
  const moved = withoutBody({ location: path });
  const refused = withoutBody({ allow: row.acceptsPost ? 'GET, HEAD, POST' : 'GET, HEAD' });
  const refusedMethods = row.acceptsPost ? OTHER_METHODS : [...OTHER_METHODS, 'POST'];
  const at = (
    values: Readonly<Record<string, string>>,
    state: string,
    status: number,
    expected: Expected,
  ): PageAnswer => ({ state, path: formatPath(row.path, values), status, expected });
  return [
    { state: 'found', path, status: 200, expected: found },
    { state: 'found by HEAD', method: 'HEAD', path, status: 200, expected: found },
    ...(path === '/' ? [] : [{ state: 'moved', path: `${path}/`, status: 308, expected: moved }]),
    ...refusedMethods.map((method) => ({
      state: `refused ${method}`,
      method,
      path,
      status: 405,
      expected: refused,
    })),
    ...(row.acceptsPost
      ? [{ state: 'posted', method: 'POST', path, status: 303, expected: moved }]
      : []),
    ...(hasIds(row.path)
      ? [
          {
            state: 'malformed',
            path: row.path.replaceAll(/\[\w+\]/g, 'a%2Fb'),
            status: 404,
            expected: malformed,
          },
        ]
      : []),
    ...(asksProvider
      ? [
          at(unknownIds, 'unknown', 404, failed),
          at(failingIds, 'failing', 503, { ...failed, others: { 'retry-after': '5' } }),
        ]
      : []),
  ];
}
