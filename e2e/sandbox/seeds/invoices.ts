import type { SeedInvoice } from './seed-types.ts';

/** Invented invoices. The prices are in bani (100 bani are 1 RON) and include VAT. */
export const seedInvoices: readonly SeedInvoice[] = [
  {
    id: 'sandbox-invoice-1',
    number: '000101',
    issuedOn: '2026-01-15',
    order: '700001',
    seller: 'Casa Veche din Arad S.R.L. (exemplu)',
    buyer: 'Ștefania Țîrlea',
    buyerAddress: 'Strada Grădiniței nr. 12, Arad',
    lines: [
      { name: 'Ciorbă rădăuțeană', quantity: 2, priceBani: 2450, vatPercent: 11 },
      { name: 'Șnițel de pui cu cartofi țărănești', quantity: 1, priceBani: 3890, vatPercent: 11 },
      { name: 'Papanași cu smântână și dulceață', quantity: 2, priceBani: 2200, vatPercent: 11 },
      { name: 'Taxă de livrare', quantity: 1, priceBani: 1000, vatPercent: 21 },
    ],
  },
  {
    id: 'sandbox-invoice-2',
    number: '000102',
    issuedOn: '2026-02-03',
    order: '700002',
    seller: 'Pizzeria Mureșul S.R.L. (exemplu)',
    buyer: 'Ionuț Bălăceanu',
    buyerAddress: 'Bulevardul Revoluției nr. 40, Arad',
    lines: [
      { name: 'Pizza Quattro Stagioni', quantity: 3, priceBani: 4100, vatPercent: 11 },
      { name: 'Limonadă cu mentă și ghimbir', quantity: 3, priceBani: 1550, vatPercent: 21 },
    ],
  },
  {
    id: 'sandbox-invoice-3',
    number: '000103',
    issuedOn: '2026-02-28',
    order: '700003',
    seller: 'Grădina cu Tei S.R.L. (exemplu)',
    buyer: 'Cofetăria Înălțimilor S.R.L. (exemplu)',
    buyerAddress: 'Calea Aurel Vlaicu nr. 101, Arad',
    // With so many lines the PDF needs more than one page.
    lines: Array.from({ length: 45 }, (_, index) => ({
      name: `Meniul zilei, porția ${index + 1}`,
      quantity: 1 + (index % 4),
      priceBani: 2990,
      vatPercent: 11,
    })),
  },
];
