import fc from 'fast-check';
import { formatPrice } from './price.ts';
import { parseShownPrice, sortProducts } from './product-order.ts';
import type { ProductOrder } from './product-order.ts';

describe('the price in a shown text', () => {
  it.each([
    ['32,50 RON', 32.5],
    ['32,50\u00a0RON', 32.5],
    ['0,00 RON', 0],
    ['1.249,99 RON', 1249.99],
    ['32.50 RON', 32.5],
    ['RON 1,249.99', 1249.99],
    ['', undefined],
    ['la cerere', undefined],
    ['de la 20,00 RON', undefined],
    ['20 lei', undefined],
  ])('%j is %p', (text, price) => {
    expect(parseShownPrice(text)).toBe(price);
  });

  it('is the price that `formatPrice` has formatted', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (bani) => {
        expect(parseShownPrice(formatPrice(bani / 100))).toBe(bani / 100);
      }),
    );
  });
});

const product = (name: string, priceRon?: number) => ({ name, priceRon });
const products = [
  product('free', 0),
  product('first for 20 RON', 20),
  product('without a price'),
  product('expensive', 99.9),
  product('second for 20 RON', 20),
  product('another without a price'),
];

describe('the products of a category', () => {
  it.each<[ProductOrder, readonly number[]]>([
    ['menu', [0, 1, 2, 3, 4, 5]],
    ['ascending', [0, 1, 4, 3, 2, 5]],
    ['descending', [3, 1, 4, 0, 2, 5]],
  ])('are sorted in the order "%s"', (order, positions) => {
    expect(sortProducts(products, order)).toEqual(positions.map((position) => products[position]));
  });

  it('are all in the result, sorted by price, those without a price last', () => {
    const prices = fc.array(fc.option(fc.nat(50), { nil: undefined }));
    fc.assert(
      fc.property(prices, fc.constantFrom('ascending', 'descending'), (given, order) => {
        const sorted = sortProducts(
          given.map((priceRon, position) => ({ priceRon, position })),
          order,
        );
        expect(new Set(sorted.map(({ position }) => position)).size).toBe(given.length);
        const known = sorted.flatMap(({ priceRon }) => priceRon ?? []);
        expect(sorted.slice(0, known.length).every(({ priceRon }) => priceRon !== undefined)).toBe(
          true,
        );
        const sign = order === 'ascending' ? 1 : -1;
        expect(known).toEqual(known.toSorted((one, other) => sign * (one - other)));
      }),
    );
  });
});
