import { formatPrice } from './price.ts';

describe('a price in RON', () => {
  it.each([
    [32.5, '32,50 RON'],
    [0, '0,00 RON'],
    [-0, '0,00 RON'],
    [7, '7,00 RON'],
    [0.1 + 0.2, '0,30 RON'],
    [19.999, '20,00 RON'],
    [1234.5, '1.234,50 RON'],
    [1234567.89, '1.234.567,89 RON'],
  ])('%d is shown as %s, always with two decimals', (priceRon, text) => {
    expect(formatPrice(priceRon).replace('\u00a0', ' ')).toBe(text);
  });

  it('never wraps between amount and currency', () => {
    expect(formatPrice(32.5)).toBe('32,50\u00a0RON');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-0.01]])(
    'of %d makes `formatPrice` throw an error that contains the number',
    (value) => {
      expect(() => formatPrice(value)).toThrow(new RangeError(`Not a price in RON: ${value}`));
    },
  );
});
