import type { ApiRoute } from '@/lib/api/json-response';
import { createRateLimiter } from '@/lib/api/rate-limits';
import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import { bodyLimits } from '@/lib/request/request-body';
import { getProcessEvents } from '@/lib/process-events';
import { createReportRoute } from './report-route.ts';
import { z } from 'zod';
import { findRequestedRow } from '@/lib/addresses/address-table';

const CONTENT_TYPE = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;
/** The limit of log lines for each page and directive. */
const LINES_PER_MINUTE = 1;

export function createViolationsRoute(findLog: () => Log = getLog): ApiRoute {
  const lineLimiter = createRateLimiter(LINES_PER_MINUTE);
  const receive = async (violation: Violation): Promise<void> => {
    const { page, directive } = violation;
    getProcessEvents().emit('violationReported', { page, directive });
    const { retryAfterSeconds } = await lineLimiter.take(`${page} ${directive}`);
    if (retryAfterSeconds === 0) findLog().warn(violation, 'Content-Security-Policy violated');
  };
  return createReportRoute({
    contentType: CONTENT_TYPE,
    maxBytes: bodyLimits.violations,
    schema: violationsSchema,
    receive: async (violations) => {
      for (const violation of violations) await receive(violation);
    },
  });
}

/** What the site counts and logs of a browser's report. */
export type Violation = {
  /** The page's route template. */
  readonly page: string;
  /** A name of `DIRECTIVES`, or 'other'. */
  readonly directive: string;
  /** The origin, scheme or keyword of what was blocked, or 'other'. */
  readonly blocked: string;
};

/** The directives that browsers report. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'worker-src',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'manifest-src',
  'frame-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
const OTHER = 'other';

/** Browsers write these words in place of an address. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
]);
const WEB_PROTOCOLS: readonly string[] = ['http:', 'https:', 'ws:', 'wss:'];
/**
 * A host of letters, digits, dots and hyphens, with an optional port. `URL` accepts more
 * characters, which the log shall not contain. A DNS name has at most 253 characters.
 */
const PLAIN_HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;
const PLAIN_PROTOCOL = /^[a-z][a-z0-9+.-]{0,30}:$/;

/**
 * Browsers with the Reporting API send reports in batches. The site reads at most this many reports
 * of a batch, and ignores the rest.
 */
const MAX_REPORTS = 20;

/**
 * The report that a browser sends to `report-uri`. Old browsers send no `effective-directive`, but
 * `violated-directive` with the name and the values of the directive.
 */
const singleReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    address: report['document-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    blocked: report['blocked-uri'] ?? '',
  }));

/** One report of a batch that a browser sends to the endpoint of `report-to`. */
const batchedReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: z.string().nullish(),
    }),
  })
  .transform(({ body }) => ({
    address: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
  }));

const anyReport = z.union([singleReport, batchedReport]).transform(toViolations);

/**
 * One report, or a batch. A batch may contain other kinds of reports, which are skipped. A batch is
 * invalid if none of its first `MAX_REPORTS` entries is a report of a violation.
 */
export const violationsSchema: z.ZodType<readonly Violation[]> = z.union([
  anyReport,
  z
    .array(z.unknown())
    .transform((batch) =>
      batch.slice(0, MAX_REPORTS).flatMap((one) => {
        const parsed = anyReport.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    .refine((reports) => reports.length > 0)
    .transform((reports) => reports.flat()),
]);

type Reported = { readonly address: string; readonly directive: string; readonly blocked: string };

/**
 * Empty for an unknown page and for a sensitive page. The policy of a sensitive page asks for no
 * reports, so a report about one is false.
 */
function toViolations({ address, directive, blocked }: Reported): readonly Violation[] {
  const row = findRequestedRow(URL.parse(address)?.pathname ?? '');
  if (row === undefined || row.isSensitive === true) return [];
  return [
    { page: row.path, directive: formatDirective(directive), blocked: formatBlocked(blocked) },
  ];
}

function formatDirective(reported: string): string {
  const [name = ''] = reported.split(' ', 1);
  return DIRECTIVES.has(name) ? name : OTHER;
}

/** Keeps no path, no query and no id of a browser extension. */
function formatBlocked(reported: string): string {
  if (KEYWORDS.has(reported)) return reported;
  const url = URL.parse(reported);
  if (url === null) return OTHER;
  const { protocol, host, origin } = url;
  if (WEB_PROTOCOLS.includes(protocol)) return PLAIN_HOST.test(host) ? origin : OTHER;
  return PLAIN_PROTOCOL.test(protocol) ? protocol : OTHER;
}
