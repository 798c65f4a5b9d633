import type { IncomingHttpHeaders } from 'node:http';

/**
 * The headers of an answer as one table: written out, not read from the site's sources, so that a
 * change there has to be made here too.
 */
export type Expected = {
  readonly policy: keyof typeof POLICIES;
  readonly freshness: RegExp | undefined;
  readonly contentType: string | undefined;
  /** No referrer is sent and nothing is indexed. */
  readonly isSensitive?: boolean;
  /** Other sites may show it. */
  readonly isShared?: boolean;
  readonly others?: Readonly<Record<string, string>>;
};

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
  styles: "worker-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'",
  connections: "font-src 'self'; connect-src 'self'; manifest-src 'self'",
  end: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
};

/** As `normalizePolicy` writes them. */
const POLICIES = {
  page: `${COMMON.start} HASHES; ${COMMON.styles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; frame-src 'none'; form-action 'self'; ${COMMON.end}`,
  document: `${COMMON.start} HASHES; ${COMMON.styles}; img-src 'self' data: ORIGINS; ${COMMON.connections}; frame-src ORIGINS; form-action 'self'; ${COMMON.end}`,
  transaction: `${COMMON.start} NONCE; ${COMMON.styles}; img-src 'self' data:; ${COMMON.connections}; frame-src 'none'; form-action 'self' ORIGINS; ${COMMON.end}`,
  data: "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** Of the connection and of the length, or the framework's own about its cache. */
const NOT_COMPARED =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|accept-ranges|etag|last-modified|vary|link|x-nextjs-.+|x-middleware-rewrite)$/;

/** The policy without what differs between pages, visitors and settings. */
function normalizePolicy(policy: string): string {
  return policy
    .replace(/'sha256-[\w+/]+='(?: 'sha256-[\w+/]+=')*/, 'HASHES')
    .replace(/'nonce-[\w+/]+={0,2}'/, 'NONCE')
    .replaceAll(/https?:\/\/[\w.:-]+(?: https?:\/\/[\w.:-]+)*/g, 'ORIGINS');
}

type Headers = Readonly<Record<string, unknown>>;

/** The compared headers of an answer: whatever is not in the table is one too many. */
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

/** `match` turns a pattern into what the test runner compares with. */
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
