import { removeDiacritics } from '../../diacritics.ts';
import { parseDays } from './parse-days.ts';
import { DAY_MINUTES, findOpenSpan } from './schedule.ts';
import type { ClockMinutes, Hours, Schedule } from './schedule.ts';
import { WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

/**
 * A longer text is probably not opening hours, so it is not parsed. The limit also bounds the time
 * of the regex matching.
 */
const MAX_LENGTH = 120;

const CLOCK = String.raw`(\d{1,2})(?:[:.]?(\d\d))?`;
const HOURS = new RegExp(String.raw`(?<!\d)(?:orele )?${CLOCK} ?- ?${CLOCK}(?!\d)`);
const NON_STOP = /^(?:zilnic,? )?(?:non-?stop|24\/7)$/;
const AROUND_DAYS = /^[ ,:|]+|[ ,:|]+$/g;

type ScheduleText = {
  readonly days: readonly Weekday[] | undefined;
  readonly hours: Hours | undefined;
};

const NOT_UNDERSTOOD: ScheduleText = { days: undefined, hours: undefined };

/**
 * `scheduleText` is, for example, 'Marți - Duminică 12:00 - 22:30'. The days stay unknown when the
 * text is too long, when a part of it cannot be parsed, or when its hours differ from the hours of
 * the schedule.
 */
export function addOpeningDays(schedule: Schedule, scheduleText: string | undefined): Schedule {
  if (schedule.kind === 'none' || scheduleText === undefined) return schedule;
  if (scheduleText.length > MAX_LENGTH) return schedule;
  const { days, hours } = parseScheduleText(simplify(scheduleText));
  if (days === undefined) return schedule;
  if (hours !== undefined && !isSameSpan(hours, schedule)) return schedule;
  return { ...schedule, days };
}

/**
 * Lower case, without diacritics, with one kind of dash and single spaces. The letter ș becomes
 * 's', also when it is written with a cedilla.
 */
function simplify(text: string): string {
  return removeDiacritics(text)
    .toLowerCase()
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function parseScheduleText(text: string): ScheduleText {
  if (NON_STOP.test(text)) return { days: WEEKDAYS, hours: { opensAt: 0, closesAt: DAY_MINUTES } };
  const found = HOURS.exec(text);
  if (found === null) return { days: parseDays(text), hours: undefined };
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  // If text precedes and text follows the hours, some days may have other hours or be closed. An
  // example is 'Luni - Vineri 12 - 22, Sâmbătă'.
  if (before !== '' && after !== '') return NOT_UNDERSTOOD;
  const [, opensHour, opensMinute, closesHour, closesMinute] = found;
  const opensAt = parseClock(opensHour, opensMinute);
  const closesAt = parseClock(closesHour, closesMinute);
  const days = `${before}${after}`.replace(AROUND_DAYS, '');
  return { days: parseDays(days), hours: { opensAt, closesAt } };
}

/**
 * NaN for a time that no clock shows. NaN differs from every time of a schedule, so the days stay
 * unknown.
 */
function parseClock(hour: string | undefined, minute: string | number = 0): ClockMinutes {
  const clock = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && clock <= DAY_MINUTES ? clock : Number.NaN;
}

function isSameSpan(one: Hours, other: Hours): boolean {
  const [span, otherSpan] = [findOpenSpan(one), findOpenSpan(other)];
  return span.start === otherSpan.start && span.minutes === otherSpan.minutes;
}
