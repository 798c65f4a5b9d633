import { setTimeout as pause } from 'node:timers/promises';
import type { CallLimits } from './call-limits.ts';
import { toFailedCall } from './failure.ts';
import type { FailureStage } from './failure.ts';

const RETRY_MAX_DELAY_MS = 200;

/** A POST is never repeated; a PUT only when nothing of it was sent. */
const REPEATED_STAGES: Readonly<Record<CallLimits['method'], readonly FailureStage[]>> = {
  GET: ['unsent', 'passing'],
  PUT: ['unsent'],
  POST: [],
};

/** Repeats a failed call once, after a random pause so that many callers do not come together. */
export async function tryTwice<Value>(
  method: CallLimits['method'],
  signal: AbortSignal,
  tryOnce: () => Promise<Value>,
): Promise<Value> {
  try {
    return await tryOnce();
  } catch (error) {
    const stage = toFailedCall(error)?.stage ?? 'final';
    if (!REPEATED_STAGES[method].includes(stage)) throw error;
    await pause(Math.random() * RETRY_MAX_DELAY_MS, undefined, { signal });
    return tryOnce();
  }
}
