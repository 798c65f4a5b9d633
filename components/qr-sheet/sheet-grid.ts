/**
 * Fits into an A4 page: the margins of the page in `global.scss` leave 170 x 261 mm.
 * `qr-sheets.module.scss` repeats the size, the margin and the grid, so change the two files
 * together.
 */
export const SHEET_MM = { width: 170, height: 260 } as const;

/** The margin of the sheet around the cards. The outer cut marks are in this margin. */
export const MARGIN_MM = 7;

export const COLUMNS = 2;
export const ROWS = 3;
export const CARDS_PER_SHEET = COLUMNS * ROWS;

/** Positions of the cuts along one side of the sheet, in millimetres. */
export const listCutPositions = (length: number, cards: number): readonly number[] =>
  Array.from(
    { length: cards + 1 },
    (_, index) => MARGIN_MM + (index * (length - 2 * MARGIN_MM)) / cards,
  );
