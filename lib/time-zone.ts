/** Requirement K-1. */
export const TIME_ZONE = 'Europe/Bucharest';
