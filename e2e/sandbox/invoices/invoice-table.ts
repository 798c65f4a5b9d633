import type { Invoice } from './invoice-store.ts';
import { formatLei, invoiceCopy } from './invoice-copy.ts';
import { ACCENT, INK, INNER_WIDTH, LAST_LINE, MARGIN, QUIET, drawRule } from './invoice-sheet.ts';
import type { Sheet } from './invoice-sheet.ts';
import { sumInvoice } from './invoice-sums.ts';

const COLUMN_WIDTHS = [30, 215, 40, 80, 40, 90.28];
const TEXT_COLUMNS = 2;
const COLUMN_GAP = 6;
const ROW_GAP = 7;
const SUM_LABEL_WIDTH = 120;
const SUMS_HEIGHT = 110;

/** Returns the y position of the next row. */
function writeRow(sheet: Sheet, y: number, cells: readonly string[]): number {
  let x = MARGIN;
  let bottom = y;
  for (const [index, cell] of cells.entries()) {
    const width = COLUMN_WIDTHS[index] ?? 0;
    const isText = index < TEXT_COLUMNS;
    const place = { width: width - COLUMN_GAP, align: isText ? 'left' : 'right' } as const;
    sheet.text(cell, isText ? x : x + COLUMN_GAP, y, place);
    bottom = Math.max(bottom, sheet.y);
    x += width;
  }
  return bottom + ROW_GAP;
}

function writeHeading(sheet: Sheet, y: number): number {
  sheet.font('bold').fontSize(9).fillColor(QUIET);
  const below = writeRow(sheet, y, invoiceCopy.columns);
  drawRule(sheet, below - 2, ACCENT);
  sheet.font('plain').fontSize(10).fillColor(INK);
  return below + ROW_GAP;
}

/** Repeats the heading on each page. Returns the y position below the last line. */
export function writeLines(sheet: Sheet, top: number, lines: Invoice['lines']): number {
  let y = writeHeading(sheet, top);
  for (const [index, { name, quantity, priceBani, vatPercent }] of lines.entries()) {
    const height = sheet.heightOfString(name, { width: (COLUMN_WIDTHS[1] ?? 0) - COLUMN_GAP });
    if (y + height > LAST_LINE) {
      sheet.addPage();
      y = writeHeading(sheet, MARGIN);
    }
    y = writeRow(sheet, y, [
      String(index + 1),
      name,
      String(quantity),
      formatLei(priceBani),
      `${vatPercent}%`,
      formatLei(quantity * priceBani),
    ]);
  }
  return y;
}

export function writeSums(sheet: Sheet, top: number, invoice: Invoice): number {
  const { netBani, vat, totalBani } = sumInvoice(invoice);
  let y = top;
  if (y + SUMS_HEIGHT > LAST_LINE) {
    sheet.addPage();
    y = MARGIN;
  }
  const left = MARGIN + INNER_WIDTH / 2;
  const writeSum = (label: string, bani: number): void => {
    sheet.text(label, left, y, { width: SUM_LABEL_WIDTH });
    sheet.text(formatLei(bani), left + SUM_LABEL_WIDTH, y, {
      width: INNER_WIDTH / 2 - SUM_LABEL_WIDTH,
      align: 'right',
    });
    y = sheet.y + ROW_GAP;
  };
  drawRule(sheet, y);
  y += ROW_GAP + 3;
  writeSum(invoiceCopy.net, netBani);
  for (const { percent, vatBani } of vat) writeSum(invoiceCopy.vat(percent), vatBani);
  sheet.font('bold').fontSize(13);
  writeSum(invoiceCopy.total, totalBani);
  sheet.font('plain').fontSize(10);
  return y;
}
