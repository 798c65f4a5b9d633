import fc from 'fast-check';
import { formatDays } from './format-days.ts';
import { addOpeningDays } from './opening-days.ts';
import { WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

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

  it.each<[readonly Weekday[], string]>([
    [WEEKDAYS, 'Every day'],
    [['Monday', 'Thursday', 'Friday', 'Saturday'], 'Monday, Thursday - Saturday'],
  ])('of %j in English is %s', (days, text) => {
    expect(formatDays(days, 'en')).toBe(text);
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
