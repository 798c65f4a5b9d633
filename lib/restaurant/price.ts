import { CURRENCY } from '../business-facts.ts';

const ron = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });

/**
 * '32,50 RON', with a no-break space. Throws for an invalid price, because an error page is better
 * than a wrong price.
 */
export function formatPrice(priceRon: number): string {
  if (!Number.isFinite(priceRon) || priceRon < 0) {
    throw new RangeError(`Not a price in RON: ${priceRon}`);
  }
  // JSON can contain -0, which Intl would format with a minus sign.
  return ron.format(Math.abs(priceRon));
}

/** Formats an amount in bani (1 RON = 100 bani) as `formatPrice` does. */
export function formatBani(bani: number): string {
  return formatPrice(bani / 100);
}

const plain = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 3 });

/** '1 RON', '0,025 RON': only the necessary decimals. `formatPrice` always writes two. */
export function formatAmount(amountRon: number): string {
  return `${plain.format(amountRon)} ${CURRENCY}`;
}

/** '6–64 RON', in whole RON, so that every price is within. One price alone is exact. */
export function formatPriceSpan(pricesRon: readonly number[]): string {
  const [lowest, highest] = [Math.min(...pricesRon), Math.max(...pricesRon)];
  if (lowest === highest) return formatPrice(lowest);
  return `${Math.floor(lowest)}–${Math.ceil(highest)}\u00a0RON`;
}
