import fc from 'fast-check';
import { parseSchedule } from '../../provider/contract/parse-schedule.ts';
import { isOpenAt } from './open-now.ts';
import { addOpeningDays } from './opening-days.ts';
import type { Schedule } from './schedule.ts';
import { listDaysBetween, WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

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
    ['overnight, at midnight', 18, 2, '2024-07-02T00:00:00+03:00', true],
    ['overnight, after midnight', 18, 2, '2024-07-02T01:59:00+03:00', true],
    ['overnight, at the closing minute', 18, 2, '2024-07-02T02:00:00+03:00', false],
    ['overnight, at noon', 18, 2, '2024-07-02T12:00:00+03:00', false],
    ['until midnight, written 24', 10, 24, '2024-07-01T23:59:00+03:00', true],
    ['until midnight, written 0', 10, 0, '2024-07-01T23:59:00+03:00', true],
    ['until midnight, at midnight', 10, 24, '2024-07-02T00:00:00+03:00', false],
    ['from midnight, written 24', 24, 8, '2024-07-02T07:00:00+03:00', true],
    ['day and night, written 0 to 24', 0, 24, '2024-07-01T04:00:00+03:00', true],
    ['day and night, written 0 to 0', 0, 0, '2024-07-01T04:00:00+03:00', true],
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

/** The 1st of July 2024 was a Monday. */
describe('open now, on some weekdays', () => {
  const days = listDaysBetween('Tuesday', 'Sunday');

  it.each([
    ['on a Monday, inside the hours', 12, 22, '2024-07-01T13:00:00+03:00', false],
    ['on a Monday, outside the hours', 12, 22, '2024-07-01T09:00:00+03:00', false],
    ['on a Tuesday, inside the hours', 12, 22, '2024-07-02T13:00:00+03:00', true],
    ['on a Tuesday, outside the hours', 12, 22, '2024-07-02T23:00:00+03:00', false],
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
});

describe('open now, on some weekdays', () => {
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
  it.each([
    ['inside the hours', 12, 22, '2024-07-01T13:00:00+03:00', undefined],
    ['outside the hours', 12, 22, '2024-07-01T23:00:00+03:00', false],
    ['in the night', 18, 2, '2024-07-01T01:00:00+03:00', undefined],
    ['after the night', 18, 2, '2024-07-01T02:00:00+03:00', false],
    ['day and night', 0, 24, '2024-07-01T04:00:00+03:00', undefined],
  ])('%s: from %i to %i at %s is %s', (_, opensHour, closesHour, instant, open) => {
    const schedule = parseSchedule({ start: opensHour, end: closesHour });
    expect(isOpenAt(schedule, new Date(instant))).toBe(open);
  });

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
