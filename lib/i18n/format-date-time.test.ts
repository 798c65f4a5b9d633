import {
  formatClock,
  formatEnglishDay,
  formatLongDate,
  formatLongDay,
} from './format-date-time.ts';

describe('the long form', () => {
  it.each([
    ['2023-03-29', '29 martie 2023'],
    ['2025-04-22', '22 aprilie 2025'],
    ['2025-01-01', '1 ianuarie 2025'],
  ])('of the date %s is %s', (isoDate, words) => {
    expect(formatLongDate(isoDate)).toBe(words);
  });
});

describe('the day in Bucharest', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '22 noiembrie 2026'],
    ['2026-11-22T22:30:00Z', '23 noiembrie 2026'],
    ['2026-07-01T20:59:00Z', '1 iulie 2026'],
  ])('at %s is %s', (instant, words) => {
    expect(formatLongDay(new Date(instant))).toBe(words);
  });

  it('can be written in English', () => {
    expect(formatEnglishDay(new Date('2026-11-22T22:30:00Z'))).toBe('23 November 2026');
  });
});

describe('the clock time in Bucharest', () => {
  it.each([
    ['2026-11-22T12:20:00Z', '14:20'],
    ['2026-06-01T21:05:00Z', '00:05'],
  ])('at %s is %s', (instant, time) => {
    expect(formatClock(new Date(instant))).toBe(time);
  });
});
