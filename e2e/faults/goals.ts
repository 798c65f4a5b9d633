import { callTimeoutsMs } from '../../lib/provider/transport/call-timeouts.ts';

/** The suite multiplies each time limit by this, because its machine also does other work. */
export const MARGIN = 2;

/** The time that a page or an answer takes in addition to its provider call. */
const OWN_WORK_MS = 100;

const PROBE_AFTER_SECONDS = 5;

/** The goals of docs/reliability.md. */
export const goals = {
  /** The longest time until the answer to the first visit of a page, which no cache has yet. */
  coldMs: callTimeoutsMs.menu + OWN_WORK_MS,
  paymentMs: callTimeoutsMs.paymentAuthorization + OWN_WORK_MS,
  /**
   * The longest time for a page that is in the page cache. Multiplied by `MARGIN` this is half of a
   * call's time-out, so a page that waits for a hanging provider exceeds it.
   */
  cachedMs: callTimeoutsMs.menu / 2 / MARGIN,
  /**
   * The longest time until a page is fresh after the provider has recovered: a page period, and the
   * time for which an open breaker refuses calls.
   */
  freshAfterMs: (revalidateSeconds: number): number =>
    (revalidateSeconds + PROBE_AFTER_SECONDS) * 1_000,
  /**
   * The most calls to the provider per page period, on average, for one menu or for the list of
   * restaurants. A retry has the correlation id of its call and does not count.
   */
  callsPerPeriod: 1.1,
  /**
   * The longest time until a slow client loses its connection: the limit of
   * `lib/request/before-framework/connection-limits.ts` plus the 30 s between two checks of Node.
   */
  slowHeadersMs: 40_000,
  slowBodyMs: 50_000,
  floodDiskMb: 1,
  floodMemoryMb: 32,
} as const;
