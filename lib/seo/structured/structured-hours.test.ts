import { WEEKDAYS } from '@/lib/restaurant/hours/weekday';
import { structureHours } from './structured-hours.ts';

describe('structured opening hours', () => {
  it.each([
    ['a working day', 600, 1380, '10:00', '23:00'],
    ['a day that ends after midnight', 1080, 120, '18:00', '02:00'],
    ['a day until midnight', 600, 0, '10:00', '00:00'],
    ['a day until 24:00', 600, 1440, '10:00', '00:00'],
    ['a day from 0 to 24', 0, 1440, '00:00', '23:59'],
    ['a day with equal times', 480, 480, '08:00', '07:59'],
  ])('of %s (minutes %i to %i) are %s to %s', (_name, opensAt, closesAt, opens, closes) => {
    expect(structureHours({ kind: 'v3', opensAt, closesAt, days: WEEKDAYS })).toMatchObject({
      opens,
      closes,
    });
  });

  it('have the known days', () => {
    const schedule = { kind: 'whole-hours', opensAt: 600, closesAt: 660 } as const;
    expect(structureHours({ ...schedule, days: ['Tuesday', 'Sunday'] })).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Sunday'],
      opens: '10:00',
      closes: '11:00',
    });
  });

  it('are left out when the days are not known', () => {
    expect(structureHours({ kind: 'v3', opensAt: 600, closesAt: 660 })).toBeUndefined();
  });

  it('are left out for a restaurant without hours', () => {
    expect(structureHours({ kind: 'none' })).toBeUndefined();
  });
});
