import type { BulkheadLimits } from '../../lib/provider/transport/bulkhead.ts';
import type { EventQueue } from './event-queue.ts';

type PortOptions = {
  readonly events: EventQueue;
  readonly limits: BulkheadLimits;
  /** The limit for the wait in the queue and the call together. */
  readonly timeoutMs: number;
  /** How long the provider takes for the next call. */
  readonly drawLatencyMs: () => number;
  readonly onCall: () => void;
};

/** `onEnd` gets false if the provider does not answer in time, or if the queue is full. */
export type ProviderPort = (onEnd: (hasAnswered: boolean) => void) => void;

type Waiting = { readonly endsAt: number; readonly onEnd: (hasAnswered: boolean) => void };

/**
 * Simulates how one instance calls the provider for menus: with a bulkhead and a time-out. The
 * simulated provider answers every call, but the call fails if the answer comes after the time-out.
 */
export function createProviderPort(options: PortOptions): ProviderPort {
  const { events, limits, timeoutMs, drawLatencyMs, onCall } = options;
  const queue: Waiting[] = [];
  let running = 0;

  const start = ({ endsAt, onEnd }: Waiting): void => {
    running += 1;
    onCall();
    const latencyMs = drawLatencyMs();
    const remainingMs = endsAt - events.now();
    events.after(Math.min(latencyMs, remainingMs), () => {
      running -= 1;
      onEnd(latencyMs <= remainingMs);
      startNext();
    });
  };
  const startNext = (): void => {
    for (let next = queue[0]; next !== undefined && running < limits.sockets; next = queue[0]) {
      queue.shift();
      start(next);
    }
  };
  const giveUp = (call: Waiting): void => {
    const place = queue.indexOf(call);
    if (place === -1) return;
    queue.splice(place, 1);
    call.onEnd(false);
  };

  return (onEnd) => {
    const call = { endsAt: events.now() + timeoutMs, onEnd };
    if (running < limits.sockets) return start(call);
    if (queue.length >= limits.waiting) return onEnd(false);
    queue.push(call);
    events.after(timeoutMs, () => giveUp(call));
  };
}
