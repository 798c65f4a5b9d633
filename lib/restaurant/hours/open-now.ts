import { DAY_MINUTES, findOpenSpan } from './schedule.ts';
import type { ClockMinutes, Schedule } from './schedule.ts';
import { TIME_ZONE } from '../../time-zone.ts';
import { WEEKDAYS } from './weekday.ts';

/** Browsers load this file. Intl keeps it smaller than a package for time zones would. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Uses the clock of Bucharest. The opening minute is included, the closing minute is not. Hours
 * that last past midnight belong to the weekday on which the restaurant opened. Undefined if the
 * schedule has no hours, or if the time is within the hours but the days are not known.
 */
export function isOpenAt(schedule: Schedule, instant: Date): boolean | undefined {
  if (schedule.kind === 'none') return undefined;
  const { start, minutes: openMinutes } = findOpenSpan(schedule);
  const now = readClock(instant);
  const sinceOpening = (now.minutes - start + DAY_MINUTES) % DAY_MINUTES;
  if (sinceOpening >= openMinutes) return false;
  const openedOn = WEEKDAYS.at(now.minutes < start ? now.day - 1 : now.day);
  return schedule.days?.some((day) => day === openedOn);
}

/** `day` is an index in `WEEKDAYS`. */
function readClock(instant: Date): { readonly day: number; readonly minutes: ClockMinutes } {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: WEEKDAYS.findIndex((day) => day === parts.get('weekday')),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
