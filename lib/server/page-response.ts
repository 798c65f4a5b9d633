import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { findRequestedRow, reportsViolations } from '../addresses/address-table.ts';
import { reportRoutes } from '../addresses/report-routes.ts';
import { getSettings } from '../config.ts';
import { getLog } from '../log.ts';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '../retry-after.ts';
import { assertNever } from '../result.ts';
import { DATA_POLICY, formatEndpoints, formatPolicy } from '../security/security-headers.ts';
import type { Reporting } from '../security/security-headers.ts';
import { hasSafeTransport } from '../security/site-transport.ts';
import { PIXEL_ORIGIN } from '../page-view.ts';
import { createStyleInliner, parseInlineScripts } from './inline-parts.ts';
import type { RenderedPage } from './render-page.ts';
import { createFrameworkRemover } from './framework-free-page.ts';
import type { PageOutcome, Rendering, Variant } from '../rendering.ts';

/** A complete response, without encoding. */
export type PageResponse = {
  readonly status: number;
  /** The names are in lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Whether the response is the page that was asked for, with all its data. */
  readonly isComplete: boolean;
};

export type PageFacts = {
  /** The path in the address bar. */
  readonly path: string;
  readonly variant: Variant;
  /** Set on the response, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A page has this script when its structured data was missing during the rendering. */
const EMPTY_STRUCTURED_DATA = '<script type="application/ld+json"></script>';
/** React writes such an element for content that would arrive later, by a script without a hash. */
const STREAMED_PIECE = '<template id="B:';

const isHtml = ({ headers }: RenderedPage): boolean =>
  String(headers['content-type']).startsWith('text/html');

/** Headers that say how Next has made the response, and those that the site sets itself. */
const NOT_SENT =
  /^(?:x-nextjs-.*|x-next-.*|x-middleware-.*|x-prerender.*|vary|etag|content-length|link|accept-ranges|last-modified|set-cookie)$/;

const withoutInternalHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_SENT.test(name)));

type Head = Pick<PageResponse, 'status' | 'headers' | 'isComplete'>;

/** `rendered` is the status that Next has set, `freshness` the headers of a complete response. */
function formatHead(
  outcome: PageOutcome | undefined,
  rendered: number,
  freshness: OutgoingHttpHeaders,
): Head {
  switch (outcome) {
    case undefined: {
      const isComplete = rendered === 200;
      return { status: rendered, headers: isComplete ? freshness : NO_STORE, isComplete };
    }
    case 'unknown':
      return { status: 404, headers: NO_STORE, isComplete: false };
    case 'degraded': {
      const headers = { ...NO_STORE, 'retry-after': String(INCOMPLETE_PAGE_RETRY_SECONDS) };
      return { status: 503, headers, isComplete: false };
    }
    case 'unstored':
    case 'document':
      return { status: rendered, headers: NO_STORE, isComplete: false };
    default:
      return assertNever(outcome);
  }
}

/** The seconds for which other caches may keep the response; undefined for data without a limit. */
const getPeriodSeconds = ({ freshUntil }: Rendering): number | undefined =>
  freshUntil === Infinity
    ? undefined
    : Math.max(1, Math.ceil((freshUntil - performance.now()) / 1_000));

function getReporting(path: string): Reporting | undefined {
  if (!reportsViolations(path)) return undefined;
  return {
    path: reportRoutes.violations,
    isOnHttps: new URL(getSettings().siteUrl).protocol === 'https:',
  };
}

type Hashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

function formatPolicyHeaders(
  { path, variant }: PageFacts,
  hashes: Hashes,
  outcome: PageOutcome | undefined,
): OutgoingHttpHeaders {
  const { imageOrigins, invoiceOrigins, providerApiUrl, metaPixelId, offlineMenus } = getSettings();
  const reporting = getReporting(path);
  const endpoints = reporting && formatEndpoints(reporting);
  const images = new Set(imageOrigins);
  // A provider with neither https nor a loopback address is inside our own network, so browsers
  // cannot load its pictures.
  if (providerApiUrl !== undefined && hasSafeTransport(new URL(providerApiUrl))) {
    images.add(providerApiUrl);
  }
  if (metaPixelId !== undefined && outcome !== 'document') images.add(PIXEL_ORIGIN);
  const isStoredOffline =
    findRequestedRow(path)?.isStoredOffline === true && variant.navigation === 'shown';
  return {
    'content-security-policy': formatPolicy(
      { kind: 'hashes', sha256: hashes.scripts },
      { images: [...images], frames: outcome === 'document' ? invoiceOrigins : [], forms: [] },
      {
        ...(reporting && { reporting }),
        styleHashes: hashes.styles,
        hasWorker: offlineMenus === 'on' && outcome === undefined && isStoredOffline,
      },
    ),
    ...(endpoints !== undefined && { 'reporting-endpoints': endpoints }),
  };
}

/** The first segment of the path only, because the second may be an invoice's id. */
const formatPageName = ({ path }: PageFacts): string => path.split('/', 2).join('/');

const inlineStyles = createStyleInliner();
const removeFramework = createFrameworkRemover();

/**
 * The page with its styles, and without the framework if it needs none; and the policy that allows
 * these styles and the known scripts.
 */
function prepareHtml(
  answered: PageFacts,
  html: string,
  outcome: PageOutcome | undefined,
): { readonly body: Buffer; readonly headers: OutgoingHttpHeaders } {
  const page = removeFramework(html);
  const { hashes: scripts, refused } = parseInlineScripts(page);
  if (refused.length > 0) {
    getLog().error(
      { page: formatPageName(answered), refused },
      'page cache: inline script refused',
    );
  }
  const { html: styled, hashes: styles } = inlineStyles(page);
  return {
    body: Buffer.from(styled),
    headers: formatPolicyHeaders(answered, { scripts, styles }, outcome),
  };
}

/** The outcome of a page, which also depends on its HTML. */
function findOutcome(
  page: PageFacts,
  rendered: RenderedPage,
  html: string,
): PageOutcome | undefined {
  const { outcome } = rendered.rendering;
  if (outcome !== undefined) return outcome;
  const lacksData = html.includes(EMPTY_STRUCTURED_DATA);
  const isStreamed = html.includes(STREAMED_PIECE);
  if (lacksData)
    getLog().error({ page: formatPageName(page) }, 'page cache: structured data missing');
  if (isStreamed) getLog().error({ page: formatPageName(page) }, 'page cache: content streamed');
  return lacksData || isStreamed ? 'unstored' : undefined;
}

/**
 * A page in English is private, because a cache that ignores `Vary` would also send it to visitors
 * who read Romanian.
 */
function formatPageFreshness(
  { path, variant }: PageFacts,
  { rendering }: RenderedPage,
): OutgoingHttpHeaders {
  if (isChosenByLanguage(path) && variant.language === 'en') return PRIVATE_FRESHNESS;
  return formatFreshness(getPeriodSeconds(rendering));
}

/**
 * A file without data that expire has set its freshness itself. A generated file that Next has
 * rendered anew has lost it, because Next's draft mode forbids storing.
 */
function formatFileFreshness({ headers, rendering }: RenderedPage): OutgoingHttpHeaders {
  const period = getPeriodSeconds(rendering);
  if (period !== undefined) return formatFreshness(period);
  return String(headers['cache-control']).includes('no-store') ? REVALIDATED : {};
}

const isChosenByLanguage = (path: string): boolean =>
  findRequestedRow(path)?.chosenBy?.includes('language') === true;

function formatPage(page: PageFacts, rendered: RenderedPage): PageResponse {
  const html = rendered.body.toString();
  const outcome = findOutcome(page, rendered, html);
  const { body, headers } = prepareHtml(page, html, outcome);
  const head = formatHead(outcome, rendered.status, formatPageFreshness(page, rendered));
  const vary = isChosenByLanguage(page.path) && { vary: 'Accept-Language' };
  return { ...head, headers: { ...vary, ...headers, ...head.headers }, body };
}

function formatFile(rendered: RenderedPage): PageResponse {
  const { status, headers, body, rendering } = rendered;
  const head = formatHead(rendering.outcome, status, formatFileFreshness(rendered));
  const { 'content-security-policy': policy = DATA_POLICY } = headers;
  return { ...head, headers: { 'content-security-policy': policy, ...head.headers }, body };
}

/** What visitors get for a rendered page or file. */
export function formatPageResponse(page: PageFacts, rendered: RenderedPage): PageResponse {
  const response = isHtml(rendered) ? formatPage(page, rendered) : formatFile(rendered);
  const digest = createHash('sha256').update(response.body).digest('base64url');
  const headers = {
    ...withoutInternalHeaders(rendered.headers),
    ...page.headers,
    ...response.headers,
    etag: `"${digest}"`,
  };
  return { ...response, headers };
}

/** For a page whose data have no period. */
const DEFAULT_PERIOD_SECONDS = 300;

/** No cache keeps the response. */
export const NO_STORE: OutgoingHttpHeaders = { 'cache-control': 'no-store' };

/** Each cache asks whether its copy is still right. */
export const REVALIDATED: OutgoingHttpHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** The visitor's browser may keep the response, other caches may not. */
export const PRIVATE_FRESHNESS: OutgoingHttpHeaders = { 'cache-control': 'private, max-age=0' };

/**
 * Shared caches may keep the response for its period, and serve it stale for one more period while
 * they refresh it. Next's own header would allow stale pages for a year.
 */
export function formatFreshness(periodSeconds = DEFAULT_PERIOD_SECONDS): OutgoingHttpHeaders {
  const shared = `s-maxage=${periodSeconds}, stale-while-revalidate=${periodSeconds}`;
  return { 'cache-control': `public, max-age=0, ${shared}` };
}
