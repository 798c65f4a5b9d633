import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy, IBackoff } from 'cockatiel';
import type { Log } from '../log.ts';
import type { CallGroup, CallLimits } from './call-limits.ts';
import { FailedCall, isFailureWhileWaiting, toFailedCall } from './contract/provider-failure.ts';
import type { FailureStage } from './contract/provider-failure.ts';
import PQueue from 'p-queue';
import { setTimeout as pause } from 'node:timers/promises';

export const FAILURES_TO_OPEN = 5;
export const PROBE_AFTER_MS = 5_000;

/**
 * cockatiel allows a probe once `duration` has passed on the system's clock, which may be set back
 * by hours. To make that clock irrelevant, `duration` is infinite until `performance.now` reaches
 * the end of the pause, and minus infinity afterwards.
 */
function startPause(): IBackoff<unknown> {
  const endsAt = performance.now() + PROBE_AFTER_MS;
  return {
    get duration() {
      return performance.now() < endsAt ? Infinity : -Infinity;
    },
    next: startPause,
  };
}

/**
 * Whether the breaker counts an error as a failure of the provider. A 429 counts, because it
 * reports an overload. Any other 4xx does not count, also outside the contract: otherwise a few
 * visits to unknown restaurants would stop the calls to a provider that answers them 404 without a
 * message. A call that got no socket in time and a bug of our own do not count either.
 */
export function countsForBreaker(error: unknown): boolean {
  const failure = toFailedCall(error)?.failure;
  if (failure === undefined || isFailureWhileWaiting(error)) return false;
  const status = 'status' in failure ? failure.status : undefined;
  return status === undefined || status < 400 || status >= 500 || status === 429;
}

export type Breakers = Readonly<Record<CallGroup, CircuitBreakerPolicy | undefined>>;

export function createBreakers(log: Log): Breakers {
  const create = (group: CallGroup): CircuitBreakerPolicy => {
    // cockatiel closes the breaker after a probe whose error is no failure. So a probe that got no
    // socket counts as a failure.
    const isFailure = (error: unknown): boolean =>
      countsForBreaker(error) ||
      (breaker.state === CircuitState.HalfOpen && isFailureWhileWaiting(error));
    const breaker: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: { next: startPause },
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    });
    breaker.onBreak(() => log.error({ group }, 'Provider breaker opened'));
    breaker.onReset(() => log.info({ group }, 'Provider breaker closed'));
    return breaker;
  };
  return {
    menu: create('menu'),
    list: create('list'),
    invoice: create('invoice'),
    account: create('account'),
    payment: create('payment'),
    // The diner has paid, so earlier failures must not stop the call that confirms the order.
    order: undefined,
  };
}

export function isBreakerClosed(breaker: CircuitBreakerPolicy | undefined): boolean {
  return breaker === undefined || breaker.state === CircuitState.Closed;
}

/** Calls during a probe fail at once. With cockatiel alone, they would wait for the probe. */
export async function runGuarded<Value>(
  breaker: CircuitBreakerPolicy | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (breaker === undefined) return work();
  if (breaker.state === CircuitState.HalfOpen) throw new FailedCall({ kind: 'unreachable' });
  return breaker.execute(work);
}

export type BulkheadLimits = { readonly sockets: number; readonly waiting: number };

/**
 * In total 20 sockets and 100 waiting calls. 'order' gets more of both than 'payment', because the
 * calls of 'order' confirm payments that have been made.
 */
export const bulkheadLimits: Readonly<Record<CallGroup, BulkheadLimits>> = {
  menu: { sockets: 6, waiting: 39 },
  list: { sockets: 1, waiting: 1 },
  payment: { sockets: 4, waiting: 15 },
  order: { sockets: 5, waiting: 25 },
  invoice: { sockets: 2, waiting: 10 },
  account: { sockets: 2, waiting: 10 },
};

export type Bulkhead = {
  /**
   * Starts the work when a socket is free. Rejects with the signal's reason if the signal aborts
   * before the work starts, and with a `FailedCall` if all waiting places are taken.
   */
  readonly run: <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;
  readonly getLoad: () => { readonly running: number; readonly waiting: number };
};

/**
 * If p-queue got the caller's signal and that signal aborted, p-queue would start the next call
 * while the aborted call still holds its connection. So p-queue gets another signal. An abort of
 * the caller's signal aborts that other signal only before the work starts.
 */
export function createBulkhead({ sockets, waiting }: BulkheadLimits): Bulkhead {
  const queue = new PQueue({ concurrency: sockets });
  return {
    run: async (work, signal) => {
      signal.throwIfAborted();
      if (queue.pending >= sockets && queue.size >= waiting) {
        throw new FailedCall({ kind: 'unreachable' }, 'waiting');
      }
      const whileWaiting = new AbortController();
      const leave = (): void => whileWaiting.abort(signal.reason);
      signal.addEventListener('abort', leave);
      const start = (): ReturnType<typeof work> => {
        signal.removeEventListener('abort', leave);
        return work();
      };
      return queue.add(start, { signal: whileWaiting.signal });
    },
    getLoad: () => ({ running: queue.pending, waiting: queue.size }),
  };
}

const RETRY_MAX_DELAY_MS = 200;

/** The stages after which a call is repeated. `provider-failure.ts` explains the stages. */
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
