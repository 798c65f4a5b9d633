import { createFinding } from './finding.ts';
import type { Finding } from './finding.ts';
import { goals, MARGIN } from './goals.ts';
import type { PageKind } from './page-kinds.ts';
import type { SuiteFault } from './suite-fault.ts';
import { formatSeconds } from './visit.ts';
import type { Visit } from './visit.ts';

export function checkColdVisit(kind: PageKind, fault: SuiteFault, visit: Visit): Finding {
  const statuses = fault === 'none' ? [200] : kind.listColdStatuses(fault);
  const limit = kind.deadlineMs * MARGIN;
  const problems = [
    ...(statuses.includes(visit.status)
      ? []
      : [`status ${visit.status} instead of ${statuses.join(' or ')}`]),
    ...(visit.status === 503 && visit.retryAfter === undefined ? ['503 without Retry-After'] : []),
    ...(visit.ms > limit ? [`${formatSeconds(visit.ms)}, more than ${formatSeconds(limit)}`] : []),
  ];
  return createFinding(`${visit.status} ${formatSeconds(visit.ms)}`, problems.join(', '));
}

/** Checks that visits to a page that the site has served before are fast and get status 200. */
export function checkKnownVisits(kind: PageKind, visits: readonly Visit[]): Finding {
  const failed = visits.filter(({ status }) => status !== 200);
  const statuses = [...new Set(failed.map(({ status }) => status))].join(', ');
  const slowest = Math.max(0, ...visits.map(({ ms }) => ms));
  const limit = (kind.cached === 'page' ? goals.cachedMs : kind.deadlineMs) * MARGIN;
  const problems = [
    ...(visits.length === 0 ? ['was not visited'] : []),
    ...(failed.length > 0
      ? [`${failed.length} of ${visits.length} visits answered ${statuses}`]
      : []),
    ...(slowest > limit ? [`${formatSeconds(slowest)}, more than ${formatSeconds(limit)}`] : []),
  ];
  const answered = `${visits.length - failed.length}/${visits.length}`;
  return createFinding(`${answered} ${formatSeconds(slowest)}`, problems.join(', '));
}

/** `ms` is undefined when the page did not recover within the limit. */
export function checkRecovery(ms: number | undefined, limitMs: number): Finding {
  if (ms === undefined) return { shown: 'never', breach: `not after ${formatSeconds(limitMs)}` };
  return createFinding(
    formatSeconds(ms),
    ms > limitMs && `${formatSeconds(ms)}, more than ${formatSeconds(limitMs)}`,
  );
}

/**
 * Allows one call more than the goal, because the measured time may begin in the middle of a page
 * period. For example, 6 s can overlap four page periods of 2 s.
 */
export function checkCalls(calls: number, elapsedMs: number, periodMs: number): Finding {
  const limit = Math.floor((elapsedMs / periodMs) * goals.callsPerPeriod + 1);
  return createFinding(
    `${calls} of ${limit}`,
    calls > limit && `${calls} calls, more than ${limit}`,
  );
}
