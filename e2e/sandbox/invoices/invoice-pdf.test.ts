import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { seedInvoices } from '../seeds/invoices.ts';
import { formatDay, formatLei, invoiceCopy } from './invoice-copy.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import type { Invoice } from './invoice-store.ts';

async function readPages(invoice: Invoice): Promise<readonly string[]> {
  const input = await renderInvoicePdf(invoice);
  const reader = join(import.meta.dirname, 'print-pdf-text.ts');
  const pages: unknown = JSON.parse(String(execFileSync(process.execPath, [reader], { input })));
  return z.string().array().parse(pages);
}

describe("an invoice's document", () => {
  it.each(seedInvoices.map((invoice) => [invoice.id, invoice] as const))(
    '%s contains seller, buyer, lines and the note that it is an example, in Romanian',
    async (_id, invoice) => {
      const text = (await readPages(invoice)).join('\n').replace(/\s+/g, ' ');
      const expected = [
        invoiceCopy.title,
        invoiceCopy.series(invoice.number),
        invoiceCopy.example,
        invoiceCopy.exampleNote,
        formatDay(invoice.issuedOn),
        invoice.order,
        invoice.seller,
        invoice.buyer,
        invoice.buyerAddress,
        ...invoice.lines.map(({ name }) => name),
      ];
      expect(expected.filter((part) => !text.includes(part))).toEqual([]);
      expect(['ș', 'ț', 'ă'].filter((letter) => !text.includes(letter))).toEqual([]);
    },
  );

  it('shows the special letters of Romanian, also in upper case', async () => {
    const [seed] = seedInvoices;
    if (seed === undefined) throw new Error('There is no invoice');
    const letters = 'ăâîșț ĂÂÎȘȚ';
    expect((await readPages({ ...seed, buyer: letters })).join()).toContain(letters);
  });

  it('continues a long invoice on page 2, with page numbers and column headings', async () => {
    const long = seedInvoices.find(({ lines }) => lines.length > 40);
    if (long === undefined) throw new Error('There is no long invoice');
    const pages = await readPages(long);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(invoiceCopy.page(index + 1, pages.length));
      expect(page).toContain(invoiceCopy.example);
    }
    expect(pages[1]).toContain(invoiceCopy.columns[1]);
  });

  it('puts a short invoice on one page', async () => {
    const [short] = seedInvoices;
    if (short === undefined) throw new Error('There is no invoice');
    expect(await readPages(short)).toHaveLength(1);
  });
});

describe('the formats of an invoice', () => {
  it.each([
    [0, '0,00 lei'],
    [5, '0,05 lei'],
    [123_450, '1.234,50 lei'],
  ])('write %i bani as %s', (bani, text) => {
    expect(formatLei(bani)).toBe(text);
  });

  it('write dates in Romanian', () => {
    expect(formatDay('2026-01-15')).toBe('15 ianuarie 2026');
  });
});
