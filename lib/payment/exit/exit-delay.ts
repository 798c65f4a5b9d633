/** If the app has not closed the exit page after this time, the page says how to go on. */
export const EXIT_LINKS_DELAY_MS = 5_000;

/**
 * A page ignores presses for this long after its message to the app, so that a double tap counts
 * once.
 */
export const DOUBLE_TAP_MS = 700;
