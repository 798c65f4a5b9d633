import { create } from 'qrcode';

export type QrCodeShape = {
  /** An SVG path of the dark modules (squares of the code), each one unit wide and high. */
  readonly path: string;
  /** The number of modules along one side. */
  readonly size: number;
};

/** The empty margin that scanners need around a code, in modules. */
export const QUIET_ZONE = 4;

/** With level Q a scanner can read the code even if a quarter of it is damaged. */
export function drawQrCode(text: string): QrCodeShape {
  const { size, data } = create(text, { errorCorrectionLevel: 'Q' }).modules;
  const path = [...data.keys()]
    .filter((index) => data[index] === 1)
    .map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`)
    .join('');
  return { path, size };
}
