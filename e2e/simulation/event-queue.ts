type Event = { readonly atMs: number; readonly order: number; readonly run: () => void };

/** Runs events at simulated times. Events of the same time run in the order of their addition. */
export type EventQueue = {
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => void;
  /** Runs all events that are due by `atMs`, and then sets the clock to `atMs`. */
  readonly advanceTo: (atMs: number) => void;
};

const isBefore = (a: Event, b: Event): boolean =>
  a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);

/** Keeps the events in a binary heap. */
export function createEventQueue(): EventQueue {
  const heap: Event[] = [];
  let [now, order] = [0, 0];

  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };
  const runsFirst = (place: number, other: number): boolean => {
    const [event, otherEvent] = [heap[place], heap[other]];
    return event !== undefined && otherEvent !== undefined && isBefore(event, otherEvent);
  };
  const takeFirst = (): Event | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return first;
    heap[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const child = runsFirst(right, left) ? right : left;
      if (!runsFirst(child, place)) return first;
      swap(child, place);
      place = child;
    }
  };

  return {
    now: () => now,
    after: (delayMs, run) => {
      order += 1;
      heap.push({ atMs: now + delayMs, order, run });
      for (let place = heap.length - 1; place > 0;) {
        const parent = (place - 1) >> 1;
        if (!runsFirst(place, parent)) return;
        swap(place, parent);
        place = parent;
      }
    },
    advanceTo: (atMs) => {
      for (let next = heap[0]; next !== undefined && next.atMs <= atMs; next = heap[0]) {
        takeFirst();
        now = next.atMs;
        next.run();
      }
      now = atMs;
    },
  };
}
