/** The least, the middle and the greatest of the values that several runs measured. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

/** The middle value; of an even number of values the greater of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There are no values');
  return middle;
}

export function spreadOf(values: readonly number[]): Spread {
  return { min: Math.min(...values), median: medianOf(values), max: Math.max(...values) };
}

/** `share` is between 0 and 1: 0.99 is p99, by the nearest rank. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no values');
  return value;
}

/**
 * Three significant digits, or all digits of the whole part if it has more; no exponent: 0.0123,
 * 1.23, 123, 12345.
 */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  // Rounded first, because 9.996 becomes 10.0, which needs one decimal place less.
  const rounded = Number(value.toPrecision(3));
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(rounded))));
  return value.toFixed(digits);
}

export const formatSpread = ({ min, median, max }: Spread): string =>
  `${formatNumber(median)} (${formatNumber(min)} to ${formatNumber(max)})`;

/** Divides each value by the `base` of the same benchmark round: noise affects both alike. */
export function ratiosOf(values: readonly number[], base: readonly number[]): Spread {
  if (values.length !== base.length) throw new Error('The rounds are not the same');
  return spreadOf(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}
