import fc from 'fast-check';
import { parsePrice } from './parse-price.ts';

describe('a price', () => {
  it.each([
    [32.505, 32.51],
    [0.1 + 0.2, 0.3],
    [1.005, 1.01],
    [8.575, 8.58],
    [4.35, 4.35],
    [12.344999, 12.34],
    [0.004, 0],
    [1e-7, 0],
    [1234567.895, 1234567.9],
    [32, 32],
    ['32,5', 32.5],
    ['0.07', 0.07],
  ])('of %j is %d RON, rounded to two decimals', (price, ron) => {
    expect(parsePrice(price)).toBe(ron);
  });

  it('has at most two decimals, and differs from the sent price by at most 0.005 RON', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (price) => {
        const ron = parsePrice(price);

        expect(ron).toBe(Number(ron.toFixed(2)));
        expect(Math.abs(ron - price)).toBeLessThanOrEqual(0.005 + 1e-8);
      }),
    );
  });
});
