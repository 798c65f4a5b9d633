import fc from 'fast-check';
import type { KeptProduct } from './kept-products.ts';
import { priceKept } from './price-kept.ts';
import type { OfferedProduct } from './price-kept.ts';

const kept = (slug: string, priceBani: number | undefined, quantity = 1): KeptProduct => ({
  slug,
  name: slug,
  priceBani,
  quantity,
});
const offer = (priceBani: number | undefined, isSoldOut = false): OfferedProduct => ({
  priceBani,
  isSoldOut,
});

describe('a kept product', () => {
  it.each<[string, number | undefined, OfferedProduct | undefined, object]>([
    ['the same price', 2_450, offer(2_450), { offeredBani: 2_450 }],
    ['a higher price', 2_450, offer(2_600), { offeredBani: 2_600, formerBani: 2_450 }],
    ['a price only now', undefined, offer(2_600), { offeredBani: 2_600 }],
    ['a price of zero now', 2_450, offer(0), { offeredBani: 0, formerBani: 2_450 }],
    ['no price any more', 2_450, offer(undefined), { problem: 'unpriced' }],
    ['sold out', 2_450, offer(2_450, true), { offeredBani: 2_450, problem: 'sold-out' }],
    ['no longer in the menu', 2_450, undefined, { problem: 'gone' }],
  ])('is compared with the current menu: %s', (_, priceBani, offered, expected) => {
    const product = kept('papanasi', priceBani);
    const nothing = { offeredBani: undefined, formerBani: undefined, problem: undefined };
    expect(priceKept([product], () => offered).lines).toEqual([
      { ...product, ...nothing, ...expected },
    ]);
  });
});

describe('the sum', () => {
  const offers = new Map([
    ['soup', offer(1_999)],
    ['cake', offer(10)],
    ['fish', offer(5_000, true)],
    ['wine', offer(undefined)],
  ]);
  const sumOf = (products: readonly KeptProduct[]): object => {
    const { sumBani, isComplete } = priceKept(products, ({ slug }) => offers.get(slug));
    return { sumBani, isComplete };
  };

  it('adds the current price of every product, times its quantity', () => {
    const products = [kept('soup', 1, 3), kept('cake', 10, 20)];
    expect(sumOf(products)).toEqual({ sumBani: 6_197, isComplete: true });
  });

  it.each(['fish', 'wine', 'gone'])(
    'lacks a sold-out, unpriced or missing product, and is then not complete: %s',
    (slug) => {
      const products = [kept('soup', 1_999), kept(slug, 100, 2)];
      expect(sumOf(products)).toEqual({ sumBani: 1_999, isComplete: false });
    },
  );

  it('of no products is zero and complete', () => {
    expect(sumOf([])).toEqual({ sumBani: 0, isComplete: true });
  });

  it('is a whole number of bani, and the same for the products in reverse order', () => {
    const lines = fc.array(fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 20 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(lines, (prices) => {
        const products = prices.map(([bani, quantity], index) =>
          kept(`p-${index}`, bani, quantity),
        );
        const find = ({ priceBani }: KeptProduct): OfferedProduct => offer(priceBani);
        const { sumBani } = priceKept(products, find);
        expect(Number.isSafeInteger(sumBani)).toBe(true);
        expect(priceKept(products.toReversed(), find).sumBani).toBe(sumBani);
      }),
    );
  });
});
