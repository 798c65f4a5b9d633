const ron = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });

/**
 * '32,50 RON', always two decimals; the space is a no-break one, so that a price never wraps.
 * Throws for anything that is no price: the provider's data is checked before, and showing no page
 * is better than showing wrong money.
 */
export function formatPrice(priceRon: number): string {
  if (!Number.isFinite(priceRon) || priceRon < 0) {
    throw new RangeError(`Not a price in RON: ${priceRon}`);
  }
  // JSON can carry -0, which Intl would print with its sign.
  return ron.format(Math.abs(priceRon));
}
