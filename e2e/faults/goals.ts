import { callTimeoutsMs } from '../../lib/provider/transport/call-timeouts.ts';

/** Times are checked with this margin, because the machine that runs the suite also does other work. */
export const MARGIN = 2;

/** The time that a page or an answer may take beside the provider call that it waits for. */
const OWN_WORK_MS = 100;

const PROBE_AFTER_SECONDS = 5;

/** The goals of docs/reliability.md. */
export const goals = {
  /** A page of which the site knows nothing yet: one provider call and our own work. */
  coldMs: callTimeoutsMs.menu + OWN_WORK_MS,
  paymentMs: callTimeoutsMs.paymentAuthorization + OWN_WORK_MS,
  /** A page in the cache that takes longer has waited for the provider. */
  cachedMs: callTimeoutsMs.menu / 2 / MARGIN,
  /** After the provider has recovered: a period, and the pause of an open breaker. */
  freshAfterMs: (revalidateSeconds: number): number =>
    (revalidateSeconds + PROBE_AFTER_SECONDS) * 1_000,
  /** Retries of a call have its correlation id and do not count. */
  callsPerPeriod: 1.1,
  /** The limits of `lib/request/connection-limits.ts`, and Node's period between two checks. */
  slowHeadersMs: 40_000,
  slowBodyMs: 50_000,
  floodDiskMb: 1,
  floodMemoryMb: 32,
} as const;
