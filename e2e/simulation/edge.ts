import { LRUCache } from 'lru-cache';
import type { EventQueue } from './event-queue.ts';
import type { Instance, OnServed } from './instance.ts';
import type { Page, Source } from './scenario.ts';

const SECOND_MS = 1_000;

type Stored = { readonly freshUntil: number; readonly staleUntil: number };

export type Edge = (menu: number, onServed: (source: Source) => void) => void;

/**
 * nginx counts whole seconds: a copy is fresh until the end of the second in which its page period
 * ends. During the next page period nginx serves the stale copy while one request refreshes it.
 */
function toStored({ periodSeconds }: Page, now: number): Stored {
  const freshUntil = (Math.floor(now / SECOND_MS) + periodSeconds + 1) * SECOND_MS;
  return { freshUntil, staleUntil: freshUntil + periodSeconds * SECOND_MS };
}

/** The simulated edge. For each menu it passes at most one request at a time to the instances. */
export function createEdge({ now }: EventQueue, pass: Instance, room: number): Edge {
  const copies = new LRUCache<number, Stored>({ max: room });
  const filling = new Map<number, OnServed[]>();

  const fill = (menu: number, onServed: OnServed): void => {
    const waiting = filling.get(menu);
    if (waiting) return void waiting.push(onServed);
    const listeners = [onServed];
    filling.set(menu, listeners);
    pass(menu, (source, page) => {
      filling.delete(menu);
      if (page) copies.set(menu, toStored(page, now()));
      listeners.forEach((listener) => listener(source, page));
    });
  };

  return (menu, onServed) => {
    const copy = copies.get(menu);
    if (!copy || copy.staleUntil <= now()) return fill(menu, onServed);
    onServed('edge');
    if (copy.freshUntil <= now() && !filling.has(menu)) fill(menu, () => undefined);
  };
}
