import { TRUSTED_TYPES_POLICY } from './trusted-types.ts';

/** Origins as `URL.origin` writes them, such as `https://host:8443`. */
type PolicyOrigins = {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly forms: readonly string[];
};

/**
 * How a policy names the inline scripts that may run. Transaction pages have a nonce. Other pages
 * have hashes, because most of these pages are cached. All visitors of a cached page would share
 * its nonce.
 */
type ScriptTrust =
  | { readonly kind: 'hashes'; readonly sha256: readonly string[] }
  | { readonly kind: 'nonce'; readonly nonce: string };

const formatHashes = (sha256: readonly string[]): readonly string[] =>
  sha256.map((hash) => `'sha256-${hash}'`);

function formatTrust(trust: ScriptTrust): readonly string[] {
  return trust.kind === 'nonce' ? [`'nonce-${trust.nonce}'`] : formatHashes(trust.sha256);
}

/**
 * In development React evaluates code to rebuild the server's call stacks, and Next's error overlay
 * writes `<style>` elements. Hot reloading needs a web socket. In some browsers `'self'` does not
 * include web sockets, so `ws:` and `wss:` are listed.
 */
const DEVELOPMENT_SOURCES = {
  scripts: ["'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connections: ['ws:', 'wss:'],
} as const;
const NO_SOURCES = { scripts: [], styles: [], connections: [] } as const;

export type Reporting = {
  /** The path to which browsers post reports of violations. */
  readonly path: string;
  /**
   * On http the policy has `report-uri` but no `report-to`. With `report-to` Chromium would send no
   * report: it would ignore `report-uri`, and it does not use `report-to` over http.
   */
  readonly isOnHttps: boolean;
};

/** The name that connects `report-to` with the header `Reporting-Endpoints`. */
const ENDPOINT_NAME = 'violations';

/** On https, `report-uri` is for browsers that do not know `report-to`. */
function formatReporting({ path, isOnHttps }: Reporting): readonly Directive[] {
  return [['report-uri', path], ...(isOnHttps ? [['report-to', ENDPOINT_NAME] as const] : [])];
}

/** The value of the header `Reporting-Endpoints`. */
export function formatEndpoints({ path, isOnHttps }: Reporting): string | undefined {
  return isOnHttps ? `${ENDPOINT_NAME}="${path}"` : undefined;
}

type Directive = readonly [name: string, ...values: string[]];

/**
 * These directives are left out in development, because Next's error overlay assigns texts that our
 * Trusted Types policy refuses.
 */
const TRUSTED_TYPES: readonly Directive[] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', TRUSTED_TYPES_POLICY],
];

/**
 * The policy of answers that are no document, such as JSON. If a browser shows such an answer as a
 * document, the policy blocks all loading and all scripts.
 */
export const DATA_POLICY =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of the service worker itself, which fetches our own pages and files. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;

type PolicyOptions = {
  readonly inDevelopment?: boolean;
  readonly reporting?: Reporting;
  /** The page registers the service worker. */
  readonly hasWorker?: boolean;
  /** Base64 SHA-256 of each `<style>` of the page. */
  readonly styleHashes?: readonly string[];
};

/** Without `reporting` browsers send no reports. */
export function formatPolicy(
  trust: ScriptTrust,
  origins: PolicyOrigins,
  { inDevelopment = false, reporting, hasWorker = false, styleHashes = [] }: PolicyOptions = {},
): string {
  const { scripts, styles, connections } = inDevelopment ? DEVELOPMENT_SOURCES : NO_SOURCES;
  const directives: readonly Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...formatTrust(trust), ...scripts],
    // Without this directive, browsers would allow workers from the sources of `script-src`.
    ['worker-src', hasWorker ? "'self'" : "'none'"],
    ['style-src', "'self'", ...formatHashes(styleHashes), ...styles],
    // React writes `style` attributes.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...origins.images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections],
    ['manifest-src', "'self'"],
    ['frame-src', ...(origins.frames.length > 0 ? origins.frames : ["'none'"])],
    ['form-action', "'self'", ...origins.forms],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(inDevelopment ? [] : TRUSTED_TYPES),
    ...(reporting ? formatReporting(reporting) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

export type Header = { readonly key: string; readonly value: string };

const HSTS_MAX_AGE_SECONDS = 31_536_000;

/**
 * Headers of every answer. The Content-Security-Policy is not here, because it differs from page to
 * page.
 */
export const commonHeaders: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * Headers of our API and of sensitive pages, which have `isSensitive` in
 * `lib/addresses/address-table.ts`.
 */
export const sensitiveHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** Headers of answers that are no document. */
export const dataHeaders: readonly Header[] = [
  { key: 'Content-Security-Policy', value: DATA_POLICY },
];

/** Headers of the pictures under `/previews`. Web chats show previews in their own pages. */
export const previewHeaders: readonly Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];
