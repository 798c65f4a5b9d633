import {
  addProduct,
  findKept,
  MAX_MENUS,
  MAX_PRODUCTS,
  removeProduct,
  replaceKept,
  restoreProducts,
  setQuantity,
} from './kept-products.ts';
import type { KeptMenus, KeptProduct } from './kept-products.ts';

const product = (slug: string, quantity = 1): KeptProduct => ({
  slug,
  name: slug,
  priceBani: 2_450,
  quantity,
});
const { quantity: _, ...soup } = product('ciorba');

describe('the kept products of a menu', () => {
  it('contain an added product once, with the quantity 1', () => {
    const added = addProduct([product('papanasi', 3)], soup);
    expect(added).toEqual([product('papanasi', 3), product('ciorba', 1)]);
    expect(addProduct(added ?? [], soup)).toBe(added);
  });

  it('take no product above the limit', () => {
    const full = Array.from({ length: MAX_PRODUCTS }, (_unused, index) => product(`p-${index}`));
    expect(addProduct(full, soup)).toBeUndefined();
    expect(addProduct(full.slice(1), soup)).toHaveLength(MAX_PRODUCTS);
    expect(addProduct(full, product('p-0'))).toBe(full);
  });

  it('lose a removed product, and get a changed quantity', () => {
    const two = [product('a'), product('b')];
    expect(removeProduct(two, 'a')).toEqual([product('b')]);
    expect(setQuantity(two, 'b', 4)).toEqual([product('a'), product('b', 4)]);
    expect(removeProduct(two, 'c')).toEqual(two);
  });
});

describe('the kept products after an undone removal', () => {
  const former = [product('a'), product('b', 2), product('c')];

  it.each([
    ['all products', []],
    ['one product', [product('a'), product('c')]],
  ])('are the former ones in their order, after a removal of %s', (_, current) => {
    expect(restoreProducts(current, former)).toEqual(former);
  });

  it('contain what another tab has added or changed since, up to the limit', () => {
    const current = [product('c', 5), product('d')];
    expect(restoreProducts(current, former)).toEqual([
      product('a'),
      product('b', 2),
      product('c', 5),
      product('d'),
    ]);
    const full = Array.from({ length: MAX_PRODUCTS }, (_unused, index) => product(`p-${index}`));
    expect(restoreProducts(current, full)).toEqual(full);
  });
});

describe('the menus with kept products', () => {
  const menus: KeptMenus = [
    { restaurantId: 'umi', products: [product('ramen')] },
    { restaurantId: 'csarda', products: [product('gulas')] },
  ];

  it('are found by restaurant', () => {
    expect(findKept(menus, 'csarda')).toEqual([product('gulas')]);
    expect(findKept(menus, 'forno')).toEqual([]);
  });

  it('begin with `changed`, and leave it out when it has no products', () => {
    const changed = { restaurantId: 'csarda', products: [product('clatite')] };
    expect(replaceKept(menus, changed)).toEqual([changed, menus[0]]);
    expect(replaceKept(menus, { restaurantId: 'csarda', products: [] })).toEqual([menus[0]]);
  });

  it('are at most `MAX_MENUS`: the one whose products were changed longest ago is left out', () => {
    let many: KeptMenus = [];
    for (let index = 0; index <= MAX_MENUS; index += 1) {
      many = replaceKept(many, { restaurantId: `r-${index}`, products: [product('a')] });
    }
    expect(many).toHaveLength(MAX_MENUS);
    expect(many[0]?.restaurantId).toBe(`r-${MAX_MENUS}`);
    expect(findKept(many, 'r-0')).toEqual([]);
  });
});
