import { createAppCodeResponse, createMenuCodeResponse, drawQrCode } from './qr-code.ts';
import { listTables, MAX_TABLES, parseTableRange } from './query-values.ts';

// `e2e/specs/restaurant/qr-sheet.spec.ts` scans what `drawQrCode` draws.
describe('the picture of a QR code', () => {
  it.each([
    ['a menu', () => createMenuCodeResponse('casa-veche'), '/restaurant/casa-veche/menu'],
    ['the download page', createAppCodeResponse, '/downloadapp'],
  ])(
    'has the public address of %s, a quiet zone of four modules, and a policy that allows no loading',
    async (_, create, address) => {
      const answer = create();
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const { path, size } = drawQrCode(`http://localhost:3000${address}`);
      const svg = await answer.text();
      expect(svg).toContain(`<path stroke="#000" d="${path}"/>`);
      expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
    },
  );
});

describe('the range of tables', () => {
  it.each([
    ['1', '20', 1, 20],
    ['7', '7', 7, 7],
    ['7', null, 7, 7],
    [null, '4', 1, 4],
    ['20', '3', 20, 20],
    [null, null, 1, 10],
    ['0', '0', 1, 10],
    ['-3', '1e3', 1, 10],
    ['1.5', 'zece', 1, 10],
    // A table number has at most four digits, so 99999 counts as absent.
    ['1', '99999', 1, 1],
    ['1', '9999', 1, MAX_TABLES],
    ['9999', '9999', 9999, 9999],
  ])('for the values %s and %s is %i to %i', (from, to, first, last) => {
    expect(parseTableRange(from, to)).toEqual({ first, last });
  });

  it('includes both ends', () => {
    expect(listTables({ first: 3, last: 5 })).toEqual([3, 4, 5]);
  });
});
