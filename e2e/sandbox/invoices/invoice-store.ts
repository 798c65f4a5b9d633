import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { SeedInvoice } from '../seeds/seed-types.ts';

const TABLES = `
  drop table if exists invoice_lines;
  drop table if exists invoices;
  create table invoices (
    id text primary key, number text not null unique, issued_on text not null,
    order_id text not null, seller text not null, buyer text not null, buyer_address text not null
  ) strict;
  create table invoice_lines (
    invoice_id text not null references invoices on delete cascade, position integer not null,
    name text not null, quantity integer not null, price_bani integer not null,
    vat_percent integer not null, primary key (invoice_id, position)
  ) strict;
`;

const invoiceRow = z
  .object({
    id: z.string(),
    number: z.string(),
    issued_on: z.string(),
    order_id: z.string(),
    seller: z.string(),
    buyer: z.string(),
    buyer_address: z.string(),
  })
  .transform(({ issued_on: issuedOn, order_id: order, buyer_address: buyerAddress, ...same }) => ({
    ...same,
    issuedOn,
    order,
    buyerAddress,
  }));

const lineRow = z
  .object({
    name: z.string(),
    quantity: z.number(),
    price_bani: z.number(),
    vat_percent: z.number(),
  })
  .transform(({ price_bani: priceBani, vat_percent: vatPercent, ...same }) => ({
    ...same,
    priceBani,
    vatPercent,
  }));

export type Invoice = SeedInvoice;

export type InvoiceStore = {
  readonly find: (invoiceId: string) => Invoice | undefined;
};

export function createInvoiceStore(
  database: DatabaseSync,
  seeds: readonly SeedInvoice[],
): InvoiceStore {
  database.exec(TABLES);
  const addInvoice = database.prepare('insert into invoices values (?, ?, ?, ?, ?, ?, ?)');
  const addLine = database.prepare('insert into invoice_lines values (?, ?, ?, ?, ?, ?)');
  for (const { id, number, issuedOn, order, seller, buyer, buyerAddress, lines } of seeds) {
    addInvoice.run(id, number, issuedOn, order, seller, buyer, buyerAddress);
    for (const [position, { name, quantity, priceBani, vatPercent }] of lines.entries()) {
      addLine.run(id, position, name, quantity, priceBani, vatPercent);
    }
  }

  return {
    find: (invoiceId) => {
      const found = database.prepare('select * from invoices where id = ?').get(invoiceId);
      if (found === undefined) return undefined;
      const lines = database
        .prepare('select * from invoice_lines where invoice_id = ? order by position')
        .all(invoiceId);
      return { ...invoiceRow.parse(found), lines: lineRow.array().parse(lines) };
    },
  };
}
