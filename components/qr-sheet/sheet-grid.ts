/** What A4 leaves within the margins of every printed page of ours, in millimetres. */
export const SHEET_MM = { width: 170, height: 260 } as const;

/** Where the marks for cutting stand. */
export const MARGIN_MM = 7;

export const COLUMNS = 2;
export const ROWS = 3;
export const CARDS_PER_SHEET = COLUMNS * ROWS;

/** Where the cuts go, from one margin to the other. */
export const listCutPositions = (length: number, cards: number): readonly number[] =>
  Array.from(
    { length: cards + 1 },
    (_, index) => MARGIN_MM + (index * (length - 2 * MARGIN_MM)) / cards,
  );
