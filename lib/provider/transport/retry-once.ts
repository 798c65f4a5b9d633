import { setTimeout as pause } from 'node:timers/promises';
import type { CallLimits } from './call-limits.ts';
import { toFailedCall } from './failed-call.ts';
import type { FailureStage } from './failed-call.ts';

const RETRY_MAX_DELAY_MS = 200;

/** The stages after which a call is repeated. `failed-call.ts` explains the stages. */
const REPEATED_STAGES: Readonly<Record<CallLimits['method'], readonly FailureStage[]>> = {
  GET: ['unsent', 'temporary'],
  PUT: ['unsent'],
  POST: [],
};

/**
 * A proxy sends these statuses while its backend is down, restarts or is overloaded, so a second
 * try may succeed.
 */
const REPEATED_STATUSES: readonly number[] = [502, 503, 504];

/** The stage of a failed answer whose status is not 4xx. */
export const findStage = (status: number): FailureStage =>
  REPEATED_STATUSES.includes(status) ? 'temporary' : 'final';

/**
 * The pause before the second try has jitter, so that calls that failed at the same time are not
 * repeated at the same time.
 */
export async function retryOnce<Value>(
  method: CallLimits['method'],
  signal: AbortSignal,
  tryOnce: () => Promise<Value>,
): Promise<Value> {
  try {
    return await tryOnce();
  } catch (error) {
    const failed = toFailedCall(error);
    if (!failed || !REPEATED_STAGES[method].includes(failed.stage)) throw error;
    await pause(Math.random() * RETRY_MAX_DELAY_MS, undefined, { signal });
    return tryOnce();
  }
}
