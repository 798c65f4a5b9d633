import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { getLog } from '../log.ts';

/** An edge purges all pages when it gets `*` in place of paths. */
export const EVERYTHING: readonly string[] = ['*'];

const PURGE_PATH = '/purge';
const PURGED = 204;
const ANSWER_WITHIN_MS = 2_000;
/**
 * The pauses before a purge that an edge did not confirm is sent again: about ten minutes in all.
 * Later the copies of an edge have expired (`docs/revalidation.md`).
 */
const REPEAT_AFTER_MS: readonly number[] = [
  1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 180_000, 180_000,
];

/** When more paths wait for an edge, all its pages are purged. */
const MAX_WAITING_PATHS = 500;

type PurgeOptions = {
  readonly repeatAfterMs?: readonly number[];
};

type WaitingPurge = {
  paths: readonly string[];
  /** How many of the pauses have begun since the last purge joined. */
  pauses: number;
};

/** The purges of the edges in `EDGE_PURGE_URLS`. */
export type EdgePurges = {
  /**
   * Purges the paths at all edges in parallel. A purge is a POST with a path in each line. An edge
   * confirms the purge with a 204 (`deploy/nginx`). Resolves to the edges that did not confirm the
   * purge in time. For these edges, the purge is repeated in the background.
   */
  readonly purge: (
    origins: readonly string[],
    paths: readonly string[],
    options?: PurgeOptions,
  ) => Promise<readonly string[]>;
  /** The number of purges that wait to be sent again: at most one for each edge. */
  readonly countWaiting: () => number;
};

export function createEdgePurges(): EdgePurges {
  const waiting = new Map<string, WaitingPurge>();

  /** Later purges for the same edge join the purge that waits, and begin its attempts anew. */
  const repeat = async (
    origin: string,
    paths: readonly string[],
    repeatAfterMs: readonly number[],
  ): Promise<void> => {
    const other = waiting.get(origin);
    if (other !== undefined) {
      const all = new Set([...other.paths, ...paths]);
      // Always a new array: an attempt that has begun before does not confirm this purge.
      other.paths = all.size > MAX_WAITING_PATHS || all.has('*') ? [...EVERYTHING] : [...all];
      other.pauses = 0;
      return;
    }
    const purge: WaitingPurge = { paths, pauses: 0 };
    waiting.set(origin, purge);
    for (;;) {
      const ms = repeatAfterMs[purge.pauses];
      if (ms === undefined) break;
      purge.pauses += 1;
      await pause(ms, undefined, { ref: false });
      const sent = purge.paths;
      if ((await purgeOne(origin, sent)) && purge.paths === sent) {
        waiting.delete(origin);
        getLog().info({ origin }, 'The repeated purge of an edge is confirmed');
        return;
      }
    }
    waiting.delete(origin);
    getLog().error({ origin }, 'A purge of an edge was not confirmed; it is not sent again');
  };

  return {
    purge: async (origins, paths, { repeatAfterMs = REPEAT_AFTER_MS } = {}) => {
      const purged = await Promise.all(origins.map((origin) => purgeOne(origin, paths)));
      const unreached = origins.filter((_, index) => purged[index] !== true);
      for (const origin of unreached) void repeat(origin, paths, repeatAfterMs);
      return unreached;
    },
    countWaiting: () => waiting.size,
  };
}

async function purgeOne(origin: string, paths: readonly string[]): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${origin}${PURGE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: paths.join('\n'),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      // Purges are rare, so close the connection after the answer.
      reset: true,
    });
    await body.dump();
    if (statusCode === PURGED) return true;
    getLog().warn({ origin, status: statusCode }, 'Purge of an edge failed');
  } catch (error) {
    getLog().warn({ origin, err: error }, 'Purge of an edge failed');
  }
  return false;
}
