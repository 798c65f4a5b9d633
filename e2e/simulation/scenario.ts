import type { Traffic } from './arrivals.ts';

/** The number of entries in each cache. A further entry evicts the least recently used one. */
export type Room = {
  /** Pages of one instance. */
  readonly pages: number;
  /** Answers of the provider at one instance. */
  readonly answers: number;
  readonly edge: number;
};

export type Scenario = {
  readonly traffic: Traffic;
  readonly instances: number;
  readonly hasRedis: boolean;
  readonly hasEdge: boolean;
  /** `REVALIDATE_SECONDS`. */
  readonly periodSeconds: number;
  /** The mean of the provider's time for an answer, which is exponentially distributed. */
  readonly latencyMs: number;
  /** The time to render a page once its data are there. */
  readonly renderMs: number;
  readonly room: Room;
  /** Views and calls in this time at the beginning do not count. */
  readonly warmUpSeconds: number;
};

/** Where a view was answered. 'failed': the provider gave no answer, and no older page was known. */
export type Source = 'edge' | 'instance' | 'redis' | 'rendered' | 'failed';

/** A stored page. */
export type Page = {
  /** In simulated milliseconds. */
  readonly freshUntil: number;
  /** What the page's header tells shared caches. */
  readonly periodSeconds: number;
};
