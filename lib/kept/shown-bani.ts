import { parseShownPrice } from '../restaurant/product-order.ts';

/**
 * Returns the price that `formatPrice` has written, in bani (1 RON = 100 bani); undefined for any
 * other text. Bani are whole numbers, so their sums are exact.
 */
export function parseShownBani(text: string): number | undefined {
  const priceRon = parseShownPrice(text);
  return priceRon === undefined ? undefined : Math.round(priceRon * 100);
}
