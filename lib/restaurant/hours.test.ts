import fc from 'fast-check';
import { hoursCopy } from '../i18n/site/hours-copy.ts';
import { parseSchedule } from '../provider/contract/parse-menu.ts';
import {
  findOpening,
  findOpeningInWeek,
  findSpan,
  formatOpening,
  formatOpenSpans,
  formatSchedule,
  listDayHours,
  mergeSchedules,
  parseOpenSpans,
  WEEKDAYS,
} from './hours.ts';
import type { Schedule, Weekday } from './hours.ts';
import { findMinuteOfWeek, formatUtcOffset } from './wall-clock.ts';

const WORDS = hoursCopy.ro;

describe('the time a restaurant is open', () => {
  it.each([
    ['on one day', 600, 1380, 600, 780],
    ['past midnight', 1080, 120, 1080, 480],
    ['until midnight', 600, 0, 600, 840],
    ['until 24:00', 600, 1440, 600, 840],
    ['with equal times, a whole day', 480, 480, 480, 1440],
    ['from 0:00 to 24:00, a whole day', 0, 1440, 0, 1440],
    ['from 24:00, which is 0:00', 1440, 60, 0, 60],
  ])('%s: %i to %i starts at %i and lasts %i minutes', (_, opensAt, closesAt, start, minutes) => {
    expect(findSpan({ opensAt, closesAt })).toEqual({ start, minutes });
  });
});

describe('the text of a schedule', () => {
  it.each<[Schedule, string]>([
    [{ kind: 'none' }, ''],
    [{ kind: 'text', text: 'La cerere' }, 'La cerere'],
    [{ kind: 'v3', opensAt: 545, closesAt: 1440 }, '09:05 - 24:00'],
    [{ kind: 'whole-hours', opensAt: 480, closesAt: 1200 }, '8:00 - 20:00'],
    [{ kind: 'v3', opensAt: 720, closesAt: 1350, days: ['Monday'] }, 'Luni 12:00 - 22:30'],
    [{ kind: 'whole-hours', opensAt: 0, closesAt: 1440 }, 'Non-stop'],
    [{ kind: 'whole-hours', opensAt: 600, closesAt: 600 }, '10:00 - 10:00'],
    [{ kind: 'whole-hours', opensAt: 0, closesAt: 1440, days: WEEKDAYS }, 'Non-stop'],
    [{ kind: 'whole-hours', opensAt: 0, closesAt: 1440, days: ['Friday'] }, 'Vineri 0:00 - 24:00'],
  ])('of %j is "%s"', (schedule, text) => {
    expect(formatSchedule(schedule, WORDS)).toBe(text);
  });
});

const NOON_TO_TEN: Schedule = { kind: 'v3', opensAt: 12 * 60, closesAt: 22 * 60 };
const ALWAYS: Schedule = { kind: 'whole-hours', opensAt: 0, closesAt: 1440 };
const ALL = 'Mo Tu We Th Fr Sa Su';

const readDays = (text: string, menu = NOON_TO_TEN): string | undefined => {
  const schedule = mergeSchedules(menu, text);
  const days = 'days' in schedule ? schedule.days : undefined;
  return days?.map((day) => day.slice(0, 2)).join(' ');
};

describe('the opening days', () => {
  it.each([
    ['Tu We Th Fr Sa Su', ['Marți - Duminică 12:00 - 22:00', 'Marti - Duminica']],
    ['Mo Tu We Th Fr', ['Luni-Vineri 12-22', 'Luni - Vineri: orele 12.00 – 22.00']],
    [
      'Mo Tu We Th Fr',
      ['12:00 - 22:00, Luni - Vineri', 'de luni până vineri', 'L-V', 'Lun. - Vin.'],
    ],
    [ALL, ['12-22 zilnic', 'L - D 12⁰⁰-22⁰⁰', 'Zilnic', 'În fiecare zi', 'Toată săptămâna']],
    ['Mo Th', [' Luni,  joi | 12-22 ', 'Lunea și joia', `${'Luni,'.padEnd(117)}joi`]],
    ['Mo', ['Lu.']],
    ['Mo Tu We Th', ['Luni – Joi']],
    ['Mo We Th Fr Sa Su', ['MIERCURI — LUNI']],
    ['Tu We Th Fr Sa', ['Marţi - Sâmbătă', 'Mart\u0326i\u00a0-\u00a0Si\u0302mba\u0306ta\u0306']],
    ['Mo Tu We Fr Su', ['Luni - Miercuri, Vineri, și Duminică']],
    ['Mo Tu We Th Fr Sa', ['Luni - Joi, Joi - Sâmbătă']],
    ['Sa Su', ['Sâmbătă & Duminică']],
    ['Mo Th Sa', ['Luni,joi/sâmbătă']],
    ['Tu We Th', ['Ma, Mi, Jo']],
  ])('are %s, written as %j', (days, texts) => {
    for (const text of texts) expect([text, readDays(text)]).toEqual([text, days]);
  });

  it.each([
    ...['12:00 - 22:00', '', '   ', 'Luni închis', 'Marți - Duminică, luni închis'],
    ...['Zilnic, exceptând luni', 'Zilnic (mai puțin luni)', 'Luni - Vineri și sărbători'],
    ...['Zile lucrătoare', 'Weekend', 'Luni - Vineri 12 - 22, Sâmbătă'],
    ...['Luni - Vineri 12 - 25', 'Luni - Vineri 12:00 - 21:60'],
    ...['Luni - Vineri 12', 'Luni - Luni', 'de luni', 'M - D', 'Luni Marți'],
    ...['Luni - Miercuri - Vineri', 'Lunni - Vineri', 'Luni - azi', 'Azi - luni', 'Luni -'],
    ...['Luni, azi', 'Lu.ni', 'Lunile de vară', 'Monday - Friday', 'Zilnic, iunie - august'],
    ...['La cerere', '-', '<b>Zilnic</b>', `Luni${', luni'.repeat(100)}`],
  ])('are not known from %j', (text) => {
    expect(readDays(text)).toBeUndefined();
  });

  it.each([
    ...['Zilnic 11:00 - 22:00', 'Zilnic 12:00 - 23:00', 'Zilnic 22:00 - 12:00'],
    ...['Zilnic 11:00 - 21:00', 'Non-stop'],
  ])('are not known from %j, because the menu is served from 12 to 22', (text) => {
    expect(readDays(text)).toBeUndefined();
  });

  it.each([
    ['Marți - Duminică 17:00 - 02:00', { kind: 'whole-hours', opensAt: 1020, closesAt: 120 }],
    ['Marți - Duminică 17 - 24', { kind: 'whole-hours', opensAt: 1020, closesAt: 0 }],
    ['Marți - Duminică 9:30-17', { kind: 'v3', opensAt: 570, closesAt: 1020 }],
    ['Marți - Duminică 930-1700', { kind: 'v3', opensAt: 570, closesAt: 1020 }],
  ] as const)('of %j are added to a schedule with the same hours', (text, schedule) => {
    expect(readDays(text, schedule)).toBe('Tu We Th Fr Sa Su');
  });

  it('are not known from the closing hour 25, even if the schedule ends at 1', () => {
    const schedule: Schedule = { kind: 'v3', opensAt: 12 * 60, closesAt: 60 };
    expect(readDays('Zilnic 12 - 1', schedule)).toBe(ALL);
    expect(readDays('Zilnic 12 - 25', schedule)).toBeUndefined();
  });

  it.each([
    ...['Non-stop', 'Zilnic non-stop', 'Zilnic, non-stop', 'NONSTOP', '24/7', 'L-D 00:00-24:00'],
  ])('are all days from %j, for a restaurant that never closes', (text) => {
    expect(readDays(text, ALWAYS)).toBe(ALL);
  });

  it.each(['Bar non-stop', 'Non-stop joi'])('are not known from %j', (text) => {
    expect(readDays(text, ALWAYS)).toBeUndefined();
  });

  it('are not added without a text, or from a text without days', () => {
    expect(mergeSchedules(NOON_TO_TEN, undefined)).toBe(NOON_TO_TEN);
    expect(mergeSchedules(NOON_TO_TEN, 'azi')).toBe(NOON_TO_TEN);
  });
});

const WEEK_AND_SATURDAY = 'Luni - Vineri 8:00 - 17:00, Sâmbătă 9:00 - 14:00';

describe("the list's text", () => {
  it.each([
    [WEEK_AND_SATURDAY, WEEK_AND_SATURDAY],
    ['L-V 12-15, 18-22', 'Luni - Vineri 12:00 - 15:00, Luni - Vineri 18:00 - 22:00'],
    ['12 - 22 Luni; 12 - 23 Sâmbătă', 'Luni 12:00 - 22:00, Sâmbătă 12:00 - 23:00'],
    ['Zilnic 10-14 și 18-1', 'Zilnic 10:00 - 14:00, Zilnic 18:00 - 1:00'],
  ])('%j with several ranges counts instead of the one of the menu', (text, shown) => {
    for (const menu of [NOON_TO_TEN, { kind: 'none' } as const]) {
      expect(formatSchedule(mergeSchedules(menu, text), WORDS)).toBe(shown);
    }
  });

  it('is in English on an English page', () => {
    expect(formatSchedule(BISTRO, hoursCopy.en)).toBe(
      'Monday - Friday 8:00 - 17:00, Saturday 9:00 - 14:00',
    );
  });

  it.each([
    ...['Luni - Vineri 12 - 22, Sâmbătă 12 - 25', 'Luni - Vineri 12 - 22, azi 12 - 23'],
    ...['Luni - Joi 12 - 22, Joi 12 - 23', 'Vineri 18 - 4, Sâmbătă 2 - 8'],
    ...['12 - 15, 18 - 22', 'Luni 12 - 15, 18 - 22, Joi'],
  ])('%j with several ranges is shown, and not understood', (text) => {
    expect(mergeSchedules(NOON_TO_TEN, text)).toEqual({ kind: 'text', text });
  });

  it.each<[string, Schedule['kind']]>([
    ['Zilnic 10 - 22', 'by-day'],
    ['Zilnic', 'text'],
    ['La cerere', 'text'],
    [' ', 'none'],
  ])('%j of a restaurant whose menu has no hours gives a schedule of the kind %s', (text, kind) => {
    expect(mergeSchedules({ kind: 'none' }, text).kind).toBe(kind);
  });
});

it('any schedule text gives either no days or weekdays in the order of the week', () => {
  const parts = [...Object.values(WORDS.days), ' ', '-', ',', 'și', 'zilnic', '10', ':', '00'];
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...parts)).map((chosen) => chosen.join('')),
  );
  fc.assert(
    fc.property(text, (anything) => {
      for (const { days } of listDayHours(mergeSchedules(NOON_TO_TEN, anything))) {
        expect(days.length).toBeGreaterThan(0);
        expect(days).toEqual(WEEKDAYS.filter((day) => days.includes(day)));
      }
    }),
  );
});

describe('the text of the days', () => {
  const formatDays = (days: readonly Weekday[], words = WORDS): string =>
    formatSchedule({ kind: 'v3', opensAt: 600, closesAt: 1320, days }, words).replace(
      / 10:00 - 22:00$/,
      '',
    );

  it.each<[readonly Weekday[], string]>([
    [WEEKDAYS, 'Zilnic'],
    [['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Marți - Duminică'],
    [['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Miercuri - Luni'],
    [['Saturday', 'Sunday'], 'Sâmbătă - Duminică'],
    [['Friday'], 'Vineri'],
    [['Monday', 'Thursday', 'Friday', 'Saturday'], 'Luni, Joi - Sâmbătă'],
    [['Monday', 'Wednesday', 'Sunday'], 'Miercuri, Duminică - Luni'],
  ])('of %j is %s', (days, text) => {
    expect(formatDays(days)).toBe(text);
  });

  it('is parsed to the same days again', () => {
    fc.assert(
      fc.property(fc.subarray([...WEEKDAYS], { minLength: 1 }), (days) => {
        const schedule = { kind: 'v3', opensAt: 600, closesAt: 1320 } as const;
        expect(mergeSchedules(schedule, formatDays(days))).toEqual({ ...schedule, days });
      }),
    );
  });
});

const daily = (start: number, end: number, days: readonly Weekday[] = WEEKDAYS): Schedule => ({
  kind: 'whole-hours',
  opensAt: start * 60,
  closesAt: end * 60,
  days,
});
const BISTRO = mergeSchedules(daily(8, 17), WEEK_AND_SATURDAY);
const TUESDAY_ON = WEEKDAYS.slice(1);
const MONDAY_OFF = daily(0, 8, TUESDAY_ON);
const V3: Schedule = { kind: 'v3', opensAt: 545, closesAt: 60, days: WEEKDAYS };

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const openingAt = (schedule: Schedule, instant: string, words = WORDS): string | undefined =>
  formatOpening(findOpening(schedule, new Date(instant)), words.opening)?.text;

describe('the opening of a restaurant', () => {
  // The 1st of July 2024 was a Monday.
  it.each<[string, Schedule, string, string]>([
    ['just before opening', daily(10, 23), '01T09:59:59', 'Închis · deschide la 10:00'],
    ['at opening', daily(10, 23), '01T10:00', 'Deschis · până la 23:00'],
    ['before the last hour', daily(10, 23), '01T21:59', 'Deschis · până la 23:00'],
    ['in the last hour', daily(10, 23), '01T22:00', 'Închide la 23:00'],
    ['just before closing', daily(10, 23), '01T22:59:59', 'Închide la 23:00'],
    ['at closing', daily(10, 23), '01T23:00', 'Închis · deschide mâine la 10:00'],
    ['just after midnight', daily(10, 23), '02T00:10', 'Închis · deschide la 10:00'],
    ['with minutes', V3, '01T05:00', 'Închis · deschide la 09:05'],
    ['overnight, in the evening', daily(18, 2), '01T23:30', 'Deschis · până la 2:00'],
    ['overnight, after midnight', daily(18, 2), '02T01:30', 'Închide la 2:00'],
    ['overnight, at closing', daily(18, 2), '02T02:00', 'Închis · deschide la 18:00'],
    ['until midnight', daily(10, 24), '01T22:00', 'Deschis · până la 24:00'],
    ['at midnight', daily(10, 24), '02T00:00', 'Închis · deschide la 10:00'],
    ['day and night', daily(0, 24), '01T04:00', 'Deschis · non-stop'],
    ['from 10 to 10', daily(10, 10), '01T04:00', 'Deschis · non-stop'],
    ['for days on end', daily(0, 24, TUESDAY_ON), '02T04:00', 'Deschis'],
    ['at their end', daily(0, 24, TUESDAY_ON), '07T23:30', 'Închide la 24:00'],
    ['on the day off', daily(12, 22, TUESDAY_ON), '01T13:00', 'Închis · deschide mâine la 12:00'],
    ['in the night before it', daily(18, 2, TUESDAY_ON), '08T00:30', 'Deschis · până la 2:00'],
    ['in the night after it', daily(18, 2, TUESDAY_ON), '02T01:00', 'Închis · deschide la 18:00'],
    ['one day a week', daily(10, 12, ['Monday']), '01T12:00', 'Închis · deschide luni la 10:00'],
    ['several ranges, on a Friday', BISTRO, '05T16:30', 'Închide la 17:00'],
    ['several ranges, on a Saturday', BISTRO, '06T08:30', 'Închis · deschide la 9:00'],
    ['several ranges, in the evening', BISTRO, '06T15:00', 'Închis · deschide luni la 8:00'],
    ['several ranges, on a Sunday', BISTRO, '07T12:00', 'Închis · deschide mâine la 8:00'],
  ])('%s', (_, schedule, time, text) => {
    expect(openingAt(schedule, `2024-07-${time}+03:00`)).toBe(text);
  });

  // The clocks went forward on 2024-03-31, a Sunday, from 3:00 to 4:00, and back on 2024-10-27, a
  // Sunday, from 4:00 to 3:00.
  it.each<[string, Schedule, string, string]>([
    ['in summer', daily(10, 23), '2024-07-01T07:00Z', 'Deschis · până la 23:00'],
    ['in winter', daily(10, 23), '2024-01-15T07:59Z', 'Închis · deschide la 10:00'],
    ['on a Monday in Arad', MONDAY_OFF, '2024-06-30T22:00Z', 'Închis · deschide mâine la 0:00'],
    ['before the skipped hour', daily(3, 6), '2024-03-31T00:59Z', 'Închis · deschide la 3:00'],
    ['after the skipped hour', daily(3, 6), '2024-03-31T01:00Z', 'Deschis · până la 6:00'],
    ['over the skipped hour', daily(23, 6), '2024-03-31T02:30Z', 'Închide la 6:00'],
    ['in the repeated hour, first', daily(2, 4), '2024-10-27T00:30Z', 'Închide la 4:00'],
    ['in the repeated hour, again', daily(2, 4), '2024-10-27T01:30Z', 'Închide la 4:00'],
    ['after it', daily(2, 4), '2024-10-27T02:00Z', 'Închis · deschide mâine la 2:00'],
  ])('follows the clock of Bucharest: %s', (_, schedule, instant, text) => {
    expect(openingAt(schedule, instant)).toBe(text);
  });

  it.each<[string, string]>([
    ['2024-07-05T12:00:00+03:00', 'Open · until 17:00'],
    ['2024-07-05T16:30:00+03:00', 'Closes at 17:00'],
    ['2024-07-05T07:00:00+03:00', 'Closed · opens at 8:00'],
    ['2024-07-05T18:00:00+03:00', 'Closed · opens tomorrow at 9:00'],
    ['2024-07-06T18:00:00+03:00', 'Closed · opens Monday at 8:00'],
  ])('in English, at %s, is "%s"', (instant, text) => {
    expect(openingAt(BISTRO, instant, hoursCopy.en)).toBe(text);
  });

  it.each<[string, Schedule]>([
    ['the days are not known', { kind: 'whole-hours', opensAt: 600, closesAt: 1320 }],
    ["the list's text is not understood", { kind: 'text', text: 'azi' }],
    ['there are no hours', { kind: 'none' }],
  ])('is not claimed when %s', (_, schedule) => {
    fc.assert(
      fc.property(instants, (instant) => {
        const opening = findOpening(schedule, instant);
        expect(opening).toEqual({ state: 'unknown' });
        expect(formatOpening(opening, WORDS.opening)).toBeUndefined();
      }),
    );
  });

  it('is open at the instant that the provider sent as the opening time', () => {
    fc.assert(
      fc.property(instants, (opening) => {
        const closing = new Date(opening.getTime() + 60_000);
        const schedule = parseSchedule({
          type: 'v3',
          start: { startHour: opening.toISOString() },
          end: { endHour: closing.toISOString() },
        });
        expect(findOpening(mergeSchedules(schedule, 'Zilnic'), opening).state).toBe('open');
      }),
    );
  });

  it('is open for exactly one of seven schedules that open on one weekday each, from 5 to 5', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const states = WEEKDAYS.map((day) => findOpening(daily(5, 5, [day]), instant).state);
        expect(states.filter((state) => state === 'open')).toHaveLength(1);
      }),
    );
  });
});

describe('the week of a schedule in an attribute', () => {
  it.each<[Schedule, string]>([
    [{ kind: 'none' }, ''],
    [{ kind: 'v3', opensAt: 600, closesAt: 1380 }, ''],
    [
      { kind: 'v3', opensAt: 600, closesAt: 1380, days: ['Monday', 'Tuesday'] },
      'HH 600+780 2040+780',
    ],
    [{ kind: 'whole-hours', opensAt: 600, closesAt: 1440, days: ['Monday'] }, '600+840+1440'],
  ])('of %j is "%s"', (schedule, text) => {
    expect(formatOpenSpans(schedule)).toBe(text);
  });

  it('says the same about the opening as the schedule', () => {
    const clock = fc.integer({ min: 0, max: 1440 });
    const schedules = fc.record({
      kind: fc.constantFrom('v3', 'whole-hours'),
      opensAt: clock,
      closesAt: clock,
      days: fc.subarray([...WEEKDAYS]),
    });
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const week = parseOpenSpans(formatOpenSpans(schedule));
        const nowMinutes = findMinuteOfWeek(formatUtcOffset(now), now);
        expect(findOpeningInWeek(week, nowMinutes)).toEqual(findOpening(schedule, now));
      }),
    );
  });
});
