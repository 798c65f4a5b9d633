import { sumInvoice } from './invoice-sums.ts';

const line = { name: 'Ciorbă', quantity: 1, priceBani: 1_110, vatPercent: 11 };

describe('the sums of an invoice', () => {
  it('show the VAT that the prices include', () => {
    expect(sumInvoice({ lines: [line] })).toEqual({
      netBani: 1_000,
      vat: [{ percent: 11, vatBani: 110 }],
      totalBani: 1_110,
    });
  });

  it('list each VAT rate, lowest first; net amount and VAT add up to the total', () => {
    const delivery = { name: 'Livrare', quantity: 3, priceBani: 1_000, vatPercent: 21 };
    const { netBani, vat, totalBani } = sumInvoice({ lines: [delivery, line, line] });
    expect(vat).toEqual([
      { percent: 11, vatBani: 220 },
      { percent: 21, vatBani: 521 },
    ]);
    expect(totalBani).toBe(5_220);
    expect(netBani + 220 + 521).toBe(totalBani);
  });

  it('are zero for an invoice without lines', () => {
    expect(sumInvoice({ lines: [] })).toEqual({ netBani: 0, vat: [], totalBani: 0 });
  });
});
