import fc from 'fast-check';
import { STORAGE_KEYS } from './browser/storage.ts';
import {
  addPortion,
  cutName,
  findList,
  formatLists,
  MAX_MENUS,
  MAX_PRODUCTS,
  MAX_QUANTITY,
  parseLists,
  priceList,
  readListText,
  replaceList,
  restoreProducts,
  setQuantity,
  subscribeToList,
  updateList,
} from './waiter-list.ts';
import type { ListedProduct, MenuLists, OfferedProduct } from './waiter-list.ts';

const priced = (slug: string, priceBani: number | undefined, quantity = 1): ListedProduct => ({
  slug,
  name: slug,
  priceBani,
  quantity,
});
const product = (slug: string, quantity = 1): ListedProduct => priced(slug, 2_450, quantity);
const listProducts = (count: number): readonly ListedProduct[] =>
  Array.from({ length: count }, (_, index) => product(`p-${index}`));

describe('the list of a menu', () => {
  const { quantity: _, ...soup } = product('ciorba');
  const full = listProducts(MAX_PRODUCTS);
  const former = [product('a'), product('b', 2), product('c')];

  it('contain an added product once, with one portion more each time, and no product above the limit', () => {
    const added = addPortion([product('papanasi', 3)], soup);
    expect(added).toEqual([product('papanasi', 3), product('ciorba', 1)]);
    expect(addPortion(added ?? [], soup)).toEqual([product('papanasi', 3), product('ciorba', 2)]);
    expect(addPortion(full.slice(1), soup)).toHaveLength(MAX_PRODUCTS);
    expect(addPortion(full, soup)).toBeUndefined();
    expect(addPortion(full, product('p-0'))?.[0]).toEqual(product('p-0', 2));
  });

  it.each([
    [0, [product('a'), product('c')]],
    [1, [product('a'), product('b'), product('c')]],
    [MAX_QUANTITY + 1, [product('a'), product('b', MAX_QUANTITY), product('c')]],
  ])('get the quantity %i, of which 0 removes the product', (quantity, changed) => {
    expect(setQuantity(former, 'b', quantity)).toEqual(changed);
    expect(setQuantity(former, 'd', quantity)).toEqual(former);
  });

  it.each([
    [[], former],
    [[product('a'), product('c')], former],
    // What another tab has added or changed since.
    [
      [product('c', 5), product('d')],
      [...former.slice(0, 2), product('c', 5), product('d')],
    ],
  ])('are restored after a removal that left %j', (current, restored) => {
    expect(restoreProducts(current, former)).toEqual(restored);
    expect(restoreProducts(current, full)).toHaveLength(MAX_PRODUCTS);
  });

  const soldOut = { priceBani: 2_450, isSoldOut: true };
  const offered = (priceBani: number | undefined): OfferedProduct => ({
    priceBani,
    isSoldOut: false,
  });

  it.each<[number | undefined, OfferedProduct | undefined, object, number]>([
    [2_450, offered(2_450), {}, 4_900],
    [2_450, offered(2_600), { formerBani: 2_450 }, 5_200],
    [undefined, offered(2_600), {}, 5_200],
    [2_450, offered(0), { formerBani: 2_450 }, 0],
    [2_450, offered(undefined), { problem: 'unpriced' }, 0],
    [2_450, soldOut, { problem: 'sold-out' }, 0],
    [2_450, undefined, { problem: 'gone' }, 0],
  ])('are priced as the menu offers them: listed at %i, offered as %j', (...row) => {
    const [former, offer, marks, added] = row;
    const listed = [priced('soup', 10, 3), priced('papanasi', former, 2)];
    const { lines, sumBani, isComplete } = priceList(listed, ({ slug }) =>
      slug === 'soup' ? offered(10) : offer,
    );
    const nothing = { formerBani: undefined, problem: undefined };
    expect(lines[1]).toEqual({
      ...listed[1],
      ...nothing,
      offeredBani: offer?.priceBani,
      ...marks,
    });
    expect([sumBani, isComplete]).toEqual([30 + added, !('problem' in marks)]);
  });
});

describe('the menus with a list', () => {
  it('begin with the changed one, and leave it out when it has no products', () => {
    const umi = { restaurantId: 'umi', products: [product('ramen')] };
    const menus = [umi, { restaurantId: 'csarda', products: [product('gulas')] }];
    const changed = { restaurantId: 'csarda', products: [product('clatite')] };
    expect(replaceList(menus, changed)).toEqual([changed, umi]);
    expect(replaceList(menus, { ...changed, products: [] })).toEqual([umi]);
  });

  it('are at most `MAX_MENUS`: the one whose products were changed longest ago is left out', () => {
    const ids = Array.from({ length: MAX_MENUS + 1 }, (_, index) => `r-${index}`);
    const menus = ids.reduce<MenuLists>(
      (lists, restaurantId) => replaceList(lists, { restaurantId, products: [product('a')] }),
      [],
    );
    expect(menus.map(({ restaurantId }) => restaurantId)).toEqual(ids.slice(1).toReversed());
    expect(findList(menus, 'r-0')).toEqual([]);
  });
});

describe('the stored text of the lists', () => {
  const MAX_TEXT_LENGTH = 32_768;
  const papanasi = { ...product('papanasi', 2), name: 'Papanași' };
  const menu = { restaurantId: 'umi-pe-mures', products: [papanasi] };
  const textOf = (menus: unknown, v: unknown = 1): string => JSON.stringify({ v, menus });
  const withProduct = (changes: object): string =>
    textOf([{ ...menu, products: [{ ...papanasi, ...changes }] }]);

  it('is read as it was written', () => {
    const unpriced = { ...papanasi, slug: 'x', priceBani: undefined };
    const dear = { ...papanasi, slug: 'y', priceBani: 999_999_999 };
    const menus: MenuLists = [menu, { restaurantId: 'b', products: [papanasi, unpriced, dear] }];
    expect(parseLists(formatLists(menus))).toEqual(menus);
  });

  it.each([
    ...[undefined, '', '{"v":1,', 'null', '7', '[]', textOf([menu], 2), textOf([menu], '1')],
    ...[textOf(undefined), textOf({ 0: menu }), textOf([null, 1, 'a', []])],
    ...[textOf([{ ...menu, restaurantId: '../payment' }]), textOf([{ ...menu, restaurantId: 7 }])],
    ...[textOf([{ ...menu, products: [] }]), withProduct({ slug: '<img>' })],
    ...[withProduct({ slug: 'Papanasi' }), withProduct({ slug: 'a'.repeat(61) })],
    ...[withProduct({ name: 'a'.repeat(121) }), withProduct({ name: null })],
    ...[withProduct({ priceBani: -1 }), withProduct({ priceBani: 24.5 })],
    ...[withProduct({ priceBani: '2450' }), withProduct({ priceBani: 1e15 })],
    ...[withProduct({ quantity: 0 }), withProduct({ quantity: MAX_QUANTITY + 1 })],
    ...[withProduct({ quantity: 1.5 }), textOf([menu]).padEnd(MAX_TEXT_LENGTH + 1)],
  ])('gives no menus if it is invalid: %s', (text) => {
    expect(parseLists(text)).toEqual([]);
  });

  it('loses only the invalid products and menus, unknown fields and repetitions', () => {
    const products = [{ ...papanasi, quantity: 'two' }, { ...papanasi, note: '<b>' }, null];
    const again = { ...menu, products: [product('clatite')] };
    const text = textOf([null, { ...menu, products: [...products, papanasi] }, again]);
    expect(parseLists(text)).toEqual([menu]);
  });

  it('has no more menus and products than the limits allow', () => {
    const products = listProducts(MAX_PRODUCTS + 1);
    expect(parseLists(textOf([{ ...menu, products }]))[0]?.products).toHaveLength(MAX_PRODUCTS);
    const menus = products.map(({ slug }) => ({ ...menu, restaurantId: slug }));
    expect(parseLists(textOf(menus))).toHaveLength(MAX_MENUS);
  });

  it('is not longer than the limit: menus at the end of the list are left out', () => {
    // JSON writes a control character with six characters, so two such menus exceed the limit.
    const name = '\u0001'.repeat(120);
    const products = listProducts(MAX_PRODUCTS).map((one) => ({ ...one, name }));
    const menus = ['new', 'old', 'older'].map((restaurantId) => ({ restaurantId, products }));
    const text = formatLists(menus);
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    expect(parseLists(text)).toEqual(menus.slice(0, 1));
  });

  it('is parsed without an exception, and the result can be written and read again', () => {
    const anyJson = [fc.json(), fc.jsonValue().map((value) => textOf(value))];
    fc.assert(
      fc.property(fc.oneof(fc.string(), ...anyJson), (text) => {
        const read = parseLists(text);
        expect(parseLists(formatLists(read))).toEqual(read);
      }),
    );
  });

  it.each([
    ['Papanași', 'Papanași'],
    ['a'.repeat(130), 'a'.repeat(120)],
    [`${'a'.repeat(119)}🍕 mare`, 'a'.repeat(119)],
    [`${'a'.repeat(118)}🍕 mare`, `${'a'.repeat(118)}🍕`],
  ])('has for the name %j %j', (name, cut) => {
    expect(cutName(name)).toBe(cut);
  });
});

describe('a change of a list', () => {
  const add = (restaurantId: string, slug: string): void =>
    updateList(restaurantId, (products) => [...products, product(slug)]);
  const removeAll = (restaurantId: string): void => updateList(restaurantId, () => []);

  beforeEach(() => localStorage.clear());

  it('applies to one restaurant, and removes the text when no restaurant has a list', () => {
    add('umi', 'ramen');
    add('csarda', 'gulas');
    add('umi', 'gyoza');
    const csarda = { restaurantId: 'csarda', products: [product('gulas')] };
    const umi = { restaurantId: 'umi', products: [product('ramen'), product('gyoza')] };
    expect(parseLists(readListText())).toEqual([umi, csarda]);
    removeAll('umi');
    expect(parseLists(readListText())).toEqual([csarda]);
    removeAll('csarda');
    expect(readListText()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('replaces a stored text that has no valid products', () => {
    localStorage.setItem(STORAGE_KEYS.waiterList, '{"v":1,');
    add('umi', 'ramen');
    const umi = { restaurantId: 'umi', products: [product('ramen')] };
    expect(readListText()).toBe(formatLists([umi]));
  });

  it('calls a listener after the text is stored, until it unsubscribes', () => {
    const texts: (string | undefined)[] = [];
    const unsubscribe = subscribeToList(() => texts.push(readListText()));
    add('umi', 'ramen');
    const added = readListText();
    removeAll('umi');
    expect(added).toContain('ramen');
    expect(texts).toEqual([added, undefined]);
    // Another tab changes the storage, or the bfcache restores the page.
    const events = ['storage', 'pageshow'];
    for (const type of events) dispatchEvent(new Event(type));
    expect(texts).toHaveLength(4);
    unsubscribe();
    add('umi', 'gyoza');
    for (const type of events) dispatchEvent(new Event(type));
    expect(texts).toHaveLength(4);
  });
});
