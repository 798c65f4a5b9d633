import { formatSearchResult } from './search-result-copy.ts';

describe('the result of a search in a menu', () => {
  it.each([
    [1, 'Am găsit un preparat.'],
    [2, 'Am găsit 2 preparate.'],
    [19, 'Am găsit 19 preparate.'],
    [20, 'Am găsit 20 de preparate.'],
    [101, 'Am găsit 101 preparate.'],
    [2_000, 'Am găsit 2000 de preparate.'],
  ])('for a count of %d is "%s"', (count, sentence) => {
    expect(formatSearchResult({ kind: 'exact', count }, 'supă')).toBe(sentence);
  });

  it.each([
    [1, 'un preparat asemănător'],
    [2, '2 preparate asemănătoare'],
    [20, '20 de preparate asemănătoare'],
  ])('says that nothing matches exactly, and counts similar products: %d', (count, products) => {
    expect(formatSearchResult({ kind: 'similar', count }, ' papnasi ')).toBe(
      `Nimic scris exact „papnasi”, dar am găsit ${products}.`,
    );
  });

  it('says that nothing is found, and quotes what was typed', () => {
    expect(formatSearchResult({ kind: 'similar', count: 0 }, 'sushi')).toMatch(
      /^Niciun preparat din acest meniu nu se potrivește cu „sushi”\./,
    );
  });
});
