import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Log } from '@/lib/log';
import type { CallGroup } from './call-limits.ts';
import { FailedCall, isProviderInTrouble, isWaiting } from './failure.ts';

const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5_000;

export type Breakers = Readonly<Record<CallGroup, CircuitBreakerPolicy | undefined>>;

/** After five failures in a row a group of calls rests; then one call at a time tries again. */
export function createBreakers(log: Log): Breakers {
  const create = (group: CallGroup): CircuitBreakerPolicy => {
    // A probe that got no socket has learned nothing; cockatiel would close for any other error.
    const isFailure = (error: unknown): boolean =>
      isProviderInTrouble(error) || (breaker.state === CircuitState.HalfOpen && isWaiting(error));
    const breaker: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: PROBE_AFTER_MS,
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
    // The diner has paid: the failures of others must not keep the question from being asked.
    order: undefined,
  };
}

/**
 * Runs the work unless its breaker is open. cockatiel lets everyone wait while a probe is under
 * way, up to its whole deadline; a visitor must get the older page at once instead.
 */
export async function runGuarded<Value>(
  breaker: CircuitBreakerPolicy | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (breaker === undefined) return work();
  if (breaker.state === CircuitState.HalfOpen) throw new FailedCall({ kind: 'unreachable' });
  return breaker.execute(work);
}
