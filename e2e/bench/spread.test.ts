import {
  formatNumber,
  formatSpread,
  medianOf,
  percentileOf,
  ratiosOf,
  spreadOf,
} from './spread.ts';

test.each([
  [[3, 1, 2], 2],
  [[1, 2, 3, 4], 3],
  [[7], 7],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('an empty list has no median and no percentile', () => {
  expect(() => medianOf([])).toThrow('no values');
  expect(() => percentileOf([], 0.5)).toThrow('no values');
});

test('a spread has the least, the middle and the greatest value', () => {
  expect(spreadOf([5, 1, 9, 2, 7])).toEqual({ min: 1, median: 5, max: 9 });
});

test.each([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])('the percentile %d of the numbers 1 to 100 is %d', (share, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentileOf(values, share)).toBe(value);
});

test.each([
  [0, '0'],
  [0.01234, '0.0123'],
  [0.5, '0.500'],
  [0.9996, '1.00'],
  [1.234, '1.23'],
  [9.994, '9.99'],
  [9.996, '10.0'],
  [-9.996, '-10.0'],
  [12.34, '12.3'],
  [99.96, '100'],
  [123.4, '123'],
  [999.6, '1000'],
  [12_345.6, '12346'],
])('%d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a spread is written with its median first', () => {
  expect(formatSpread({ min: 0.5, median: 1, max: 20 })).toBe('1.00 (0.500 to 20.0)');
});

test('each ratio divides two values of the same round, and lists of unequal length are an error', () => {
  expect(ratiosOf([10, 40, 90], [10, 20, 30])).toEqual({ min: 1, median: 2, max: 3 });
  expect(() => ratiosOf([1], [1, 2])).toThrow('not the same');
});
