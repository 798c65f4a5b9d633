import PQueue from 'p-queue';
import type { CallGroup } from './call-limits.ts';
import { FailedCall } from './failed-call.ts';

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
