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
export function formatShortPrice(priceRon: number): string {
  return `${plain.format(priceRon)} ${CURRENCY}`;
}

/** '6–64 RON', in whole RON, so that every price is within. One price alone is exact. */
export function formatPriceSpan(pricesRon: readonly number[]): string {
  const [lowest, highest] = [Math.min(...pricesRon), Math.max(...pricesRon)];
  if (lowest === highest) return formatPrice(lowest);
  return `${Math.floor(lowest)}–${Math.ceil(highest)}\u00a0RON`;
}

/**
 * Parses a price in RON that `formatPrice` has written. A browser's translator may have changed the
 * separators and the place of the currency, as in 'RON 1,234.50'. Undefined for a text in another
 * form.
 */
export function parseShownPrice(text: string): number | undefined {
  const [, whole, decimals] = /^(?:RON\s*)?([\d.,]+)[.,](\d\d)(?:\s*RON)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
}

/** Like `parseShownPrice`, in bani. Bani are whole numbers, so their sums are exact. */
export function parseShownBani(text: string): number | undefined {
  const priceRon = parseShownPrice(text);
  return priceRon === undefined ? undefined : Math.round(priceRon * 100);
}

/** 'menu' is the restaurant's own order. The other two are orders by price. */
export type ProductOrder = 'menu' | 'ascending' | 'descending';

type Priced = { readonly priceRon: number | undefined };

/**
 * Products of the same price keep their order. Products without a price are last in both orders by
 * price.
 */
export function sortProducts<Product extends Priced>(
  products: readonly Product[],
  order: ProductOrder,
): readonly Product[] {
  if (order === 'menu') return products;
  const sign = order === 'ascending' ? 1 : -1;
  return products.toSorted((one, other) => {
    if (one.priceRon === undefined || other.priceRon === undefined) {
      return Number(one.priceRon === undefined) - Number(other.priceRon === undefined);
    }
    return sign * (one.priceRon - other.priceRon);
  });
}
