import fc from 'fast-check';
import { parseSchedule } from '../../provider/contract/parse-schedule.ts';
import { formatDays } from './format-days.ts';
import { isOpenAt } from './open-now.ts';
import { addOpeningDays } from './opening-days.ts';
import { parseDays } from './parse-days.ts';
import { findOpenSpan, formatSchedule } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

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
    expect(findOpenSpan({ opensAt, closesAt })).toEqual({ start, minutes });
  });

  it('starts within the day, lasts up to a day and ends at the closing time', () => {
    const clock = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(clock, clock, (opensAt, closesAt) => {
        const { start, minutes } = findOpenSpan({ opensAt, closesAt });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThan(1440);
        expect(minutes).toBeGreaterThan(0);
        expect(minutes).toBeLessThanOrEqual(1440);
        expect((start + minutes) % 1440).toBe(closesAt % 1440);
      }),
    );
  });
});

describe('the text of a schedule', () => {
  it.each<[Schedule, string]>([
    [{ kind: 'none' }, ''],
    [{ kind: 'v3', opensAt: 545, closesAt: 1440 }, '09:05 - 24:00'],
    [{ kind: 'whole-hours', opensAt: 480, closesAt: 1200 }, '8:00 - 20:00'],
  ])('of %j is "%s"', (schedule, text) => {
    expect(formatSchedule(schedule)).toBe(text);
  });
});

const NOON_TO_TEN: Schedule = { kind: 'v3', opensAt: 12 * 60, closesAt: 22 * 60 };
const ALL = 'Mo Tu We Th Fr Sa Su';

const readDays = (text: string | undefined, schedule = NOON_TO_TEN): string | undefined => {
  const read = addOpeningDays(schedule, text);
  const days = read.kind === 'none' ? undefined : read.days;
  return days?.map((day) => day.slice(0, 2)).join(' ');
};

describe('the opening days', () => {
  it.each([
    ['Tu We Th Fr Sa Su', ['Marți - Duminică 12:00 - 22:00', 'Marti - Duminica']],
    [
      'Mo Tu We Th Fr',
      [
        ...['Luni-Vineri 12-22', 'Luni - Vineri: orele 12.00 – 22.00'],
        ...['12:00 - 22:00, Luni - Vineri', 'de luni până vineri', 'L-V', 'Lun. - Vin.'],
      ],
    ],
    [
      ALL,
      [
        ...['12-22 zilnic', 'L - D 12⁰⁰-22⁰⁰', 'Zilnic', 'zilnic 12:00-22:00', 'În fiecare zi'],
        ...['Toată săptămâna', 'Luni - Duminică'],
      ],
    ],
    ['Mo Th', [' Luni,  joi | 12-22 ', 'Lunea și joia']],
    ['Mo', ['Luni'.padEnd(120), 'Luni', 'Lu.']],
    ['Mo Tu We Th', ['Luni – Joi']],
    ['Mo We Th Fr Sa Su', ['MIERCURI — LUNI']],
    ['Mo Tu Sa Su', ['Sâmbătă - Marți']],
    ['Tu We Th Fr Sa', ['Marţi - Sâmbătă', 'Mart\u0326i\u00a0-\u00a0Si\u0302mba\u0306ta\u0306']],
    ['Mo We Fr', ['Luni, miercuri și vineri']],
    ['Mo Tu We Fr Su', ['Luni - Miercuri, Vineri, și Duminică']],
    ['Mo Tu We Th Fr Sa', ['Luni - Joi, Joi - Sâmbătă']],
    ['Sa Su', ['Sâmbătă & Duminică']],
    ['Mo Tu We Th Fr Su', ['Lu-Vi, Du']],
    ['Mo Th Sa', ['Luni,joi/sâmbătă']],
    ['Tu We Th', ['Ma, Mi, Jo']],
  ])('are %s, written as %j', (days, texts) => {
    for (const text of texts) expect([text, readDays(text)]).toEqual([text, days]);
  });

  it.each([
    ...['12:00 - 22:00', '', '   ', 'Luni închis', 'Marți - Duminică, luni închis'],
    ...['Zilnic, exceptând luni', 'Zilnic (mai puțin luni)', 'Luni - Vineri și sărbători'],
    ...['Zile lucrătoare', 'Weekend', 'Luni - Vineri 12 - 22, Sâmbătă 12 - 23'],
    ...['Luni - Vineri 12 - 22, Sâmbătă', '12 - 22 Luni - Vineri, 12 - 23 Sâmbătă'],
    ...['Luni - Vineri 12-15, 18-22', 'Luni - Vineri 12 - 25', 'Luni - Vineri 12:00 - 21:60'],
    ...['Luni - Vineri 12', 'Luni - Luni', 'de luni', 'M - D', 'Luni Marți'],
    ...['Luni - Miercuri - Vineri', 'Lunni - Vineri', 'Luni - azi', 'Azi - luni', 'Luni -'],
    ...['Luni, azi', 'Lu.ni', 'Lunile de vară', 'Monday - Friday', 'Zilnic, iunie - august'],
    ...['La cerere', '-', '<b>Zilnic</b>', 'Luni'.padEnd(121), `Luni${', luni'.repeat(100)}`],
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

  it('of a restaurant that never closes are all days', () => {
    const always: Schedule = { kind: 'whole-hours', opensAt: 0, closesAt: 1440 };
    const texts = ['Non-stop', 'Zilnic non-stop', 'Zilnic, non-stop', 'NONSTOP', '24/7'];
    for (const text of [...texts, 'Zilnic 0 - 24', 'L-D 00:00-24:00']) {
      expect([text, readDays(text, always)]).toEqual([text, ALL]);
    }
    for (const text of ['Bar non-stop', 'Non-stop joi']) {
      expect([text, readDays(text, always)]).toEqual([text, undefined]);
    }
  });

  it('are not added without hours, without a text, or from a text without days', () => {
    expect(addOpeningDays({ kind: 'none' }, 'Zilnic')).toEqual({ kind: 'none' });
    expect(addOpeningDays(NOON_TO_TEN, undefined)).toBe(NOON_TO_TEN);
    expect(addOpeningDays(NOON_TO_TEN, 'azi')).toBe(NOON_TO_TEN);
  });
});

describe('a schedule text', () => {
  const weekday = fc.constantFrom(...WEEKDAYS);
  const NAMES = ['Luni', 'Marți', 'Miercuri', 'Joi', 'Vineri', 'Sâmbătă', 'Duminică'];
  const nameOf = (day: Weekday): string => NAMES[WEEKDAYS.indexOf(day)] ?? '';

  it('with a word that is not a day, or with a second pair of hours, gives no days', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/).filter((text) => parseDays(text) === undefined);
    fc.assert(
      fc.property(weekday, weekday, word, (first, last, extra) => {
        const days = `${nameOf(first)} - ${nameOf(last)}`;
        for (const text of [`${days} ${extra}`, `${extra} ${days}`, `${days}, ${extra}`]) {
          expect(readDays(text)).toBeUndefined();
        }
        expect(readDays(`${days} 12 - 22, 12 - 23`)).toBeUndefined();
      }),
    );
  });

  it('causes no exception, and gives either no days or weekdays in the order of the week', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom(...NAMES, ' ', '-', ',', 'și', 'zilnic', '10', ':', '00'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (anything) => {
        const { days } = { days: undefined, ...addOpeningDays(NOON_TO_TEN, anything) };
        if (days === undefined) return;
        expect(days.length).toBeGreaterThan(0);
        expect(days).toEqual(WEEKDAYS.filter((day) => days.includes(day)));
      }),
    );
  });
});

describe('the text of the days', () => {
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

  it('is in English on an English page', () => {
    const days = ['Monday', 'Thursday', 'Friday', 'Saturday'] as const;
    expect(formatDays(WEEKDAYS, 'en')).toBe('Every day');
    expect(formatDays(days, 'en')).toBe('Monday, Thursday - Saturday');
  });

  it('is parsed to the same days again', () => {
    fc.assert(
      fc.property(fc.subarray([...WEEKDAYS], { minLength: 1 }), (days) => {
        const schedule = { kind: 'v3', opensAt: 600, closesAt: 1320 } as const;
        expect(addOpeningDays(schedule, formatDays(days))).toEqual({ ...schedule, days });
      }),
    );
  });
});

function hours(start: number, end: number, days: readonly Weekday[] = WEEKDAYS): Schedule {
  return { kind: 'whole-hours', opensAt: start * 60, closesAt: end * 60, days };
}

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('open now, on every day', () => {
  it.each([
    ['the first minute', 8, 22, '2024-07-01T08:00:00+03:00', true],
    ['the second before', 8, 22, '2024-07-01T07:59:59+03:00', false],
    ['the last second', 8, 22, '2024-07-01T21:59:59+03:00', true],
    ['the closing minute', 8, 22, '2024-07-01T22:00:00+03:00', false],
    ['8:00 of summer time, given in UTC', 8, 22, '2024-07-01T05:00:00Z', true],
    ['7:00 of winter time, given in UTC', 8, 22, '2024-01-15T05:00:00Z', false],
    ['overnight, in the evening', 18, 2, '2024-07-01T23:30:00+03:00', true],
    ['overnight, after midnight', 18, 2, '2024-07-02T01:59:00+03:00', true],
    ['overnight, at the closing minute', 18, 2, '2024-07-02T02:00:00+03:00', false],
    ['until midnight, written 24', 10, 24, '2024-07-01T23:59:00+03:00', true],
    ['until midnight, at midnight', 10, 24, '2024-07-02T00:00:00+03:00', false],
    ['day and night, equal times', 10, 10, '2024-07-01T04:00:00+03:00', true],
    ['before the hour that summer time skips', 3, 4, '2024-03-31T00:59:00Z', false],
    ['after the hour that summer time skips', 3, 4, '2024-03-31T01:00:00Z', false],
    ['the first 03:30 as the clocks go back', 3, 4, '2024-10-27T00:30:00Z', true],
    ['the second 03:30 as the clocks go back', 3, 4, '2024-10-27T01:30:00Z', true],
  ])('%s: from %i to %i at %s is %s', (_, start, end, instant, open) => {
    expect(isOpenAt(hours(start, end), new Date(instant))).toBe(open);
  });

  it('is not known without hours', () => {
    expect(isOpenAt({ kind: 'none' }, new Date('2024-07-01T12:00:00Z'))).toBeUndefined();
  });

  it('is true at the instant that the provider sent as the opening time', () => {
    fc.assert(
      fc.property(instants, (opening) => {
        const closing = new Date(opening.getTime() + 60_000);
        const schedule = parseSchedule({
          type: 'v3',
          start: { startHour: opening.toISOString() },
          end: { endHour: closing.toISOString() },
        });
        expect(isOpenAt(addOpeningDays(schedule, 'Zilnic'), opening)).toBe(true);
      }),
    );
  });
});

describe('open now, on some weekdays', () => {
  const days = WEEKDAYS.slice(1);

  // The 1st of July 2024 was a Monday.
  it.each([
    ['on a Monday, inside the hours', 12, 22, '2024-07-01T13:00:00+03:00', false],
    ['on a Tuesday, inside the hours', 12, 22, '2024-07-02T13:00:00+03:00', true],
    ['on a Sunday, inside the hours', 12, 22, '2024-07-07T13:00:00+03:00', true],
    ['when it is Monday in Arad and Sunday in UTC', 0, 8, '2024-06-30T22:00:00Z', false],
    ['when it is Tuesday in Arad and Monday in UTC', 0, 8, '2024-07-01T22:00:00Z', true],
    ['in the night that began on Sunday', 18, 2, '2024-07-08T01:00:00+03:00', true],
    ['in the night that began on Monday', 18, 2, '2024-07-02T01:00:00+03:00', false],
    ['on Monday evening', 18, 2, '2024-07-01T19:00:00+03:00', false],
    ['on Tuesday evening', 18, 2, '2024-07-02T19:00:00+03:00', true],
    ['until midnight, on Sunday', 18, 24, '2024-07-07T23:59:00+03:00', true],
    ['until midnight, at midnight', 18, 24, '2024-07-08T00:00:00+03:00', false],
    ['day and night, on Monday', 0, 24, '2024-07-01T04:00:00+03:00', false],
    ['day and night, on Tuesday', 0, 24, '2024-07-02T04:00:00+03:00', true],
    ['from 10 to 10, before Monday at 10', 10, 10, '2024-07-01T09:59:00+03:00', true],
    ['from 10 to 10, from Monday at 10', 10, 10, '2024-07-01T10:00:00+03:00', false],
    ['from 10 to 10, until Tuesday at 10', 10, 10, '2024-07-02T09:59:00+03:00', false],
    ['from 10 to 10, from Tuesday at 10', 10, 10, '2024-07-02T10:00:00+03:00', true],
  ])('from Tuesday to Sunday, %s: from %i to %i at %s is %s', (_, start, end, instant, open) => {
    expect(isOpenAt(hours(start, end, days), new Date(instant))).toBe(open);
  });

  it('is true for exactly one of seven schedules that open on one weekday each, from 5 to 5', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const open = WEEKDAYS.filter((day) => isOpenAt(hours(5, 5, [day]), instant));
        expect(open).toHaveLength(1);
      }),
    );
  });

  it('depends on clock times, not on elapsed time, in a night when the clocks change', () => {
    const sunday = hours(0, 6, ['Sunday']);
    expect(isOpenAt(sunday, new Date('2024-03-31T05:30:00+03:00'))).toBe(true);
    expect(isOpenAt(sunday, new Date('2024-10-27T05:30:00+02:00'))).toBe(true);
    expect(isOpenAt(hours(23, 6, ['Saturday']), new Date('2024-03-31T05:30:00+03:00'))).toBe(true);
    expect(isOpenAt(hours(23, 6, ['Saturday']), new Date('2024-10-27T05:30:00+02:00'))).toBe(true);
  });
});

describe('open now, when the days are not known', () => {
  it('is not known inside the hours, and false outside the hours', () => {
    const hour = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(hour, hour, instants, (start, end, instant) => {
        const open = isOpenAt(parseSchedule({ start, end }), instant);
        expect(open).toBe(isOpenAt(hours(start, end), instant) === true ? undefined : false);
      }),
    );
  });
});
