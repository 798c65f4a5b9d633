import fc from 'fast-check';
import { isOpenAt } from './open-now.ts';
import { parseSchedule } from '../provider/parse-schedule.ts';

function hours(start: number, end: number) {
  return parseSchedule({ start, end });
}

describe('open now', () => {
  it.each([
    ['the first minute', 8, 22, '2024-07-01T08:00:00+03:00', true],
    ['the second before', 8, 22, '2024-07-01T07:59:59+03:00', false],
    ['the last second', 8, 22, '2024-07-01T21:59:59+03:00', true],
    ['the closing minute', 8, 22, '2024-07-01T22:00:00+03:00', false],
    ['summer time', 8, 22, '2024-07-01T05:00:00Z', true],
    ['winter time, an hour later in UTC', 8, 22, '2024-01-15T05:00:00Z', false],
    ['overnight, in the evening', 18, 2, '2024-07-01T23:30:00+03:00', true],
    ['overnight, at midnight', 18, 2, '2024-07-02T00:00:00+03:00', true],
    ['overnight, after midnight', 18, 2, '2024-07-02T01:59:00+03:00', true],
    ['overnight, at the closing minute', 18, 2, '2024-07-02T02:00:00+03:00', false],
    ['overnight, at noon', 18, 2, '2024-07-02T12:00:00+03:00', false],
    ['until midnight, written 24', 10, 24, '2024-07-01T23:59:00+03:00', true],
    ['until midnight, written 0', 10, 0, '2024-07-01T23:59:00+03:00', true],
    ['until midnight, after it', 10, 24, '2024-07-02T00:00:00+03:00', false],
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

  it('is not known without a schedule', () => {
    expect(isOpenAt({ kind: 'none' }, new Date('2024-07-01T12:00:00Z'))).toBeUndefined();
  });

  it('reads the clock as the schedule does: a place opens at the instant that it names', () => {
    const instants = fc.date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2037-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (opening) => {
        const closing = new Date(opening.getTime() + 60_000);
        const schedule = parseSchedule({
          type: 'v3',
          start: { startHour: opening.toISOString() },
          end: { endHour: closing.toISOString() },
        });
        expect(isOpenAt(schedule, opening)).toBe(true);
      }),
    );
  });
});
