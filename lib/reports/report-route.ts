import {
  findRejection,
  readApiBody,
  reject,
  respondLimited,
  withEveryMethod,
} from '@/lib/api/json-response';
import type { ApiRoute } from '@/lib/api/json-response';
import {
  createRateLimiter,
  REPORTS_PER_CLIENT_AND_MINUTE,
  REPORTS_PER_MINUTE,
} from '@/lib/api/rate-limits';
import { getClientKey } from '@/lib/request/client-address';
import { z } from 'zod';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { getSettings } from '@/lib/config';
import { getProcessEvents } from '@/lib/process-events';
import { VITALS } from './vital.ts';
import type { Measurement } from './vital.ts';

const METHOD = 'POST';
const ALL_CLIENTS = 'all';

type ReportKind<Report> = {
  readonly contentType: RegExp;
  readonly maxBytes: number;
  readonly schema: z.ZodType<Report>;
  readonly receive: (report: Report) => void | Promise<void>;
  /** While this returns false, the route answers 404. */
  readonly isOn?: () => boolean;
};

export function createReportRoute<Report>(kind: ReportKind<Report>): ApiRoute {
  const { contentType, maxBytes, schema, receive, isOn = () => true } = kind;
  const perClient = createRateLimiter(REPORTS_PER_CLIENT_AND_MINUTE);
  const forAllClients = createRateLimiter(REPORTS_PER_MINUTE);
  const hasType = (headers: Headers): boolean =>
    contentType.test(headers.get('content-type') ?? '');

  return withEveryMethod(async (request) => {
    if (!isOn()) return reject(404);
    const rejection = findRejection(request, METHOD, { maxBytes, hasType });
    if (rejection !== undefined) return reject(rejection, METHOD);
    for (const [limiter, key] of [
      [perClient, getClientKey(request.headers)],
      [forAllClients, ALL_CLIENTS],
    ] as const) {
      const { retryAfterSeconds } = await limiter.take(key);
      if (retryAfterSeconds > 0) return respondLimited(retryAfterSeconds);
    }
    const report = await readApiBody(request, schema, maxBytes);
    if (!report.ok) return reject(report.failure);
    await receive(report.value);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}

const VITALS_CONTENT_TYPE = /^application\/json\s*(?:;|$)/i;
const VITALS_MAX_BYTES = 4_096;
const MAX_MEASUREMENTS = 30;
const TEN_MINUTES_MS = 600_000;

const vitalsSchema: z.ZodType<readonly Measurement[]> = z
  .array(
    z.strictObject({
      page: z.enum(Object.values(publicRoutes).map(({ path }) => path)),
      vital: z.enum(VITALS),
      value: z.number().min(0).max(TEN_MINUTES_MS),
    }),
  )
  .min(1)
  .max(MAX_MEASUREMENTS);

export function createVitalsRoute(
  isOn: () => boolean = () => getSettings().vitalsSamplePercent > 0,
): ApiRoute {
  return createReportRoute({
    contentType: VITALS_CONTENT_TYPE,
    maxBytes: VITALS_MAX_BYTES,
    schema: vitalsSchema,
    isOn,
    receive: (measurements) => {
      for (const measurement of measurements) getProcessEvents().emit('vitalMeasured', measurement);
    },
  });
}
