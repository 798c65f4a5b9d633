import { once } from 'node:events';
import { formatDay, invoiceCopy } from './invoice-copy.ts';
import {
  ACCENT,
  INK,
  INNER_WIDTH,
  MARGIN,
  QUIET,
  createSheet,
  drawRule,
  finishPages,
} from './invoice-sheet.ts';
import type { Sheet } from './invoice-sheet.ts';
import type { Invoice } from './invoice-store.ts';
import { writeLines, writeSums } from './invoice-table.ts';

const HALF = INNER_WIDTH / 2;

function writeParty(sheet: Sheet, x: number, y: number, lines: readonly string[]): number {
  const [role = '', name = '', ...details] = lines;
  const options = { width: HALF - 20 };
  sheet.font('bold').fontSize(9).fillColor(QUIET).text(role, x, y, options);
  sheet
    .fontSize(11)
    .fillColor(INK)
    .text(name, x, sheet.y + 3, options);
  sheet.font('plain').fontSize(10);
  for (const detail of details) sheet.text(detail, x, sheet.y + 1, options);
  return sheet.y;
}

function writeHead(sheet: Sheet, invoice: Invoice): number {
  sheet.font('bold').fontSize(26).fillColor(ACCENT).text(invoiceCopy.title, MARGIN, MARGIN);
  sheet
    .fontSize(11)
    .fillColor(INK)
    .text(invoiceCopy.series(invoice.number), MARGIN, sheet.y + 2);
  const titleBottom = sheet.y;
  sheet.font('plain').fontSize(10);
  const facts = [
    `${invoiceCopy.issuedOn}: ${formatDay(invoice.issuedOn)}`,
    `${invoiceCopy.order}: ${invoice.order}`,
  ];
  sheet.text(facts.join('\n'), MARGIN + HALF, MARGIN + 12, { width: HALF, align: 'right' });
  const top = Math.max(titleBottom, sheet.y) + 18;
  drawRule(sheet, top - 8);
  const { sellerDetails } = invoiceCopy;
  const seller = [invoiceCopy.seller, invoice.seller, ...sellerDetails];
  const buyer = [invoiceCopy.buyer, invoice.buyer, invoice.buyerAddress];
  const bottoms = [
    writeParty(sheet, MARGIN, top, seller),
    writeParty(sheet, MARGIN + HALF, top, buyer),
  ];
  return Math.max(...bottoms) + 24;
}

export async function renderInvoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${invoiceCopy.title} ${invoiceCopy.series(invoice.number)}`;
  const sheet = createSheet(title, new Date(`${invoice.issuedOn}T00:00:00Z`));
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(sheet, 'end');

  const linesTop = writeHead(sheet, invoice);
  const sumsTop = writeLines(sheet, linesTop, invoice.lines);
  const below = writeSums(sheet, sumsTop, invoice);
  sheet.text(invoiceCopy.paid, MARGIN, below + 12, { width: INNER_WIDTH });
  finishPages(sheet);
  sheet.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
