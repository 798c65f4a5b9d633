import type { ApiRoute } from '@/lib/api/server/json-answer';
import { createRateLimiter } from '@/lib/api/server/rate-limits';
import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import { bodyLimits } from '@/lib/request/body-limits';
import { getSignals } from '@/lib/signals/signals';
import { createReportRoute } from './report-route.ts';
import { violationsSchema } from './violation.ts';
import type { Violation } from './violation.ts';

const CONTENT_TYPE = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;
/** The limit of log lines for each page and directive. */
const LINES_PER_MINUTE = 1;

export function createViolationsRoute(findLog: () => Log = getLog): ApiRoute {
  const lineLimiter = createRateLimiter(LINES_PER_MINUTE);
  const receive = async (violation: Violation): Promise<void> => {
    const { page, directive } = violation;
    getSignals().emit('violationReported', { page, directive });
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
