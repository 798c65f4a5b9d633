/**
 * How long the bank's answer page waits before it sends the browser back. The bank page offers
 * the paces `now`, `slow` and `never`; with `never` the browser is not sent back. `slow` leaves
 * time to see the text `bankCopy.waiting`.
 */
export const DELAYS_MS = { now: 0, slow: 3_000 } as const;
