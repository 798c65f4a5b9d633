/** If no app has closed the exit page after this time, the page shows its links. */
export const EXIT_LINKS_DELAY_MS = 5_000;
