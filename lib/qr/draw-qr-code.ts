import { create } from 'qrcode';

export type QrCodeShape = {
  /**
   * An SVG path of the dark modules (squares of the code), each one unit wide and high. The path is
   * to be drawn as a line of width 1: a line for each run of dark modules in a row takes a third of
   * the characters that squares take.
   */
  readonly path: string;
  /** The number of modules along one side. */
  readonly size: number;
};

/** The empty margin that scanners need around a code, in modules. */
export const QUIET_ZONE = 4;

/** With level Q a scanner can read the code even if a quarter of it is damaged. */
export function drawQrCode(text: string): QrCodeShape {
  const { size, data } = create(text, { errorCorrectionLevel: 'Q' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    [...data.subarray(y * size, (y + 1) * size)]
      .join('')
      .matchAll(/1+/g)
      .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`),
  );
  return { path: rows.flatMap((runs) => [...runs]).join(''), size };
}
