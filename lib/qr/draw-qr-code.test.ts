import jsqr from 'jsqr';
import { drawQrCode } from './draw-qr-code.ts';

const MODULE_PX = 4;
const QUIET_MODULES = 4;
/** Red, green, blue and alpha. */
const BYTES_PER_PIXEL = 4;

/** Draws the path as black modules on white. */
const draw = ({ path, size }: ReturnType<typeof drawQrCode>): ImageData['data'] => {
  const side = (size + 2 * QUIET_MODULES) * MODULE_PX;
  const pixels = new Uint8ClampedArray(side * side * BYTES_PER_PIXEL).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = 0; row < MODULE_PX; row += 1) {
      const pixelY = (Number(y) + QUIET_MODULES) * MODULE_PX + row;
      const left = (Number(x) + QUIET_MODULES) * MODULE_PX;
      for (let column = 0; column < Number(length) * MODULE_PX; column += 1) {
        const red = (pixelY * side + left + column) * BYTES_PER_PIXEL;
        const alpha = red + 3;
        pixels.fill(0, red, alpha);
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
