import fc from 'fast-check';
import { MAX_MENUS, MAX_PRODUCTS, MAX_QUANTITY } from './kept-products.ts';
import type { KeptMenu, KeptMenus, KeptProduct } from './kept-products.ts';
import { cutName, formatKept, parseKept } from './kept-text.ts';

const product: KeptProduct = { slug: 'papanasi', name: 'Papanași', priceBani: 2_450, quantity: 2 };
const menu: KeptMenu = { restaurantId: 'umi-pe-mures', products: [product] };
const textOf = (menus: unknown, v: unknown = 1): string => JSON.stringify({ v, menus });
const withProduct = (changes: object): string =>
  textOf([{ ...menu, products: [{ ...product, ...changes }] }]);

const MAX_TEXT_LENGTH = 32_768;

describe('the stored text of the kept products', () => {
  it('is read as it was written', () => {
    const unpriced = { ...product, slug: 'x', priceBani: undefined };
    const menus: KeptMenus = [menu, { restaurantId: 'b', products: [product, unpriced] }];
    expect(parseKept(formatKept(menus))).toEqual(menus);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', '{"v":1,'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['another version', textOf([menu], 2)],
    ['a version as text', textOf([menu], '1')],
    ['no menus', textOf(undefined)],
    ['menus that are no list', textOf({ 0: menu })],
    ['menus that are no objects', textOf([null, 1, 'a', []])],
    ['an invalid restaurant', textOf([{ ...menu, restaurantId: '../payment' }])],
    ['a restaurant that is no text', textOf([{ ...menu, restaurantId: 7 }])],
    ['a menu without products', textOf([{ ...menu, products: [] }])],
    ['a slug with markup', withProduct({ slug: '<img>' })],
    ['a slug in upper case', withProduct({ slug: 'Papanasi' })],
    ['a slug that is too long', withProduct({ slug: 'a'.repeat(61) })],
    ['a name that is too long', withProduct({ name: 'a'.repeat(121) })],
    ['no name', withProduct({ name: null })],
    ['a negative price', withProduct({ priceBani: -1 })],
    ['a price with a fraction', withProduct({ priceBani: 24.5 })],
    ['a price as text', withProduct({ priceBani: '2450' })],
    ['a huge price', withProduct({ priceBani: 1e15 })],
    ['a quantity of 0', withProduct({ quantity: 0 })],
    ['a quantity above the limit', withProduct({ quantity: MAX_QUANTITY + 1 })],
    ['a quantity of 1.5', withProduct({ quantity: 1.5 })],
    ['a text that is too long', `${textOf([menu])}${' '.repeat(MAX_TEXT_LENGTH)}`],
  ])('gives no menus: %s', (_, text) => {
    expect(parseKept(text)).toEqual([]);
  });

  it('loses only the invalid products and menus, and unknown fields', () => {
    const products = [{ ...product, quantity: 'two' }, { ...product, note: '<b>' }, null];
    expect(parseKept(textOf([null, { ...menu, products }]))).toEqual([menu]);
  });

  it('has only the first of a repeated restaurant or product', () => {
    const again = { ...product, quantity: 9 };
    const menuAgain = { ...menu, products: [{ ...product, slug: 'clatite' }] };
    const text = textOf([{ ...menu, products: [product, again] }, menuAgain]);
    expect(parseKept(text)).toEqual([menu]);
  });

  it('has no more menus and products than the limits allow', () => {
    const products = Array.from({ length: 40 }, (_, index) => ({ ...product, slug: `p-${index}` }));
    expect(parseKept(textOf([{ ...menu, products }]))[0]?.products).toHaveLength(MAX_PRODUCTS);
    const menus = Array.from({ length: 20 }, (_, index) => ({
      ...menu,
      restaurantId: `r-${index}`,
    }));
    expect(parseKept(textOf(menus))).toHaveLength(MAX_MENUS);
  });

  it('is not longer than the limit: menus at the end of the list are left out', () => {
    const products = Array.from({ length: MAX_PRODUCTS }, (_, index) => ({
      ...product,
      slug: `p-${index}`,
      // JSON writes a control character with six characters, so two such menus exceed the limit.
      name: '\u0001'.repeat(120),
    }));
    const menus = ['new', 'old', 'older'].map((restaurantId) => ({ restaurantId, products }));
    const text = formatKept(menus);
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    expect(parseKept(text)).toEqual(menus.slice(0, 1));
  });

  it('is parsed without an exception, and the result can be written and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => textOf(value)),
        ),
        (text) => {
          const read = parseKept(text);
          expect(parseKept(formatKept(read))).toEqual(read);
        },
      ),
    );
  });
});

describe('a name that is stored', () => {
  it.each([
    ['Papanași', 'Papanași'],
    ['a'.repeat(130), 'a'.repeat(120)],
    [`${'a'.repeat(119)}🍕 mare`, 'a'.repeat(119)],
    [`${'a'.repeat(118)}🍕 mare`, `${'a'.repeat(118)}🍕`],
  ])('%j becomes %j', (name, cut) => {
    expect(cutName(name)).toBe(cut);
  });
});
