import { createSearchIndex, fieldRankOf, productOf, RESTAURANT_RANK } from './search-index.ts';
import type { SearchedWords, SearchIndex } from './search-index.ts';

const wordsOf = (text: string): SearchedWords['name'] =>
  text === '' ? [] : text.split(' ').map((folded) => ({ folded }));

const product = (
  name: string,
  category = '',
  description = '',
  restaurant?: string,
): SearchedWords => ({
  name: wordsOf(name),
  category: wordsOf(category),
  description: wordsOf(description),
  ...(restaurant !== undefined && { restaurant: wordsOf(restaurant) }),
});

/** For each product with the word: its position, and the rank of its best field with the word. */
const read = (index: SearchIndex, word: string): readonly (readonly [number, number])[] =>
  (index.words.get(word) ?? []).map((at) => [productOf(at), fieldRankOf(at)]);

describe('the index of a search', () => {
  it.each([
    ['name', product('pui', 'pui', 'pui', 'pui'), 0],
    ['category', product('supa', 'pui', 'pui', 'pui'), 1],
    ['description', product('supa', 'ciorbe', 'pui', 'pui'), 2],
    ['name of the restaurant', product('supa', 'ciorbe', 'cu smantana', 'pui'), RESTAURANT_RANK],
  ])('has a word of a product once, for the best field with the word: the %s', (_, words, rank) => {
    // Only the product between `x` and `y` has the word.
    expect(read(createSearchIndex([product('x'), words, product('y')]), 'pui')).toEqual([
      [1, rank],
    ]);
  });

  it('lists all products with a word, in the order of the products', () => {
    const index = createSearchIndex([
      product('pui'),
      product('supa', '', 'cu pui'),
      product('vita'),
      product('pui la gratar cu pui', 'pui'),
    ]);
    expect(read(index, 'pui')).toEqual([
      [0, 0],
      [1, 2],
      [3, 0],
    ]);
    expect(read(index, 'vita')).toEqual([[2, 0]]);
  });

  it('has a repeated word of the first product once', () => {
    const index = createSearchIndex([product('', '', '', 'mama mama'), product('mama')]);
    expect(read(index, 'mama')).toEqual([
      [0, RESTAURANT_RANK],
      [1, 0],
    ]);
  });

  it('counts products without words, and is empty without products', () => {
    expect(createSearchIndex([product(''), product('')])).toEqual({ size: 2, words: new Map() });
    expect(createSearchIndex([])).toEqual({ size: 0, words: new Map() });
  });

  it('has words that are names of object properties', () => {
    const index = createSearchIndex([product('constructor'), product('__proto__ constructor')]);
    expect(read(index, 'constructor')).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
