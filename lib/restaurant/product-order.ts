/** 'menu' is the restaurant's own order. The other two are orders by price. */
export type ProductOrder = 'menu' | 'ascending' | 'descending';

/**
 * Parses a price in RON that `formatPrice` has written. A browser's translator may have changed the
 * separators and the place of the currency, as in 'RON 1,234.50'. Undefined for a text in another
 * form.
 */
export function parseShownPrice(text: string): number | undefined {
  const [, whole, decimals] = /^(?:RON\s*)?([\d.,]+)[.,](\d\d)(?:\s*RON)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
}

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
