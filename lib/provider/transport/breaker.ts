import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy, IBackoff } from 'cockatiel';
import type { Log } from '@/lib/log';
import type { CallGroup } from './call-limits.ts';
import { FailedCall, isFailureWhileWaiting, toFailedCall } from './failed-call.ts';

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
