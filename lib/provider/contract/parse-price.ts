/** A double has 15 exact decimal digits; later digits may be rounding errors of the binary form. */
const EXACT_DIGITS = 15;

/**
 * The price in RON, for example from 32.5, '32.50' or '32,50'. Rounds half up to two decimals:
 * 1.005 becomes 1.01, although the double for 1.005 is slightly smaller than 1.005.
 */
export function parsePrice(price: number | string): number {
  const ron = typeof price === 'number' ? price : Number(price.replace(',', '.'));
  return Math.round(Number((ron * 100).toPrecision(EXACT_DIGITS))) / 100;
}
