import jsqr from 'jsqr';
import { drawQrCode } from './draw-qr-code.ts';

const MODULE_PX = 4;
const QUIET_MODULES = 4;

/** Draws the path as black modules on white, four bytes a pixel. */
const draw = ({ path, size }: ReturnType<typeof drawQrCode>): ImageData['data'] => {
  const side = (size + 2 * QUIET_MODULES) * MODULE_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < MODULE_PX; row += 1) {
      const top = (Number(y) + QUIET_MODULES) * MODULE_PX + row;
      const left = (Number(x) + QUIET_MODULES) * MODULE_PX;
      for (let column = 0; column < MODULE_PX; column += 1) {
        pixels.fill(0, (top * side + left + column) * 4, (top * side + left + column) * 4 + 3);
      }
    }
  }
  return pixels;
};

describe('a QR code', () => {
  it.each(['https://polonic.example/downloadapp', 'https://exemplu.ro/restaurant/casa-veche/menu'])(
    'can be decoded to %s',
    (address) => {
      const code = drawQrCode(address);
      const side = (code.size + 2 * QUIET_MODULES) * MODULE_PX;
      expect(jsqr(draw(code), side, side)?.data).toBe(address);
    },
  );
});
