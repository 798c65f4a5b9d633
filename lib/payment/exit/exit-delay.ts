/** If the app has not closed the exit page after this time, the page says how to go on. */
export const EXIT_LINKS_DELAY_MS = 5_000;
