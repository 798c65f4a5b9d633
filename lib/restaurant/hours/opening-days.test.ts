import fc from 'fast-check';
import { addOpeningDays } from './opening-days.ts';
import { parseDays } from './parse-days.ts';
import type { Schedule } from './schedule.ts';
import { listDaysBetween, WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

const NOON_TO_TEN: Schedule = { kind: 'v3', opensAt: 12 * 60, closesAt: 22 * 60 };
const ABBREVIATIONS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const ALL = 'Mo Tu We Th Fr Sa Su';

const formatShort = (days: readonly Weekday[] | undefined): string | undefined =>
  days &&
  WEEKDAYS.filter((day) => days.includes(day))
    .map((day) => day.slice(0, 2))
    .join(' ');

const readDays = (text: string | undefined, schedule = NOON_TO_TEN): string | undefined => {
  const read = addOpeningDays(schedule, text);
  return read.kind === 'none' ? undefined : formatShort(read.days);
};

describe('the opening days', () => {
  it.each([
    ['Marți - Duminică', 'Tu We Th Fr Sa Su'],
    ['Marți - Duminică 12:00 - 22:00', 'Tu We Th Fr Sa Su'],
    ['Luni-Vineri 12-22', 'Mo Tu We Th Fr'],
    ['Luni - Vineri: orele 12.00 – 22.00', 'Mo Tu We Th Fr'],
    ['12:00 - 22:00, Luni - Vineri', 'Mo Tu We Th Fr'],
    ['12-22 zilnic', ALL],
    [' Luni,  joi | 12-22 ', 'Mo Th'],
    ['Luni'.padEnd(120), 'Mo'],
    ['Luni – Joi', 'Mo Tu We Th'],
    ['MIERCURI — LUNI', 'Mo We Th Fr Sa Su'],
    ['Sâmbătă - Marți', 'Mo Tu Sa Su'],
    ['Marti - Duminica', 'Tu We Th Fr Sa Su'],
    ['Marţi - Sâmbătă', 'Tu We Th Fr Sa'],
    ['Mart\u0326i\u00a0-\u00a0Si\u0302mba\u0306ta\u0306', 'Tu We Th Fr Sa'],
    ['de luni până vineri', 'Mo Tu We Th Fr'],
    ['Luni', 'Mo'],
    ['Lunea și joia', 'Mo Th'],
    ['Luni, miercuri și vineri', 'Mo We Fr'],
    ['Luni - Miercuri, Vineri, și Duminică', 'Mo Tu We Fr Su'],
    ['Luni - Joi, Joi - Sâmbătă', 'Mo Tu We Th Fr Sa'],
    ['Sâmbătă & Duminică', 'Sa Su'],
    ['L-V', 'Mo Tu We Th Fr'],
    ['L - D 12⁰⁰-22⁰⁰', ALL],
    ['Lu-Vi, Du', 'Mo Tu We Th Fr Su'],
    ['Lun. - Vin.', 'Mo Tu We Th Fr'],
    ['Ma, Mi, Jo', 'Tu We Th'],
    ['Zilnic', ALL],
    ['zilnic 12:00-22:00', ALL],
    ['În fiecare zi', ALL],
    ['Toată săptămâna', ALL],
    ['Luni - Duminică', ALL],
  ])('of %j are %s', (text, days) => {
    expect(readDays(text)).toBe(days);
  });

  it.each([
    ['hours alone', '12:00 - 22:00'],
    ['no text', ''],
    ['spaces', '   '],
    ['a closed day', 'Luni închis'],
    ['a closed day after the days', 'Marți - Duminică, luni închis'],
    ['an exception', 'Zilnic, exceptând luni'],
    ['an exception in brackets', 'Zilnic (mai puțin luni)'],
    ['holidays', 'Luni - Vineri și sărbători'],
    ['working days', 'Zile lucrătoare'],
    ['a weekend, which may begin on Friday', 'Weekend'],
    ['other hours on other days', 'Luni - Vineri 12 - 22, Sâmbătă 12 - 23'],
    ['hours for some of the days', 'Luni - Vineri 12 - 22, Sâmbătă'],
    ['days after hours of other days', '12 - 22 Luni - Vineri, 12 - 23 Sâmbătă'],
    ['a break', 'Luni - Vineri 12-15, 18-22'],
    ['an end that is not a clock time', 'Luni - Vineri 12 - 25'],
    ['minutes that are not a clock time', 'Luni - Vineri 12:00 - 21:60'],
    ['a single time', 'Luni - Vineri 12'],
    ['a range from a day to the same day', 'Luni - Luni'],
    ['a range without an end', 'de luni'],
    ['a letter with which two days begin', 'M - D'],
    ['days without a separator', 'Luni Marți'],
    ['a range of three days', 'Luni - Miercuri - Vineri'],
    ['a misspelt day', 'Lunni - Vineri'],
    ['a day as part of a word', 'Lunile de vară'],
    ['another language', 'Monday - Friday'],
    ['a season', 'Zilnic, iunie - august'],
    ['other words', 'La cerere'],
    ['a dash', '-'],
    ['markup', '<b>Zilnic</b>'],
    ['a text of 121 characters', 'Luni'.padEnd(121)],
    ['a text of 604 characters', `Luni${', luni'.repeat(100)}`],
  ])('are not known from %s: %j', (_, text) => {
    expect(readDays(text)).toBeUndefined();
  });

  it.each([
    ['Zilnic 11:00 - 22:00', 'begins later'],
    ['Zilnic 12:00 - 23:00', 'ends earlier'],
    ['Zilnic 22:00 - 12:00', 'has the opposite hours'],
    ['Zilnic 11:00 - 21:00', 'begins and ends later'],
    ['Non-stop', 'covers only a part of the day'],
  ])('are not known from %j when the schedule of the menu %s', (text) => {
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

  it.each(['Bar non-stop', 'Non-stop joi'])('are not known from %j', (text) => {
    expect(readDays(text, { kind: 'whole-hours', opensAt: 0, closesAt: 1440 })).toBeUndefined();
  });

  it('are not known from the closing hour 25, even if the schedule ends at 1', () => {
    const schedule: Schedule = { kind: 'v3', opensAt: 12 * 60, closesAt: 60 };
    expect(readDays('Zilnic 12 - 1', schedule)).toBe(ALL);
    expect(readDays('Zilnic 12 - 25', schedule)).toBeUndefined();
  });

  it.each([
    'Non-stop',
    'Zilnic non-stop',
    'Zilnic, non-stop',
    'NONSTOP',
    '24/7',
    'Zilnic 0 - 24',
    'L-D 00:00-24:00',
  ])('of %j are all days, for a restaurant that never closes', (text) => {
    expect(readDays(text, { kind: 'whole-hours', opensAt: 0, closesAt: 1440 })).toBe(ALL);
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

  it('with a range gives its first and last day, and the reverse range adds all other days', () => {
    fc.assert(
      fc.property(weekday, weekday, (first, last) => {
        fc.pre(first !== last);
        const days = readDays(`${nameOf(first)} - ${nameOf(last)}`)?.split(' ') ?? [];
        const back = readDays(`${nameOf(last)} - ${nameOf(first)}`)?.split(' ') ?? [];
        expect(days).toContain(ABBREVIATIONS[WEEKDAYS.indexOf(first)]);
        expect(days).toContain(ABBREVIATIONS[WEEKDAYS.indexOf(last)]);
        expect(days.length + back.length).toBe(WEEKDAYS.length + 2);
        expect(new Set([...days, ...back]).size).toBe(WEEKDAYS.length);
      }),
    );
  });

  it('that lists days gives exactly these days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(weekday, { minLength: 1 }), (days) => {
        expect(readDays(days.map(nameOf).join(', '))).toBe(formatShort(days));
      }),
    );
  });

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

describe('the days of a range', () => {
  it.each([
    ['Monday', 'Friday', 'Mo Tu We Th Fr'],
    ['Wednesday', 'Monday', 'Mo We Th Fr Sa Su'],
    ['Sunday', 'Monday', 'Mo Su'],
    ['Monday', 'Sunday', ALL],
    ['Friday', 'Friday', 'Fr'],
  ] as const)('from %s to %s are %s', (first, last, days) => {
    expect(formatShort(listDaysBetween(first, last))).toBe(days);
  });
});
