import { englishMenuCopy } from './english-menu-copy.ts';

const { formatSearchResult, kept } = englishMenuCopy;

describe('the English result of a search in a menu', () => {
  it.each([
    [{ kind: 'exact', count: 1 }, 'Found 1 dish.'],
    [{ kind: 'exact', count: 20 }, 'Found 20 dishes.'],
    [{ kind: 'similar', count: 1 }, 'No exact match for “papnasi”, but found 1 similar dish.'],
    [{ kind: 'similar', count: 2 }, 'No exact match for “papnasi”, but found 2 similar dishes.'],
    [
      { kind: 'exact', count: 0 },
      'No dish on this menu matches “papnasi”. Most dishes have Romanian names. Try a single word, or only its beginning.',
    ],
  ] as const)('for %j is "%s"', (hits, sentence) => {
    expect(formatSearchResult(hits, ' papnasi ')).toBe(sentence);
  });
});

describe('the English texts of the list of kept products', () => {
  it.each([
    [1, 'Show your waiter: 1 dish'],
    [2, 'Show your waiter: 2 dishes'],
  ])('count the kept dishes: %i', (count, text) => {
    expect(kept.showCount(count)).toBe(text);
  });

  it.each([
    [1, '24,50\u00a0RON'],
    [2, '2 × 24,50\u00a0RON = 49,00\u00a0RON'],
  ])('give the price of %i portions', (quantity, text) => {
    expect(kept.price(quantity, '24,50\u00a0RON', '49,00\u00a0RON')).toBe(text);
  });
});
