export const invoiceCopy = {
  title: 'Factură',
  example: 'EXEMPLU',
  exampleNote:
    'Document de exemplu, fără valoare fiscală. Firmele, persoanele și prețurile sunt inventate.',
  series: (number: string): string => `Seria PLN nr. ${number}`,
  issuedOn: 'Data emiterii',
  order: 'Comanda',
  seller: 'Furnizor',
  buyer: 'Cumpărător',
  sellerDetails: ['CUI RO00000000 (exemplu)', 'J00/0000/0000 (exemplu)', 'Arad, România'],
  columns: ['Nr.', 'Denumirea produsului sau serviciului', 'Cant.', 'Preț', 'TVA', 'Valoare'],
  net: 'Total fără TVA',
  vat: (percent: number): string => `TVA ${percent}%`,
  total: 'Total de plată',
  paid: 'Achitat cu cardul la comandă. Mulțumim și poftă bună!',
  page: (page: number, pages: number): string => `Pagina ${page} din ${pages}`,
} as const;

const money = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, useGrouping: true });
const day = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats 123450 bani as '1.234,50 lei'. One leu is 100 bani. */
export function formatLei(bani: number): string {
  return `${money.format(bani / 100)} lei`;
}

/** Formats '2026-01-15' as '15 ianuarie 2026'. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay}T00:00:00Z`));
}
