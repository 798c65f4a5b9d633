import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import type { Log } from '../log.ts';
import { failed, success } from '../result.ts';
import type { Result } from '../result.ts';
import { getRequestContext, getProcessEvents } from '../process-events.ts';
import type { CallEnd, CallInProgress } from '../process-events.ts';
import {
  bulkheadLimits,
  createBreakers,
  createBulkhead,
  isBreakerClosed,
  retryOnce,
  runGuarded,
} from './resilience.ts';
import type { Bulkhead } from './resilience.ts';
import { callDeadlinesMs, callGroups, callLimits, CONNECT_TIMEOUT_MS } from './call-limits.ts';
import type { CallGroup, CallLimits, CallName } from './call-limits.ts';
import { timedOutCall, toFailedCall } from './contract/provider-failure.ts';
import type { ProviderFailure } from './contract/provider-failure.ts';
import { readAnswer, TOO_LARGE } from './read-answer.ts';
import type { ProviderPath } from './contract/paths.ts';

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
