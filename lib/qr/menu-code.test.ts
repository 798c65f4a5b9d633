import { createMenuCodeResponse } from './menu-code.ts';
import { drawQrCode } from './draw-qr-code.ts';

describe("the picture of a menu's QR code", () => {
  it('has the code of the public menu address, and a policy that allows no loading', async () => {
    const answer = createMenuCodeResponse('casa-veche');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { path } = drawQrCode('http://localhost:3000/restaurant/casa-veche/menu');
    expect(await answer.text()).toContain(`<path stroke="#000" d="${path}"/>`);
  });

  it('has a quiet zone of four modules around the code', async () => {
    const svg = await createMenuCodeResponse('casa-veche').text();
    const { size } = drawQrCode('http://localhost:3000/restaurant/casa-veche/menu');
    expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
  });
});
