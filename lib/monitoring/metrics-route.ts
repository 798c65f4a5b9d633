import { createHash, timingSafeEqual } from 'node:crypto';
import { reject, withEveryMethod } from '@/lib/api/json-response';
import type { ApiRoute } from '@/lib/api/json-response';
import { getSettings } from '@/lib/config';
import { getSite } from '@/lib/site';
import type { Metrics } from './metrics.ts';

type Source = {
  /** Undefined if the settings have no token. */
  readonly getToken: () => string | undefined;
  readonly getMetrics: () => Metrics | undefined;
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes, because `timingSafeEqual` requires two values of the same length. */
function isAuthorized(header: string | null, token: string): boolean {
  return timingSafeEqual(digestOf(header ?? ''), digestOf(`Bearer ${token}`));
}

/**
 * Serves the metrics to GET and HEAD requests with the token. Any other request gets 404, as at an
 * unknown address. While the settings have no token or the process has no metrics, every request
 * gets 404.
 */
export function createMetricsRoute({ getToken, getMetrics }: Source): ApiRoute {
  return withEveryMethod(async ({ method, headers }) => {
    const token = getToken();
    const isRead = method === 'GET' || method === 'HEAD';
    if (token === undefined || !isRead || !isAuthorized(headers.get('authorization'), token)) {
      return reject(404);
    }
    const metrics = getMetrics();
    if (metrics === undefined) return reject(404);
    return new Response(await metrics.print(), {
      headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    });
  });
}

export const metricsRoute = createMetricsRoute({
  getToken: () => getSettings().metricsToken,
  getMetrics: () => getSite().metrics,
});
