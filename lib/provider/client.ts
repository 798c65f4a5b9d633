import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import type { Log } from '../log.ts';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';
import { getProcessEvents, getRequestContext } from '../process-events.ts';
import type { CallEnd, CallInProgress } from '../process-events.ts';
import {
  bulkheadLimits,
  callDeadlinesMs,
  callGroups,
  callLimits,
  CONNECT_TIMEOUT_MS,
} from './call-limits.ts';
import type { BulkheadLimits, CallGroup, CallLimits, CallName } from './call-limits.ts';
import {
  FailedCall,
  isFailureWhileWaiting,
  timedOutCall,
  toFailedCall,
} from './contract/provider-failure.ts';
import type { FailureStage, ProviderFailure } from './contract/provider-failure.ts';
import { readAnswer, TOO_LARGE } from './read-answer.ts';
import type { ProviderPath } from './contract/paths.ts';
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { CircuitBreakerPolicy, IBackoff } from 'cockatiel';
import PQueue from 'p-queue';
import { setTimeout as pause } from 'node:timers/promises';

const MAX_SOCKETS = Object.values(bulkheadLimits).reduce((sum, { sockets }) => sum + sockets, 0);
const MS_PER_SECOND = 1_000;

export type ProviderClient = {
  /**
   * The value of a success is parsed JSON, or text for a call that accepts 'html'.
   */
  readonly send: (call: ProviderCall) => Promise<Result<unknown, ProviderFailure>>;
  readonly getGroupStates: () => readonly GroupState[];
  readonly close: () => Promise<void>;
};

export type GroupState = {
  readonly group: CallGroup;
  /** 'open' includes half-open. Always 'closed' for 'order', because that group has no breaker. */
  readonly breaker: 'open' | 'closed';
  readonly running: number;
  readonly waiting: number;
};

export type ProviderClientOptions = {
  /** If undefined, as in a build, each call fails as 'unreachable' at once. */
  readonly origin: string | undefined;
  readonly log: Log;
  readonly deadlinesMs?: Readonly<Record<CallName, number>>;
};

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { origin, log, deadlinesMs = callDeadlinesMs } = options;
  if (origin === undefined) {
    return {
      send: async () => failed({ kind: 'unreachable' }),
      getGroupStates: () => [],
      close: async () => undefined,
    };
  }
  // HTTP/2 is off, because with HTTP/2 several calls would share a socket. A call must be able to
  // destroy its socket without ending other calls.
  const connect = { timeout: CONNECT_TIMEOUT_MS };
  const pool = new Pool(origin, { connections: MAX_SOCKETS, connect, allowH2: false });
  const bulkheads = {
    menu: createBulkhead(bulkheadLimits.menu),
    list: createBulkhead(bulkheadLimits.list),
    invoice: createBulkhead(bulkheadLimits.invoice),
    account: createBulkhead(bulkheadLimits.account),
    payment: createBulkhead(bulkheadLimits.payment),
    order: createBulkhead(bulkheadLimits.order),
  } satisfies Record<CallGroup, Bulkhead>;
  const breakers = createBreakers(log);

  const exchange = async (
    call: ProviderCall,
    { headers, correlationId }: CallInProgress,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const limits = callLimits[call.name];
    const sent = { ...call, headers: { ...headers, ...call.headers } };
    const answer = await pool.request({ ...toRequest(sent, limits, correlationId), signal });
    return readAnswer(answer, limits);
  };

  const send: ProviderClient['send'] = async (call) => {
    const { group, method } = callLimits[call.name];
    const deadlineMs = deadlinesMs[call.name];
    const correlationId = call.correlationId ?? getRequestContext()?.correlationId ?? randomUUID();
    const inProgress = { call: call.name, group, method, correlationId, headers: {} };
    getProcessEvents().emit('callStarted', inProgress);
    const deadline = new AbortController();
    const { signal } = deadline;
    const startedAt = performance.now();
    let socketAt = Infinity;
    const timer = setTimeout(() => {
      deadline.abort(timedOutCall(performance.now() - socketAt, deadlineMs));
    }, deadlineMs);

    const tries = (): Promise<unknown> => {
      socketAt = performance.now();
      const answer = retryOnce(method, signal, () => exchange(call, inProgress, signal));
      // An abort ends the connection, but not the decompression of a body that has arrived. The
      // race ends the work at an abort, so that the bulkhead gets the socket back without delay.
      return Promise.race([answer, rejectWhenAborted(signal)]);
    };
    const work = (): Promise<unknown> => bulkheads[group].run(tries, signal);

    const finish = (outcome: CallEnd['outcome']): object => {
      const durationMs = performance.now() - startedAt;
      getProcessEvents().emit('callEnded', inProgress, {
        outcome,
        seconds: durationMs / MS_PER_SECOND,
      });
      return { call: call.name, correlationId, durationMs: Math.round(durationMs) };
    };
    try {
      const value = await runGuarded(breakers[group], work);
      log.debug(finish('answered'), 'Provider answered');
      return success(value);
    } catch (error) {
      const failure = toFailedCall(error)?.failure;
      if (failure === undefined) throw error;
      if (failure.kind === 'broken' && failure.reason === TOO_LARGE) {
        getProcessEvents().emit('answerTooLarge', { call: call.name });
      }
      logFailure(log, finish(failure.kind), failure);
      return failed(failure);
    } finally {
      clearTimeout(timer);
    }
  };

  const getGroupStates: ProviderClient['getGroupStates'] = () =>
    callGroups.map((group) => ({
      group,
      breaker: isBreakerClosed(breakers[group]) ? 'closed' : 'open',
      ...bulkheads[group].getLoad(),
    }));

  return { send, getGroupStates, close: () => pool.destroy() };
}

/** The provider's message is not logged, because it may contain personal data. */
function logFailure(log: Log, facts: object, failure: ProviderFailure): void {
  const { kind } = failure;
  const status = 'status' in failure ? failure.status : undefined;
  const reason = 'reason' in failure ? failure.reason : undefined;
  log[kind === 'refused' ? 'info' : 'warn'](
    { ...facts, kind, status, reason },
    'Provider call failed',
  );
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export type ProviderCall = {
  readonly name: CallName;
  readonly path: ProviderPath;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request sends the payload as JSON. */
  readonly payload?: unknown;
  /**
   * The id of the call in the log and in the header `x-correlation-id`. If undefined, the client
   * uses the id from `getRequestContext`, or else a new id.
   */
  readonly correlationId?: string | undefined;
};

export function toRequest(
  call: ProviderCall,
  { method, accepts }: CallLimits,
  correlationId: string,
): Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers' | 'body'> {
  const hasPayload = call.payload !== undefined;
  return {
    method,
    path: call.path,
    headers: {
      accept: accepts === 'html' ? 'text/html' : 'application/json',
      'accept-encoding': 'gzip, br',
      'x-correlation-id': correlationId,
      ...(hasPayload && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: hasPayload ? JSON.stringify(call.payload) : null,
  };
}

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
