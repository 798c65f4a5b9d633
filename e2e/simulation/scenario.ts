import type { Traffic } from './arrivals.ts';

/** How many entries fit into each cache. A further entry evicts the least recently used one. */
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
  /** The provider's time for an answer is exponentially distributed. This is its mean. */
  readonly latencyMs: number;
  /** The time to render a page once its data are there. */
  readonly renderMs: number;
  readonly room: Room;
  /** Views, calls and renderings in this time at the beginning do not count. */
  readonly warmUpSeconds: number;
};

/**
 * Where a view was answered. 'failed': the provider gave no answer, and the instance had neither a
 * page nor an older answer.
 */
export type Source = 'edge' | 'instance' | 'redis' | 'rendered' | 'failed';

/** A stored page. */
export type Page = {
  /** In simulated milliseconds. */
  readonly freshUntil: number;
  /** The `s-maxage` and the `stale-while-revalidate` of the page's `cache-control`. */
  readonly periodSeconds: number;
};
