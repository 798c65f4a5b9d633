import type { z } from 'zod';
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
