import { removeDiacritics } from '../diacritics.ts';
import { assertNever } from '../result.ts';
import { DAY_MINUTES, readMinuteOfWeek, WEEK_MINUTES } from './wall-clock.ts';

/** The English names, as schema.org writes them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes since midnight, 0 to 1440, on the clock of Europe/Bucharest. */
export type ClockMinutes = number;

/** A closing time before the opening time, or equal to it, is on the next day. */
type Hours = { readonly opensAt: ClockMinutes; readonly closesAt: ClockMinutes };

/** Hours on some weekdays, which are in the order of the week. */
export type DayHours = Hours & { readonly days: readonly Weekday[] };

/**
 * When a restaurant is open. `parseSchedule` (`lib/provider/contract/parse-menu.ts`) makes it from
 * the menu's field `restaurant_schedule`, and `mergeSchedules` below adds what the list says.
 * `RestaurantHours` (`components/ui/restaurant-hours.tsx`) shows it, and `showOpenings` fills the
 * badge beside it.
 */
export type Schedule =
  | { readonly kind: 'none' }
  /** A text of the provider's list that the site does not understand. */
  | { readonly kind: 'text'; readonly text: string }
  /** From the provider's list: other hours on some days, or several times a day. */
  | { readonly kind: 'by-day'; readonly ranges: readonly DayHours[] }
  | (Hours & {
      /** How the menu sends the hours: as date-times ('v3') or as whole hours. */
      readonly kind: 'v3' | 'whole-hours';
      /** Absent when the days are not known. */
      readonly days?: readonly Weekday[];
    });

/** What a visitor can plan by. `inMinutes` is the time until the change, on the wall clock. */
export type Opening =
  /** The days are not known, so the site claims nothing. */
  | { readonly state: 'unknown' }
  | { readonly state: 'always' }
  | {
      readonly state: 'open';
      readonly closesAt: string;
      readonly inMinutes: number;
    }
  | {
      readonly state: 'closed';
      readonly opensAt: string;
      readonly inMinutes: number;
      readonly day: 'today' | 'tomorrow' | Weekday;
    };

export type OpeningTone = 'positive' | 'notice' | 'neutral';

/** The words of a language for `formatOpening`. */
export type OpeningWords = {
  readonly always: string;
  readonly open: string;
  readonly until: string;
  readonly closesAt: string;
  readonly closed: string;
  readonly opens: string;
  readonly at: string;
  readonly tomorrow: string;
  /** As inside a sentence. */
  readonly onDay: Readonly<Record<Weekday, string>>;
};

/** The words of a language for `formatSchedule`. */
type ScheduleWords = {
  readonly everyDay: string;
  readonly wholeDay: string;
  readonly days: Readonly<Record<Weekday, string>>;
};

/** The last hour before closing is shown in another tone. */
const LAST_MINUTES = 60;

/**
 * Whether the restaurant is open, and when that changes. Uses the clock of Bucharest. The opening
 * minute is included, the closing minute is not. Hours that last past midnight belong to the
 * weekday on which the restaurant opened.
 */
export function findOpening(schedule: Schedule, now: Date): Opening {
  return findOpeningInWeek(toWeek(schedule), readMinuteOfWeek(now));
}

/**
 * `findOpening` for a schedule of which only the week is known, as in the attribute of a page.
 * `nowMinutes` is what a function of `wall-clock.ts` finds.
 */
export function findOpeningInWeek(
  { spans, hourDigits }: OpenWeek,
  nowMinutes: number | undefined,
): Opening {
  const [anySpan] = spans;
  if (anySpan === undefined || nowMinutes === undefined) return { state: 'unknown' };
  let closesAt: ClockMinutes | undefined;
  let inMinutes = 0;
  // Hours can follow each other without a gap: from 0:00 to 24:00 does not close at midnight.
  for (;;) {
    const at = nowMinutes + inMinutes;
    const span = spans.find(({ start, minutes }) => minutesBetween(start, at) < minutes);
    if (span === undefined) break;
    closesAt = span.closesAt;
    inMinutes += span.minutes - minutesBetween(span.start, at);
    if (inMinutes >= WEEK_MINUTES) return { state: 'always' };
  }
  if (closesAt !== undefined) {
    return { state: 'open', closesAt: formatClock(closesAt, hourDigits), inMinutes };
  }
  const next = spans.reduce(
    (soonest, span) =>
      minutesBetween(nowMinutes, span.start) < minutesBetween(nowMinutes, soonest.start)
        ? span
        : soonest,
    anySpan,
  );
  const untilOpening = minutesBetween(nowMinutes, next.start);
  const days = Math.floor(((nowMinutes % DAY_MINUTES) + untilOpening) / DAY_MINUTES);
  const weekday = WEEKDAYS[Math.floor(next.start / DAY_MINUTES)] ?? 'Monday';
  return {
    state: 'closed',
    opensAt: formatClock(next.start % DAY_MINUTES, hourDigits),
    day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekday,
    inMinutes: untilOpening,
  };
}

/** 'Deschis · până la 23:00'. Undefined when nothing is known. */
export function formatOpening(
  opening: Opening,
  words: OpeningWords,
): { readonly text: string; readonly tone: OpeningTone } | undefined {
  switch (opening.state) {
    case 'unknown':
      return undefined;
    case 'always':
      return { text: words.always, tone: 'positive' };
    case 'open': {
      const { closesAt, inMinutes } = opening;
      if (inMinutes <= LAST_MINUTES) {
        return { text: `${words.closesAt} ${closesAt}`, tone: 'notice' };
      }
      // The clock time of another day would be misread as one of today.
      const until = inMinutes < DAY_MINUTES ? ` · ${words.until} ${closesAt}` : '';
      return { text: `${words.open}${until}`, tone: 'positive' };
    }
    case 'closed': {
      const opens = `${words.opens} ${formatOpeningTime(opening, words)}`;
      return { text: `${words.closed} · ${opens}`, tone: 'neutral' };
    }
    default:
      return assertNever(opening);
  }
}

/** 'la 10:00', 'mâine la 10:00' or 'luni la 8:00'. */
export function formatOpeningTime(
  { opensAt, day }: Extract<Opening, { state: 'closed' }>,
  words: OpeningWords,
): string {
  const onDay = day === 'today' ? '' : `${day === 'tomorrow' ? words.tomorrow : words.onDay[day]} `;
  return `${onDay}${words.at} ${opensAt}`;
}

/**
 * 'Marți - Duminică 12:00 - 22:30'; the hours alone when the days are not known; '' for none
 * (requirements O-1 to O-3). Clock times are HH:MM for v3 and H:MM otherwise.
 */
export function formatSchedule(schedule: Schedule, words: ScheduleWords): string {
  switch (schedule.kind) {
    case 'none':
      return '';
    case 'text':
      return schedule.text;
    case 'by-day':
      return schedule.ranges
        .map((range) => `${formatDays(range.days, words)} ${formatHours(range, schedule)}`)
        .join(', ');
    case 'v3':
    case 'whole-hours': {
      const { days } = schedule;
      const isWholeDay =
        findSpan(schedule).minutes === DAY_MINUTES && schedule.opensAt % DAY_MINUTES === 0;
      if (isWholeDay && (days === undefined || days.length === WEEKDAYS.length)) {
        return words.wholeDay;
      }
      const hours = formatHours(schedule, schedule);
      return days === undefined ? hours : `${formatDays(days, words)} ${hours}`;
    }
    default:
      return assertNever(schedule);
  }
}

function formatHours({ opensAt, closesAt }: Hours, schedule: Schedule): string {
  const hourDigits = countHourDigits(schedule);
  return `${formatClock(opensAt, hourDigits)} - ${formatClock(closesAt, hourDigits)}`;
}

const countHourDigits = ({ kind }: Schedule): number => (kind === 'v3' ? 2 : 1);

/** From '00:00' or '0:00' to '24:00'. */
function formatClock(minutes: ClockMinutes, hourDigits: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(hourDigits, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 'Marți - Duminică', 'Luni, Joi - Sâmbătă', or 'Zilnic' for the whole week. */
function formatDays(days: readonly Weekday[], { days: names, everyDay }: ScheduleWords): string {
  if (days.length === WEEKDAYS.length) return everyDay;
  const isIncluded = (day: Weekday | undefined): boolean => days.some((other) => other === day);
  const ranges = WEEKDAYS.flatMap((first, position) => {
    if (!isIncluded(first) || isIncluded(WEEKDAYS.at(position - 1))) return [];
    const daysFromFirst = [...WEEKDAYS.slice(position), ...WEEKDAYS];
    const length = daysFromFirst.findIndex((day) => !isIncluded(day));
    const last = daysFromFirst[length - 1] ?? first;
    return first === last ? names[first] : `${names[first]} - ${names[last]}`;
  });
  return ranges.join(', ');
}

/** The hours of each weekday that is known, for structured data. Empty when no day is known. */
export function listDayHours(schedule: Schedule): readonly DayHours[] {
  switch (schedule.kind) {
    case 'none':
    case 'text':
      return [];
    case 'by-day':
      return schedule.ranges;
    case 'v3':
    case 'whole-hours': {
      const { days, opensAt, closesAt } = schedule;
      return days === undefined ? [] : [{ days, opensAt, closesAt }];
    }
    default:
      return assertNever(schedule);
  }
}

/**
 * The opening minute, 0 to 1439, and the length in minutes, 1 to 1440. Equal times mean a whole
 * day, because a restaurant that never opens would not list hours. 0:00 and 24:00 count as equal.
 */
export function findSpan({ opensAt, closesAt }: Hours): {
  readonly start: ClockMinutes;
  readonly minutes: number;
} {
  const start = opensAt % DAY_MINUTES;
  const minutes = (closesAt - start + DAY_MINUTES) % DAY_MINUTES;
  return { start, minutes: minutes === 0 ? DAY_MINUTES : minutes };
}

/** `start` counts from the beginning of Monday. `closesAt` is as the provider wrote it. */
type WeekSpan = {
  readonly start: number;
  readonly minutes: number;
  readonly closesAt: ClockMinutes;
};

const minutesBetween = (start: number, end: number): number =>
  (((end - start) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;

function listWeekSpans(schedule: Schedule): readonly WeekSpan[] {
  return listDayHours(schedule).flatMap(({ days, ...hours }) => {
    const { start, minutes } = findSpan(hours);
    return days.map((day) => ({
      start: WEEKDAYS.indexOf(day) * DAY_MINUTES + start,
      minutes,
      closesAt: hours.closesAt,
    }));
  });
}

/** What a page knows of a schedule in the browser. Without spans the days are not known. */
type OpenWeek = {
  readonly spans: readonly WeekSpan[];
  /** The least digits of the hour in clock times. */
  readonly hourDigits: number;
};

const toWeek = (schedule: Schedule): OpenWeek => ({
  spans: listWeekSpans(schedule),
  hourDigits: countHourDigits(schedule),
});

/** The first word of the text where clock times are HH:MM. */
const TWO_DIGITS = 'HH';

/**
 * '600+780 2040+780': start and length of each span, in an attribute for the browser. A span that
 * closes at 24:00 has this time as its third number, because 0:00 would be the same span. Empty
 * when the days are not known.
 */
export function formatOpenSpans(schedule: Schedule): string {
  const { spans, hourDigits } = toWeek(schedule);
  if (spans.length === 0) return '';
  const words = spans.map(({ start, minutes, closesAt }) =>
    [start, minutes, ...(closesAt === DAY_MINUTES ? [closesAt] : [])].join('+'),
  );
  return [...(hourDigits === 2 ? [TWO_DIGITS] : []), ...words].join(' ');
}

/** Reads what `formatOpenSpans` has written. */
export function parseOpenSpans(text: string): OpenWeek {
  const words = text.split(' ');
  const spans = words.flatMap((word): readonly WeekSpan[] => {
    const [start, minutes, closesAt] = word.split('+').map(Number);
    if (start === undefined || minutes === undefined) return [];
    return [{ start, minutes, closesAt: closesAt ?? (start + minutes) % DAY_MINUTES }];
  });
  return { spans, hourDigits: words[0] === TWO_DIGITS ? 2 : 1 };
}

/**
 * A longer text is probably not opening hours, so it is not parsed. The limit also bounds the time
 * of the regex matching.
 */
const MAX_TEXT_LENGTH = 120;

const HOURS = /(?<!\d)(?:orele )?(\d{1,2})(?:[:.]?(\d\d))? ?- ?(\d{1,2})(?:[:.]?(\d\d))?(?!\d)/g;
const NON_STOP = /^(?:zilnic,? )?(?:non-?stop|24\/7)$/;
const AROUND_DAYS = /^(?:[ ,;:|]|si(?= |$))+|[ ,;:|]+$/g;

/** `m` is left out, because it can mean Tuesday (marți) or Wednesday (miercuri). */
const SPELLINGS: Readonly<Record<Weekday, readonly string[]>> = {
  Monday: ['luni', 'lunea', 'lun', 'lu', 'l'],
  Tuesday: ['marti', 'martea', 'mar', 'ma'],
  Wednesday: ['miercuri', 'miercurea', 'mie', 'mi'],
  Thursday: ['joi', 'joia', 'jo', 'j'],
  Friday: ['vineri', 'vinerea', 'vin', 'vi', 'v'],
  Saturday: ['sambata', 'simbata', 'sam', 'sa', 's'],
  Sunday: ['duminica', 'dum', 'du', 'd'],
};
const EVERY_DAY: readonly string[] = ['zilnic', 'in fiecare zi', 'toata saptamana'];
const SEPARATORS = /(?: ?(?:[,;/&+]|\bsi\b) ?)+/;
const DAY_RANGE = /^(?:de )?([a-z]+)\.?(?: ?- ?| pana )([a-z]+)\.?$/;

/**
 * The one schedule that every page shows: the hours of the menu with the days of the list. When the
 * list has more ranges than the one that a menu can have, such as 'Luni - Vineri 8:00 - 17:00,
 * Sâmbătă 9:00 - 14:00', the list counts. When a text with several ranges, or the text of a
 * restaurant whose menu has no hours, is not understood, the pages show it and claim nothing. The
 * days also stay unknown when the one range of the list differs from the menu's.
 */
export function mergeSchedules(menu: Schedule, listText: string | undefined): Schedule {
  const text = listText?.trim() ?? '';
  if (text === '') return menu;
  const { ranges, days, rangeCount } = parseScheduleText(text);
  if ((menu.kind !== 'v3' && menu.kind !== 'whole-hours') || rangeCount > 1) {
    return ranges === undefined ? { kind: 'text', text } : { kind: 'by-day', ranges };
  }
  if (days !== undefined) return { ...menu, days };
  const [range] = ranges ?? [];
  return range !== undefined && isSameSpan(range, menu) ? { ...menu, days: range.days } : menu;
}

type ScheduleText = {
  /** Absent when a part of the text is not understood, or has no hours. */
  readonly ranges?: readonly DayHours[];
  /** The days of a text without hours. */
  readonly days?: readonly Weekday[] | undefined;
  /** How many pairs of hours the text has, understood or not. */
  readonly rangeCount: number;
};

function parseScheduleText(scheduleText: string): ScheduleText {
  if (scheduleText.length > MAX_TEXT_LENGTH) return { rangeCount: 0 };
  const text = simplify(scheduleText);
  if (NON_STOP.test(text)) {
    return { ranges: [{ days: WEEKDAYS, opensAt: 0, closesAt: DAY_MINUTES }], rangeCount: 1 };
  }
  const found = [...text.matchAll(HOURS)];
  const rangeCount = found.length;
  if (rangeCount === 0) return { days: parseDays(text), rangeCount };
  const isDaysFirst = text.slice(0, found[0]?.index) !== '';
  const ranges: DayHours[] = [];
  let end = 0;
  for (const [position, match] of found.entries()) {
    const next = found[position + 1]?.index ?? text.length;
    const after = match.index + match[0].length;
    const part = isDaysFirst ? text.slice(end, match.index) : text.slice(after, next);
    end = after;
    const dayText = part.replace(AROUND_DAYS, '');
    // In 'Luni - Vineri 12 - 15, 18 - 22' the days count for both pairs of hours.
    const days = dayText === '' && isDaysFirst ? ranges.at(-1)?.days : parseDays(dayText);
    const [, opensHour, opensMinute, closesHour, closesMinute] = match;
    const hours = {
      opensAt: parseClock(opensHour, opensMinute),
      closesAt: parseClock(closesHour, closesMinute),
    };
    if (days === undefined || Number.isNaN(hours.opensAt + hours.closesAt)) return { rangeCount };
    ranges.push({ days, ...hours });
  }
  // Text after the last hours may name days with other hours: 'Luni - Vineri 12 - 22, Sâmbătă'.
  if (isDaysFirst && end < text.length) return { rangeCount };
  return hasOverlap(ranges) ? { rangeCount } : { ranges, rangeCount };
}

/** Two opening times at one moment contradict each other. */
function hasOverlap(ranges: readonly DayHours[]): boolean {
  const spans = listWeekSpans({ kind: 'by-day', ranges });
  return spans.some((one, position) =>
    spans.some(
      (other, index) => index !== position && minutesBetween(one.start, other.start) < one.minutes,
    ),
  );
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

/** NaN for a time that no clock shows. */
function parseClock(hour: string | undefined, minute: string | number = 0): ClockMinutes {
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= DAY_MINUTES ? minutes : Number.NaN;
}

function isSameSpan(one: Hours, other: Hours): boolean {
  const [span, otherSpan] = [findSpan(one), findSpan(other)];
  return span.start === otherSpan.start && span.minutes === otherSpan.minutes;
}

/**
 * The text is, for example, 'marti - joi, sambata' or 'zilnic', in lower case, without diacritics
 * and with single spaces. Undefined when a part of the text is not understood or is ambiguous.
 */
function parseDays(text: string): readonly Weekday[] | undefined {
  if (EVERY_DAY.includes(text)) return WEEKDAYS;
  const parts = text.split(SEPARATORS).map(parseDayOrRange);
  if (parts.some((days) => days.length === 0)) return undefined;
  return WEEKDAYS.filter((day) => parts.some((days) => days.includes(day)));
}

/**
 * Empty for a text that is not understood. Also empty for 'luni - luni', which can mean one day or
 * the whole week.
 */
function parseDayOrRange(text: string): readonly Weekday[] {
  const [, from, to] = DAY_RANGE.exec(text) ?? [];
  if (from === undefined) return parseDay(text.replace(/\.$/, ''));
  const [first] = parseDay(from);
  const [last] = parseDay(to);
  if (first === undefined || last === undefined || first === last) return [];
  const daysAfterFirst = (day: Weekday): number =>
    (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(first) + WEEKDAYS.length) % WEEKDAYS.length;
  return WEEKDAYS.filter((day) => daysAfterFirst(day) <= daysAfterFirst(last));
}

function parseDay(text: string | undefined): readonly Weekday[] {
  return WEEKDAYS.filter((day) => SPELLINGS[day].some((spelling) => spelling === text));
}
