import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy, IBackoff } from 'cockatiel';
import type { Log } from '@/lib/log';
import type { CallGroup } from './call-limits.ts';
import { FailedCall, countsForBreaker, isWaiting } from './failed-call.ts';

const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5_000;

/**
 * The pause of an open breaker. cockatiel measures it with the system's clock, so a clock that is
 * set back by hours would keep the breaker open for hours. This pause is measured with the clock
 * that only goes forward: until its end it is longer than any time that cockatiel can measure.
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

export type Breakers = Readonly<Record<CallGroup, CircuitBreakerPolicy | undefined>>;

/**
 * A group's breaker opens after five failures in a row. After `PROBE_AFTER_MS` one call at a time
 * is the probe, which closes the breaker when it succeeds.
 */
export function createBreakers(log: Log): Breakers {
  const create = (group: CallGroup): CircuitBreakerPolicy => {
    // A probe that got no socket proves nothing. It counts as a failure, because cockatiel would
    // otherwise close the breaker.
    const isFailure = (error: unknown): boolean =>
      countsForBreaker(error) || (breaker.state === CircuitState.HalfOpen && isWaiting(error));
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
    // No breaker: the diner has paid, so failures of other calls must not stop the confirmation.
    order: undefined,
  };
}

export function isBreakerClosed(breaker: CircuitBreakerPolicy | undefined): boolean {
  return breaker === undefined || breaker.state === CircuitState.Closed;
}

/**
 * Runs the work unless its breaker is open. With cockatiel alone all calls would wait for a running
 * probe, up to the probe's whole deadline; here they fail at once.
 */
export async function runGuarded<Value>(
  breaker: CircuitBreakerPolicy | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (breaker === undefined) return work();
  if (breaker.state === CircuitState.HalfOpen) throw new FailedCall({ kind: 'unreachable' });
  return breaker.execute(work);
}
