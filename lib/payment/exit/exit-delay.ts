/** After this time on the exit page no app has taken over, so the page offers ways out. */
export const EXIT_WAYS_DELAY_MS = 5_000;
