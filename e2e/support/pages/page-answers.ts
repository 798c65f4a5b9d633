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
const RETRY = { 'retry-after': '5' };
/**
 * Examples of methods that no page accepts. Node's HTTP parser knows their names. It refuses a
 * method that it does not know, so such a request would not reach the site.
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

/** Whether the row is of an SVG picture. The site draws it without a call to the provider. */
const isDrawing = ({ path }: AddressRow): boolean => path.endsWith('.svg');

/** Whether the status depends on the provider's answer for an id in the path. */
const asksProvider = (row: AddressRow): boolean =>
  /\[(?:restaurant|invoice)Id\]/.test(row.path) && !isDrawing(row);

function getContentType(row: AddressRow): string {
  if (row.rendered !== 'picture') return HTML;
  return isDrawing(row) ? 'image/svg+xml' : 'image/jpeg';
}

function getPolicy({ path, rendered, isKeptOffline }: AddressRow): Expected['policy'] {
  if (isKeptOffline === true) return 'keptPage';
  if (rendered === 'per-request') return 'transaction';
  if (rendered === 'picture') return 'data';
  return path.includes('[invoiceId]') ? 'document' : 'page';
}

function getFailedPolicy({ rendered, isSensitive }: AddressRow): Expected['policy'] {
  if (rendered === 'picture') return 'data';
  return isSensitive === true ? 'unreportedPage' : 'page';
}

export function listPageAnswers(row: AddressRow): readonly PageAnswer[] {
  const path = formatPagePath(row);
  const isPicture = row.rendered === 'picture';
  const common = { isSensitive: row.isSensitive === true, isShared: isPicture };
  const found: Expected = {
    ...common,
    policy: getPolicy(row),
    freshness: freshness[row.rendered],
    contentType: getContentType(row),
  };
  const failed: Expected = {
    ...common,
    policy: getFailedPolicy(row),
    freshness: NO_STORE,
    contentType: isPicture ? undefined : HTML,
  };
  const empty: Expected = {
    ...common,
    policy: 'data',
    freshness: undefined,
    contentType: undefined,
  };
  const moved = (location: string, others: Expected['others'] = {}): Expected => ({
    ...empty,
    freshness: NO_STORE,
    others: { location, ...others },
  });
  const refused = (allow: string): Expected => ({
    ...empty,
    freshness: NO_STORE,
    others: { allow },
  });
  const methods = row.acceptsPost ? 'GET, HEAD, POST' : 'GET, HEAD';
  return [
    { state: 'found', path, status: 200, expected: found },
    { state: 'found by HEAD', method: 'HEAD', path, status: 200, expected: found },
    ...(path === '/'
      ? []
      : [
          {
            state: 'moved',
            path: `${path}/`,
            status: 308,
            expected: moved(path),
          },
        ]),
    ...OTHER_METHODS.map((method) => ({
      state: `refused ${method}`,
      method,
      path,
      status: 405,
      expected: refused(methods),
    })),
    row.acceptsPost
      ? { state: 'posted', method: 'POST', path, status: 303, expected: moved(path) }
      : {
          state: 'refused POST',
          method: 'POST',
          path,
          status: 405,
          expected: refused(methods),
        },
    ...(hasIds(row.path)
      ? [
          {
            state: 'malformed',
            path: row.path.replaceAll(/\[\w+\]/g, 'a%2Fb'),
            status: 404,
            expected: {
              ...failed,
              policy: 'unreportedPage' as const,
              freshness: FRAMEWORK_NO_STORE,
              contentType: HTML,
            },
          },
        ]
      : []),
    ...(asksProvider(row)
      ? [
          {
            state: 'unknown',
            path: formatPath(row.path, unknownIds),
            status: 404,
            expected: failed,
          },
          {
            state: 'failing',
            path: formatPath(row.path, failingIds),
            status: 503,
            expected: { ...failed, others: RETRY },
          },
        ]
      : []),
  ];
}
