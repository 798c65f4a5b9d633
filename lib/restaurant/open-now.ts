import { DAY_MINUTES, findOpenSpan } from './schedule.ts';
import type { ClockMinutes, Schedule } from './schedule.ts';
import { TIME_ZONE } from './time-zone.ts';
import { WEEKDAYS } from './weekday.ts';

/** Intl and not date-fns-tz: this file goes to browsers. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Whether a place is open at an instant, on the clock of Bucharest; undefined when that is not known.
 * Outside its hours it is closed on any day. Inside them the days decide, and after midnight the day
 * before does, on which the place opened; days that are not known leave the answer open. It opens at
 * its first minute and is closed at the closing minute.
 */
export function isOpenAt(schedule: Schedule, instant: Date): boolean | undefined {
  if (schedule.kind === 'none') return undefined;
  const { start, minutes } = findOpenSpan(schedule);
  const now = readClock(instant);
  const sinceOpening = (now.minutes - start + DAY_MINUTES) % DAY_MINUTES;
  if (sinceOpening >= minutes) return false;
  const openedOn = WEEKDAYS.at(now.minutes < start ? now.day - 1 : now.day);
  return schedule.days?.some((day) => day === openedOn);
}

/** `day` is a position in `WEEKDAYS`. */
function readClock(instant: Date): { readonly day: number; readonly minutes: ClockMinutes } {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: WEEKDAYS.findIndex((day) => day === parts.get('weekday')),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
