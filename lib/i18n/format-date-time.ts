import { TIME_ZONE } from '../business-facts.ts';

const longDate = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: TIME_ZONE });
const englishDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE });

const clock = new Intl.DateTimeFormat('ro-RO', { timeStyle: 'short', timeZone: TIME_ZONE });

/** Formats the clock time of an instant in Bucharest as '14:20'. */
export const formatClock = (instant: Date): string => clock.format(instant);

/** Formats the day of an instant in Bucharest as '22 aprilie 2025'. */
export const formatLongDay = (instant: Date): string => longDate.format(instant);

/** Formats the day of an instant in Bucharest as '22 April 2025'. */
export const formatEnglishDay = (instant: Date): string => englishDate.format(instant);

/**
 * Formats '2025-04-22' as '22 aprilie 2025'. The code uses noon UTC, because that instant is on the
 * same day in Bucharest.
 */
export function formatLongDate(isoDate: string): string {
  return formatLongDay(new Date(`${isoDate}T12:00:00Z`));
}
