import { PROBE_AFTER_MS } from '../../lib/provider/transport/breaker.ts';
import { callDeadlinesMs } from '../../lib/provider/transport/call-deadlines.ts';

/** The suite multiplies each time limit by `MARGIN`, because its machine also does other work. */
export const MARGIN = 2;

/** The time that the site may need for an answer in addition to the call to the provider. */
const OWN_WORK_MS = 100;

/** The goals of docs/reliability.md. */
export const goals = {
  /** The longest time for an answer that needs a call to the provider, if it is no payment form. */
  coldMs: callDeadlinesMs.menu + OWN_WORK_MS,
  /** The longest time for the answer with a payment form. */
  paymentMs: callDeadlinesMs.paymentAuthorization + OWN_WORK_MS,
  /**
   * The longest time for a page that is in the page cache. `cachedMs * MARGIN` is half of the
   * time-out of a call, so a page that waits for a hanging provider exceeds this limit.
   */
  cachedMs: callDeadlinesMs.menu / 2 / MARGIN,
  /**
   * The longest time after a fault or a change of the data until pages are answered with 200 and
   * show the new data: a page period plus the time for which an open breaker refuses calls.
   */
  freshAfterMs: (revalidateSeconds: number): number => revalidateSeconds * 1_000 + PROBE_AFTER_MS,
  /**
   * The most calls to the provider per page period, on average, for one menu or for the list of
   * restaurants. A retry has the same correlation id as its call, so it does not count.
   */
  callsPerPeriod: 1.1,
  /**
   * The longest times until the site closes the connection of a client with slow headers or with a
   * slow body. Each is the limit in `lib/request/before-framework/connection-limits.ts` plus 30 s,
   * because Node checks its connections only every 30 s.
   */
  slowHeadersMs: 40_000,
  slowBodyMs: 50_000,
  floodDiskMb: 1,
  floodMemoryMb: 32,
} as const;
