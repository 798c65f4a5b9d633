import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import type { KeptProduct } from './kept-products.ts';
import { readKeptText, subscribeToKept, updateKept } from './kept-store.ts';
import { formatKept, parseKept } from './kept-text.ts';

const product = (slug: string): KeptProduct => ({
  slug,
  name: slug,
  priceBani: 2_450,
  quantity: 1,
});

const add = (restaurantId: string, slug: string): void =>
  updateKept(restaurantId, (products) => [...products, product(slug)]);
const removeAll = (restaurantId: string): void => updateKept(restaurantId, () => []);

beforeEach(() => localStorage.clear());

describe('a change of the kept products', () => {
  it('applies to the stored products of one restaurant, and not to those of others', () => {
    add('umi', 'ramen');
    add('csarda', 'gulas');
    add('umi', 'gyoza');

    expect(parseKept(readKeptText())).toEqual([
      { restaurantId: 'umi', products: [product('ramen'), product('gyoza')] },
      { restaurantId: 'csarda', products: [product('gulas')] },
    ]);
  });

  it('removes the stored text when no product of any restaurant is kept', () => {
    add('umi', 'ramen');
    add('csarda', 'gulas');
    removeAll('umi');
    expect(parseKept(readKeptText())).toEqual([
      { restaurantId: 'csarda', products: [product('gulas')] },
    ]);

    removeAll('csarda');
    expect(readKeptText()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('replaces a stored text that has no valid products', () => {
    localStorage.setItem(STORAGE_KEYS.keptProducts, '{"v":1,');
    add('umi', 'ramen');
    expect(readKeptText()).toBe(
      formatKept([{ restaurantId: 'umi', products: [product('ramen')] }]),
    );
  });
});

describe('a listener for changes of the kept products', () => {
  it('is called in the same tab, after the new text is stored, until it unsubscribes', () => {
    const texts: (string | undefined)[] = [];
    const unsubscribe = subscribeToKept(() => texts.push(readKeptText()));
    add('umi', 'ramen');
    const added = readKeptText();
    removeAll('umi');
    unsubscribe();
    add('umi', 'gyoza');

    expect(added).toContain('ramen');
    expect(texts).toEqual([added, undefined]);
  });

  it.each([
    ['another tab changes the storage', 'storage'],
    ['the bfcache restores the page', 'pageshow'],
  ])('is called when %s, until it unsubscribes', (_, type) => {
    const listener = jest.fn();
    const unsubscribe = subscribeToKept(listener);
    dispatchEvent(new Event(type));
    unsubscribe();
    dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
