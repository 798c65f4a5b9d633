import type { Invoice } from './invoice-store.ts';

type VatSum = { readonly percent: number; readonly vatBani: number };

export type InvoiceSums = {
  readonly netBani: number;
  /** Lowest rate first. */
  readonly vat: readonly VatSum[];
  readonly totalBani: number;
};

/**
 * Prices include VAT. VAT is rounded once per rate. The net amount is the total minus the VAT, so
 * that net amount and VAT add up to the total.
 */
export function sumInvoice({ lines }: Pick<Invoice, 'lines'>): InvoiceSums {
  const grossByRate = new Map<number, number>();
  for (const { quantity, priceBani, vatPercent } of lines) {
    grossByRate.set(vatPercent, (grossByRate.get(vatPercent) ?? 0) + quantity * priceBani);
  }
  const vat = [...grossByRate]
    .sort(([left], [right]) => left - right)
    .map(([percent, gross]) => ({
      percent,
      vatBani: Math.round((gross * percent) / (100 + percent)),
    }));
  const totalBani = [...grossByRate.values()].reduce((sum, gross) => sum + gross, 0);
  const vatBani = vat.reduce((sum, rate) => sum + rate.vatBani, 0);
  return { netBani: totalBani - vatBani, vat, totalBani };
}
