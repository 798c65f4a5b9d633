import { parseShownPrice } from '../restaurant/product-order.ts';

/**
 * Returns the price in a text that `formatPrice` has written, in bani (1 RON = 100 bani), whose sums
 * are exact; undefined for any other text.
 */
export function parseShownBani(text: string): number | undefined {
  const priceRon = parseShownPrice(text);
  return priceRon === undefined ? undefined : Math.round(priceRon * 100);
}
