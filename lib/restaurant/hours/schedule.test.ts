import fc from 'fast-check';
import { findOpenSpan, formatClock, formatSchedule } from './schedule.ts';
import type { Schedule } from './schedule.ts';

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

  it.each([
    [0, '00:00'],
    [61, '01:01'],
    [1440, '24:00'],
  ])('shows minute %i of the day as %s', (clock, text) => {
    expect(formatClock(clock)).toBe(text);
  });
});
