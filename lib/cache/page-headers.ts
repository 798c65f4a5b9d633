import type { OutgoingHttpHeaders } from 'node:http';
import { reportRoutes } from '../addresses/report-routes.ts';
import { isKeptOffline } from '../addresses/is-kept-offline.ts';
import { reportsViolations } from '../addresses/reports-violations.ts';
import { getSettings } from '../config.ts';
import { assertNever } from '../result.ts';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '../retry-after.ts';
import { formatEndpoints, formatPolicy } from '../security/csp.ts';
import type { Reporting } from '../security/csp.ts';
import { hasSafeTransport } from '../security/safe-transport.ts';
import { PIXEL_ORIGIN } from '../security/third-parties.ts';
import { HOME_PAGE_PATH } from './entry.ts';
import type { PageMark } from './page-mark.ts';

type MarkedAnswer = {
  /** Undefined if the answer keeps the status that Next has set. */
  readonly status: number | undefined;
  readonly headers: OutgoingHttpHeaders;
};

export function formatMarkedAnswer(mark: PageMark): MarkedAnswer {
  switch (mark) {
    case 'unknown':
      return { status: 404, headers: { 'cache-control': 'no-store' } };
    case 'degraded':
      return {
        status: 503,
        headers: {
          'cache-control': 'no-store',
          'retry-after': String(INCOMPLETE_PAGE_RETRY_SECONDS),
        },
      };
    case 'unstored':
    case 'document':
      return { status: undefined, headers: { 'cache-control': 'no-store' } };
    default:
      return assertNever(mark);
  }
}

function getReporting(path: string): Reporting | undefined {
  if (!reportsViolations(path === HOME_PAGE_PATH ? '/' : path)) return undefined;
  return {
    path: reportRoutes.violations,
    isOnHttps: new URL(getSettings().siteUrl).protocol === 'https:',
  };
}

export function formatPolicyHeaders(
  path: string,
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  mark?: PageMark,
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
  if (metaPixelId !== undefined && mark !== 'document') images.add(PIXEL_ORIGIN);
  return {
    'content-security-policy': formatPolicy(
      { kind: 'hashes', sha256: hashes.scripts },
      { images: [...images], frames: mark === 'document' ? invoiceOrigins : [], forms: [] },
      {
        ...(reporting && { reporting }),
        styleHashes: hashes.styles,
        hasWorker: offlineMenus === 'on' && mark === undefined && isKeptOffline(path),
      },
    ),
    ...(endpoints !== undefined && { 'reporting-endpoints': endpoints }),
  };
}
