import { FailedCall } from './failure.ts';

export type LaneLimits = { readonly sockets: number; readonly waiting: number };

export type Lane = {
  /** Runs the work when a socket is free; rejects with the signal's reason when it gives up first. */
  readonly run: <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;
};

/**
 * So much work at once, and so much that waits, in the order in which it came. cockatiel's bulkhead
 * keeps the place of a waiter that has given up until a socket is free: a lane whose sockets hang
 * would be full of people who have left.
 */
export function createLane({ sockets, waiting }: LaneLimits): Lane {
  let free = sockets;
  const queue = new Set<() => void>();

  const waitForSocket = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.delete(enter);
        reject(signal.reason);
      };
      queue.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });

  /** A socket goes straight to the first who waits, so that nobody can come in between. */
  const release = (): void => {
    const [enter] = queue;
    if (enter === undefined) {
      free += 1;
      return;
    }
    queue.delete(enter);
    enter();
  };

  return {
    run: async (work, signal) => {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else if (queue.size < waiting) await waitForSocket(signal);
      else throw new FailedCall({ kind: 'unreachable' }, 'waiting');
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
