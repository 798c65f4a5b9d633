import type { Traffic } from './arrivals.ts';

/** How many entries fit into each cache. A further entry evicts the least recently used entry. */
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
 * Where a view was answered. 'rendered': the visitor waited while an instance rendered the page.
 * 'failed': the instance had neither a page nor an older answer, and its last call to the provider
 * for this menu failed.
 */
export type Source = 'edge' | 'instance' | 'redis' | 'rendered' | 'failed';

/** A stored page. */
export type Page = {
  /** In simulated milliseconds. */
  readonly freshUntil: number;
  /** The value of both `s-maxage` and `stale-while-revalidate` in the page's `cache-control`. */
  readonly periodSeconds: number;
};
