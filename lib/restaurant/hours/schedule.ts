import { assertNever } from '../../result.ts';
import type { Weekday } from './weekday.ts';

/** Minutes since midnight, 0 to 1440, on the clock of Europe/Bucharest. */
export type ClockMinutes = number;

/** A closing time before the opening time, or equal to it, is on the next day. */
export type Hours = { readonly opensAt: ClockMinutes; readonly closesAt: ClockMinutes };

export type Schedule =
  | { readonly kind: 'none' }
  | (Hours & {
      /** How the provider sends the hours: as date-times ('v3') or as whole hours. */
      readonly kind: 'v3' | 'whole-hours';
      /** In the order of the week. Absent when the days are not known. */
      readonly days?: readonly Weekday[];
    });

export const DAY_MINUTES = 1440;

/**
 * The opening minute, 0 to 1439, and the length in minutes, 1 to 1440. Equal times mean a whole
 * day, because a restaurant that never opens would not list hours. 0:00 and 24:00 count as equal.
 */
export function findOpenSpan({ opensAt, closesAt }: Hours): {
  readonly start: ClockMinutes;
  readonly minutes: number;
} {
  const start = opensAt % DAY_MINUTES;
  const minutes = (closesAt - start + DAY_MINUTES) % DAY_MINUTES;
  return { start, minutes: minutes === 0 ? DAY_MINUTES : minutes };
}

/** 'HH:MM - HH:MM' for v3, 'H:00 - H:00' for whole hours, '' for none (requirements O-1 to O-3). */
export function formatSchedule(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'none':
      return '';
    case 'v3':
      return `${formatClock(schedule.opensAt)} - ${formatClock(schedule.closesAt)}`;
    case 'whole-hours':
      return `${schedule.opensAt / 60}:00 - ${schedule.closesAt / 60}:00`;
    default:
      return assertNever(schedule);
  }
}

/** 'HH:MM', from '00:00' to '24:00'. */
export function formatClock(clock: ClockMinutes): string {
  const hours = String(Math.floor(clock / 60)).padStart(2, '0');
  return `${hours}:${String(clock % 60).padStart(2, '0')}`;
}
