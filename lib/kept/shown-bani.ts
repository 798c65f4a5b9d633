import { parseShownPrice } from '../restaurant/product-order.ts';

/**
 * Parses a price that `formatPrice` has written. Returns bani (1 RON = 100 bani), or undefined for
 * a text in another format. Bani are whole numbers, so their sums are exact.
 */
export function parseShownBani(text: string): number | undefined {
  const priceRon = parseShownPrice(text);
  return priceRon === undefined ? undefined : Math.round(priceRon * 100);
}
