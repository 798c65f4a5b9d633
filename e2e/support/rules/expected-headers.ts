import type { IncomingHttpHeaders } from 'node:http';

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
  keptPage: `${COMMON.start} HASHES; worker-src 'self'; ${COMMON.inlineStyles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; ${COMMON.frames}; ${COMMON.end}; ${COMMON.reports}`,
  worker:
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
  data: "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

const NOT_COMPARED =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|accept-ranges|etag|last-modified|vary|link|x-nextjs-.+|x-middleware-rewrite)$/;

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

/** `match` turns a pattern into the test runner's matcher. */
export function formatExpected(expected: Expected, match: (pattern: RegExp) => unknown): Headers {
  const { policy, freshness, contentType, isSensitive, isShared, others } = expected;
  return withoutUndefined({
    ...ON_EVERY_ANSWER,
    'content-security-policy': POLICIES[policy],
    'referrer-policy': isSensitive ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-robots-tag': isSensitive ? 'noindex, nofollow' : undefined,
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    'cache-control': freshness && match(freshness),
    'content-type': contentType,
    ...others,
  });
}
