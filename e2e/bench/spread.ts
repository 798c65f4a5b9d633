/** The least, the median and the greatest of several values. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

/** The middle value. For an even number of values, the greater of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There are no values');
  return middle;
}

export function spreadOf(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: medianOf(values), max: Math.max(...values) };
}

/** The percentile by the nearest-rank method. `share` is from 0 to 1: 0.99 means p99. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no values');
  return value;
}

/**
 * Formats a number with three significant digits and without an exponent. An integer part of more
 * than three digits keeps all its digits. Examples: 0.0123, 1.23, 123, 12345. Zero is '0'.
 */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  // The rounded value decides the number of decimal places: 9.996 becomes 10.0, not 10.00.
  const rounded = Number(value.toPrecision(3));
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(rounded))));
  return value.toFixed(digits);
}

export const formatSpread = ({ min, median, max }: Spread): string =>
  `${formatNumber(median)} (${formatNumber(min)} to ${formatNumber(max)})`;

/**
 * Divides each value by the value in `base` from the same round of the benchmark, because noise of
 * the machine affects the two values alike.
 */
export function ratiosOf(values: readonly number[], base: readonly number[]): Spread {
  if (values.length !== base.length) throw new Error('The rounds are not the same');
  return spreadOf(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}
