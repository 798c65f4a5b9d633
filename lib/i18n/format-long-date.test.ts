import { formatLongDate } from './format-long-date.ts';

describe('a date in a sentence', () => {
  it.each([
    ['2023-03-29', '29 martie 2023'],
    ['2025-04-22', '22 aprilie 2025'],
    ['2025-01-01', '1 ianuarie 2025'],
  ])('writes %s as %s', (isoDate, words) => {
    expect(formatLongDate(isoDate)).toBe(words);
  });
});
