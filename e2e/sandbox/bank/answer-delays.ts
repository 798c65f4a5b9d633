/** Long enough for a person or a test to see the text that asks to wait. */
const SLOW_MS = 3_000;

/** How long the bank's page waits before it sends the browser back, by the chosen pace. */
export const DELAYS_MS = { now: 0, slow: SLOW_MS } as const;
