import { formatCount, formatWaitEn, formatWaitRo } from './format-count.ts';
import {
  formatClock,
  formatEnglishDay,
  formatLongDate,
  formatLongDay,
} from './format-date-time.ts';

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

describe('the day in Bucharest', () => {
  it.each([
    ['2026-11-22T22:30:00Z', '23 noiembrie 2026', '23 November 2026'],
    ['2026-07-01T20:59:00Z', '1 iulie 2026', '1 July 2026'],
  ])('at %s is %s, in English %s', (instant, romanian, english) => {
    const day = new Date(instant);
    expect([formatLongDay(day), formatEnglishDay(day)]).toEqual([romanian, english]);
  });

  it('is that of a date without a time', () => {
    expect(formatLongDate('2025-04-22')).toBe('22 aprilie 2025');
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
