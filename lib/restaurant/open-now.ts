import type { ClockMinutes, Schedule } from './schedule.ts';
import { TIME_ZONE } from './time-zone.ts';

const DAY_MINUTES = 1440;

/** Intl and not date-fns-tz: this file goes to browsers. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Whether a place is open at an instant, on the clock of Bucharest; undefined without a schedule.
 * It opens at its first minute and is closed at the closing minute. Equal times mean day and night,
 * as does 0 to 24: a place that never opens would not list hours.
 */
export function isOpenAt(schedule: Schedule, instant: Date): boolean | undefined {
  if (schedule.kind === 'none') return undefined;
  const opensAt = schedule.opensAt % DAY_MINUTES;
  const closesAt = schedule.closesAt % DAY_MINUTES;
  const now = parseClockMinutes(instant);
  if (opensAt === closesAt) return true;
  if (opensAt < closesAt) return opensAt <= now && now < closesAt;
  return opensAt <= now || now < closesAt;
}

function parseClockMinutes(instant: Date): ClockMinutes {
  const [hours = 0, minutes = 0] = clock.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
