/**
 * How long the bank's page waits before it sends the browser back, by the chosen pace. 'slow' is
 * long enough for a person or a test to see the text that asks to wait.
 */
export const DELAYS_MS = { now: 0, slow: 3_000 } as const;
