import { structureHours } from './structured-hours.ts';

const hours = (opensAt: number, closesAt: number): unknown => {
  const { opens, closes } = Object(structureHours({ kind: 'v3', opensAt, closesAt }));
  return [opens, closes];
};

describe('structured opening hours', () => {
  it.each([
    ['a working day', 600, 1380, '10:00', '23:00'],
    ['past midnight', 1080, 120, '18:00', '02:00'],
    ['until midnight', 600, 0, '10:00', '00:00'],
    ['until 24:00', 600, 1440, '10:00', '00:00'],
    ['0 to 24', 0, 1440, '00:00', '23:59'],
    ['equal times', 480, 480, '00:00', '23:59'],
  ])('of %s', (_name, opensAt, closesAt, opens, closes) => {
    expect(hours(opensAt, closesAt)).toEqual([opens, closes]);
  });

  it('are those of every day', () => {
    expect(structureHours({ kind: 'whole-hours', opensAt: 600, closesAt: 660 })).toMatchObject({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']),
    });
  });

  it('are left out where nobody gave them', () => {
    expect(structureHours({ kind: 'none' })).toBeUndefined();
  });
});
