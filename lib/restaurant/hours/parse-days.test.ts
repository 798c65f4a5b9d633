import fc from 'fast-check';
import { parseDays } from './parse-days.ts';
import { WEEKDAYS } from './weekday.ts';

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('the days of a schedule', () => {
  it.each([
    ['zilnic', [...WORKING_DAYS, 'Saturday', 'Sunday']],
    ['luni', ['Monday']],
    ['lu.', ['Monday']],
    ['luni - vineri', WORKING_DAYS],
    ['de luni pana vineri', WORKING_DAYS],
    ['l-v', WORKING_DAYS],
    ['lu. - vi.', WORKING_DAYS],
    ['sambata - luni', ['Monday', 'Saturday', 'Sunday']],
    ['duminica, marti', ['Tuesday', 'Sunday']],
    ['luni si joi', ['Monday', 'Thursday']],
    ['luni,joi/sambata', ['Monday', 'Thursday', 'Saturday']],
    ['luni - miercuri & vineri', ['Monday', 'Tuesday', 'Wednesday', 'Friday']],
  ])('written as "%s" are %j, in the order of the week', (text, days) => {
    expect(parseDays(text)).toEqual(days);
  });

  it.each([
    '',
    'azi',
    'm',
    'luni - luni',
    'luni - azi',
    'azi - luni',
    'luni, azi',
    'luni -',
    'lu.ni',
  ])('written as "%s" are not known', (text) => {
    expect(parseDays(text)).toBeUndefined();
  });

  it('are at least one, without repetition, in the order of the week', () => {
    const word = fc.constantFrom('luni', 'ma', 'joi', 'sam', 'd', 'azi', '-', ',', 'si', '');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const days = parseDays(words.join(' '));
        if (days === undefined) return;
        expect(days.length).toBeGreaterThan(0);
        expect(WEEKDAYS.filter((day) => days.includes(day))).toEqual(days);
      }),
    );
  });
});
