import jsQR from 'jsqr';
import { formatTerminalQrCode } from './terminal-qr-code.ts';

const PIXELS_PER_MODULE = 4;
/** Red, green, blue and alpha. */
const BYTES_PER_PIXEL = 4;
const LINE = /^\u001b\[38;5;16m\u001b\[48;5;231m([ ▀▄█]+)\u001b\[0m$/;
/**
 * A module is a square of a QR code. Each character stands for an upper and a lower module; true is
 * a dark module.
 */
const MODULES: Readonly<Record<string, readonly [boolean, boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
};

/** Resolves to the rows of modules; true is a dark module. */
async function getModules(text: string): Promise<readonly (readonly boolean[])[]> {
  const lines = (await formatTerminalQrCode(text)).split('\n').map((line) => LINE.exec(line)?.[1]);
  return lines.flatMap((line = '') =>
    [0, 1].map((half) => [...line].map((block) => MODULES[block]?.[half] ?? false)),
  );
}

function read(modules: readonly (readonly boolean[])[]): string | undefined {
  const width = (modules[0]?.length ?? 0) * PIXELS_PER_MODULE;
  const height = modules.length * PIXELS_PER_MODULE;
  const length = width * height * BYTES_PER_PIXEL;
  const pixels = Uint8ClampedArray.from({ length }, (_, index) => {
    const pixel = Math.floor(index / BYTES_PER_PIXEL);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isDark = modules[Math.floor(y / PIXELS_PER_MODULE)]?.[Math.floor(x / PIXELS_PER_MODULE)];
    const isAlpha = index % BYTES_PER_PIXEL === BYTES_PER_PIXEL - 1;
    return isAlpha || isDark !== true ? 255 : 0;
  });
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

describe('a QR code for the terminal', () => {
  it.each(['http://10.0.0.2:3000', 'http://192.168.100.100:65535', 'http://[fd00::2]:3000'])(
    'is dark on light and leads to %s',
    async (address) => {
      expect(read(await getModules(address))).toBe(address);
    },
  );

  it('has a quiet zone of four modules and fits into 80 by 24 characters', async () => {
    const modules = await getModules('http://192.168.100.100:3000');
    const hasDark = (row: readonly boolean[]): boolean => row.includes(true);
    const rows = modules.map(hasDark);
    const columns = modules[0]?.map((_, x) => modules.some((row) => row[x])) ?? [];
    for (const side of [rows, columns]) {
      expect(side.indexOf(true)).toBe(4);
      expect(side.length - side.lastIndexOf(true)).toBeGreaterThan(4);
    }
    expect(columns.length).toBeLessThanOrEqual(80);
    expect(rows.length / 2).toBeLessThanOrEqual(24);
  });
});
