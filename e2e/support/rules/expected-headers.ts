import type { IncomingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';
import type { AddressRow } from '../../../lib/addresses/address-table.ts';
import { hasIds } from '../../../lib/addresses/fits-path.ts';
import { formatPath } from '../../../lib/addresses/link.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../pages/site-pages.ts';

export type Expected = {
  readonly policy: keyof typeof POLICIES;
  readonly freshness: RegExp | undefined;
  readonly contentType: string | undefined;
  /** The headers of the answer forbid a referrer and indexing. */
  readonly isSensitive?: boolean;
  /** Other sites may show the answer, for example a preview image. */
  readonly isShared?: boolean;
  readonly others?: Readonly<Record<string, string>>;
};

/** Copied here and not imported, so that the tests fail when the site changes a header. */
const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const COMMON = {
  start: "default-src 'none'; script-src 'self'",
  workers: "worker-src 'none'",
  /** For pages with `<style>` elements. HASHES stands for the hashes of these elements. */
  inlineStyles: "style-src 'self' HASHES; style-src-attr 'unsafe-inline'",
  styles: "style-src 'self'; style-src-attr 'unsafe-inline'",
  connections: "font-src 'self'; connect-src 'self'; manifest-src 'self'",
  frames: "frame-src 'none'; form-action 'self'",
  reports: 'report-uri /api/reports/violations',
  end: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
};

/** The policies as `normalizePolicy` returns them. */
const POLICIES = {
  page: `${COMMON.start} HASHES; ${COMMON.workers}; ${COMMON.inlineStyles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; ${COMMON.frames}; ${COMMON.end}; ${COMMON.reports}`,
  /** The policy of the framework's not-found page, and of an invoice page that is 404 or 503. */
  unreportedPage: `${COMMON.start} HASHES; ${COMMON.workers}; ${COMMON.inlineStyles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; ${COMMON.frames}; ${COMMON.end}`,
  document: `${COMMON.start} HASHES; ${COMMON.workers}; ${COMMON.inlineStyles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; frame-src ORIGINS; form-action 'self'; ${COMMON.end}`,
  transaction: `${COMMON.start} NONCE; ${COMMON.workers}; ${COMMON.styles}; img-src 'self' data:; ${COMMON.connections}; frame-src 'none'; form-action 'self' ORIGINS; ${COMMON.end}`,
  /** The policy of a page that registers the service worker. */
  offlinePage: `${COMMON.start} HASHES; worker-src 'self'; ${COMMON.inlineStyles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; ${COMMON.frames}; ${COMMON.end}; ${COMMON.reports}`,
  worker:
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
  data: "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

const NOT_COMPARED =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|cache-status|etag|vary|x-nextjs-.+)$/;

/** Replaces the parts of a policy that differ between pages, requests and settings. */
function normalizePolicy(policy: string): string {
  return policy
    .replaceAll(/'sha256-[\w+/]+='(?: 'sha256-[\w+/]+=')*/g, 'HASHES')
    .replace(/'nonce-[\w+/]+={0,2}'/, 'NONCE')
    .replaceAll(/https?:\/\/[\w.:-]+(?: https?:\/\/[\w.:-]+)*/g, 'ORIGINS');
}

type Headers = Readonly<Record<string, unknown>>;

export function readHeaders(headers: IncomingHttpHeaders): Headers {
  const compared = Object.entries(headers).filter(([name]) => !NOT_COMPARED.test(name));
  const policy = headers['content-security-policy'];
  return {
    ...Object.fromEntries(compared),
    'content-security-policy': normalizePolicy(String(policy)),
  };
}

const withoutUndefined = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

export function formatExpected(expected: Expected): Headers {
  const { policy, freshness, contentType, isSensitive, isShared, others } = expected;
  return withoutUndefined({
    ...ON_EVERY_ANSWER,
    'content-security-policy': POLICIES[policy],
    'referrer-policy': isSensitive ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-robots-tag': isSensitive ? 'noindex, nofollow' : undefined,
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    'cache-control': freshness && expect.stringMatching(freshness),
    'content-type': contentType,
    ...others,
  });
}

export type PageResponse = {
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

function getPolicy({ path, rendered, isStoredOffline }: AddressRow): Expected['policy'] {
  if (isStoredOffline === true) return 'offlinePage';
  if (rendered === 'per-request') return 'transaction';
  if (rendered === 'picture') return 'data';
  return path.includes('[invoiceId]') ? 'document' : 'page';
}

export function listPageAnswers(row: AddressRow): readonly PageResponse[] {
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
    freshness: NO_STORE,
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
  ): PageResponse => ({ state, path: formatPath(row.path, values), status, expected });
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
