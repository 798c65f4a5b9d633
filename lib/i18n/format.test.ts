import { formatCount } from './format-count.ts';
import {
  formatClock,
  formatEnglishDay,
  formatLongDate,
  formatLongDay,
} from './format-date-time.ts';
import { formatWaitEn, formatWaitRo } from './format-wait.ts';

describe('a counted noun', () => {
  it.each([
    [0, '0 produse'],
    [1, '1 produs'],
    [2, '2 produse'],
    [19, '19 produse'],
    [20, '20 de produse'],
    [70, '70 de produse'],
    [100, '100 de produse'],
    [101, '101 produse'],
    [119, '119 produse'],
    [120, '120 de produse'],
    [2000, '2000 de produse'],
  ])('with %i is "%s"', (count, text) => {
    expect(formatCount(count, { one: 'produs', many: 'produse' })).toBe(text);
  });
});

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

describe('a wait in words', () => {
  it.each([
    [0, '1 second', '1 secundă'],
    [0.2, '1 second', '1 secundă'],
    [1, '1 second', '1 secundă'],
    [1.5, '2 seconds', '2 secunde'],
    [30, '30 seconds', '30 de secunde'],
    [90, '90 seconds', '90 de secunde'],
    [91, '2 minutes', '2 minute'],
    [121, '3 minutes', '3 minute'],
    [3_600, '60 minutes', '60 de minute'],
  ])('of %d s is "%s" and "%s"', (seconds, english, romanian) => {
    expect([formatWaitEn(seconds), formatWaitRo(seconds)]).toEqual([english, romanian]);
  });
});
