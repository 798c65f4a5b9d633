import { TRUSTED_TYPES_POLICY } from './trusted-types.ts';

/**
 * The origins that one kind of page may load from or submit forms to, in the form
 * `https://host[:port]`.
 */
export type PolicyOrigins = {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly forms: readonly string[];
};

/**
 * How the policy allows the framework's inline scripts: on cached pages by their hashes, because
 * all visitors would share a nonce; on pages rendered for one visitor by a nonce.
 */
export type ScriptTrust =
  | { readonly kind: 'hashes'; readonly sha256: readonly string[] }
  | { readonly kind: 'nonce'; readonly nonce: string };

function formatTrust(trust: ScriptTrust): readonly string[] {
  return trust.kind === 'nonce'
    ? [`'nonce-${trust.nonce}'`]
    : trust.sha256.map((hash) => `'sha256-${hash}'`);
}

/**
 * The additional rights of the development server: React evaluates code to rebuild the server's call
 * stacks, the error overlay writes `<style>` elements, and browsers differ in whether `'self'` covers
 * the web socket that announces edits.
 */
const DEVELOPMENT_SOURCES = {
  scripts: ["'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connections: ['ws:', 'wss:'],
} as const;
const NO_SOURCES = { scripts: [], styles: [], connections: [] } as const;

/** How a page tells browsers where to report what its policy has blocked. */
export type Reporting = {
  /** The path to which reports are posted. */
  readonly path: string;
  /**
   * Whether the site is on https. Chromium ignores `report-uri` beside `report-to`, and uses the
   * latter on https only.
   */
  readonly isOnHttps: boolean;
};

/** The name that connects `report-to` with the header `Reporting-Endpoints`. */
const ENDPOINT_NAME = 'violations';

/** `report-uri` is for browsers without `report-to`: Firefox before 149, Safari before 16.4. */
function formatReporting({ path, isOnHttps }: Reporting): readonly Directive[] {
  return [['report-uri', path], ...(isOnHttps ? [['report-to', ENDPOINT_NAME] as const] : [])];
}

/** The value of the header `Reporting-Endpoints`; undefined where the policy has no `report-to`. */
export function formatEndpoints({ path, isOnHttps }: Reporting): string | undefined {
  return isOnHttps ? `${ENDPOINT_NAME}="${path}"` : undefined;
}

type Directive = readonly [name: string, ...values: string[]];

/**
 * A browser with trusted types refuses texts as HTML or as the address of a script, unless our one
 * policy accepts them (`lib/security/trusted-types.ts`). Development has no such rule, because the
 * framework's error overlay assigns more texts.
 */
const TRUSTED_TYPES: readonly Directive[] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', TRUSTED_TYPES_POLICY],
];

/**
 * The policy of answers that are no document, such as JSON, pictures, files and redirects. A
 * browser that shows one as a document loads and runs nothing.
 */
export const DATA_POLICY =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

type PolicyOptions = { readonly inDevelopment?: boolean; readonly reporting?: Reporting };

/**
 * The Content-Security-Policy of one document. What no directive names, such as media and
 * prefetches, is refused. `style-src-attr` allows all inline styles, because React writes `style`
 * attributes; under this policy an attribute can neither run code nor load from other origins than
 * a page may. Without `reporting` browsers send no reports.
 */
export function formatPolicy(
  trust: ScriptTrust,
  origins: PolicyOrigins,
  { inDevelopment = false, reporting }: PolicyOptions = {},
): string {
  const { scripts, styles, connections } = inDevelopment ? DEVELOPMENT_SOURCES : NO_SOURCES;
  const directives: readonly Directive[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...formatTrust(trust), ...scripts],
    // Without this directive workers would have the sources of scripts.
    ['worker-src', "'none'"],
    ['style-src', "'self'", ...styles],
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
