import { assertNever } from '../result.ts';

/** Minutes since midnight, 0 to 1440, on the clock of Europe/Bucharest. */
export type ClockMinutes = number;

/** Opening hours. A closing time before the opening time is on the next day. */
export type Schedule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'v3' | 'whole-hours';
      readonly opensAt: ClockMinutes;
      readonly closesAt: ClockMinutes;
    };

/** 'HH:MM - HH:MM' for v3, 'H:00 - H:00' for whole hours, '' for none (section 3). */
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
