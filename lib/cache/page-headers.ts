import type { OutgoingHttpHeaders } from 'node:http';
import { getSettings } from '../config.ts';
import { assertNever } from '../result.ts';
import { formatPolicy } from '../security/csp.ts';
import { hasSafeTransport } from '../security/safe-transport.ts';
import { PIXEL_ORIGIN } from '../security/third-parties.ts';
import type { PageOutcome } from './page-outcome.ts';

/** When a client may ask again for a page that the provider's failure left incomplete. */
export const RETRY_AFTER_SECONDS = 5;

type Reply = { readonly status: number | undefined; readonly headers: OutgoingHttpHeaders };

/** Status and headers of a page that must not be kept, by what it says of itself. */
export function replyTo(outcome: PageOutcome): Reply {
  switch (outcome) {
    case 'unknown':
      return { status: 404, headers: { 'cache-control': 'no-store' } };
    case 'degraded':
      return {
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) },
      };
    case 'unstored':
    case 'document':
      return { status: undefined, headers: { 'cache-control': 'no-store' } };
    default:
      return assertNever(outcome);
  }
}

/** For pages that only a new build or another setting changes. */
const UNCHANGED_PERIOD_SECONDS = 300;

/**
 * How long others may keep a page. The framework's own header lets them show one a year old: a menu
 * with last year's prices, terms with the telephone of before, scripts of a build that is gone.
 * Shared caches may use a page for its period and one more, browsers ask each time.
 */
export function formatFreshnessHeader(revalidate: number | false | undefined): OutgoingHttpHeaders {
  const period = typeof revalidate === 'number' ? revalidate : UNCHANGED_PERIOD_SECONDS;
  const shared = `s-maxage=${period}, stale-while-revalidate=${period}`;
  return { 'cache-control': `public, max-age=0, ${shared}` };
}

/**
 * The policy of a cached page, with the origins of this process around the page's own hashes. Only a
 * document's page may frame others, and it alone is never reported to the ad network.
 */
export function formatPolicyHeader(
  scriptHashes: readonly string[],
  outcome?: PageOutcome,
): OutgoingHttpHeaders {
  const { imageOrigins, invoiceOrigins, providerApiUrl, metaPixelId } = getSettings();
  const images = new Set(imageOrigins);
  // An address inside our own network is no browser's business.
  if (providerApiUrl !== undefined && hasSafeTransport(new URL(providerApiUrl))) {
    images.add(providerApiUrl);
  }
  if (metaPixelId !== undefined && outcome !== 'document') images.add(PIXEL_ORIGIN);
  return {
    'content-security-policy': formatPolicy(
      { kind: 'hashes', sha256: scriptHashes },
      { images: [...images], frames: outcome === 'document' ? invoiceOrigins : [], forms: [] },
    ),
  };
}
