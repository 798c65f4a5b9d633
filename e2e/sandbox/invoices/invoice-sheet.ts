import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { invoiceCopy } from './invoice-copy.ts';

// Lengths in this file are in points, and the page is A4.

export const MARGIN = 50;
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
export const INNER_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const FOOTER_HEIGHT = 40;
/** Rows of the table end above this y position, and the footer is below it. */
export const LAST_LINE = PAGE_HEIGHT - MARGIN - FOOTER_HEIGHT;

export const INK = '#1d2433';
export const QUIET = '#5b6478';
const LINE = '#c9d0dc';
export const ACCENT = '#b3391f';

/** The document embeds these fonts. With the built-in fonts of PDF, pdfkit cannot write ș and ț. */
const FONTS = join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/figtree');

export type Sheet = InstanceType<typeof PDFDocument>;

export function createSheet(title: string, issuedOn: Date): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'ro-RO',
    displayTitle: true,
    info: { Title: title, CreationDate: issuedOn },
  });
  sheet.registerFont('plain', join(FONTS, '400Regular', 'Figtree_400Regular.ttf'));
  sheet.registerFont('bold', join(FONTS, '700Bold', 'Figtree_700Bold.ttf'));
  return sheet.font('plain').fontSize(10).fillColor(INK);
}

function writeWatermark(sheet: Sheet): void {
  const middle = [PAGE_WIDTH / 2, PAGE_HEIGHT / 2] as const;
  sheet.save().rotate(-35, { origin: [...middle] });
  sheet.font('bold').fontSize(110).fillColor(ACCENT).fillOpacity(0.07);
  const width = sheet.widthOfString(invoiceCopy.example);
  sheet.text(invoiceCopy.example, middle[0] - width / 2, middle[1] - 60, { lineBreak: false });
  sheet.restore();
}

export function finishPages(sheet: Sheet): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    sheet.switchToPage(index);
    // The page number reaches into the bottom margin. With that margin, pdfkit would move the page
    // number to a new page.
    sheet.page.margins.bottom = 0;
    writeWatermark(sheet);
    sheet.fillOpacity(1).font('plain').fontSize(8).fillColor(QUIET);
    sheet.text(invoiceCopy.exampleNote, MARGIN, LAST_LINE + 20, { width: INNER_WIDTH });
    sheet.text(invoiceCopy.page(index + 1, count), MARGIN, LAST_LINE + 34, {
      width: INNER_WIDTH,
      align: 'right',
    });
  }
}

export function drawRule(sheet: Sheet, y: number, color = LINE): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.75)
    .stroke(color);
}
