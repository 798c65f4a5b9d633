import type { RestaurantHits, AllMenusResult } from './search-all-menus.ts';
import type { Opening } from './all-menus-query.ts';
import { formatMoreHits, formatAllMenusResult } from './format-all-menus-result.ts';

const group = (productCount: number): RestaurantHits => ({
  restaurant: { name: 'La Mama', schedule: { kind: 'none' }, categories: [] },
  isOpen: undefined,
  products: [],
  productCount,
});
const resultOf = (kind: AllMenusResult['kind'], counts: readonly number[]): AllMenusResult => ({
  kind,
  groups: counts.map(group),
  productCount: counts.reduce((sum, count) => sum + count, 0),
});

describe('the result of a search in all menus', () => {
  it.each<readonly [AllMenusResult['kind'], readonly number[], string, Opening, string]>([
    ['exact', [1], 'supă', 'toate', 'Am găsit un preparat într-un restaurant.'],
    ['exact', [1, 1], 'supă', 'toate', 'Am găsit 2 preparate în 2 restaurante.'],
    ['exact', [12, 8], 'supă', 'acum', 'Am găsit 20 de preparate în 2 restaurante.'],
    ['exact', [0], 'forno', 'toate', 'Am găsit un restaurant.'],
    ['exact', [0, 0], 'casa', 'toate', 'Am găsit 2 restaurante.'],
    [
      'exact',
      [0, 3],
      'x',
      'toate',
      'Am găsit 3 preparate într-un restaurant și un restaurant după nume.',
    ],
    [
      'similar',
      [1],
      'papnasi',
      'toate',
      'Nimic scris exact „papnasi”, dar am găsit un preparat asemănător într-un restaurant.',
    ],
    [
      'similar',
      [0],
      'fronoo',
      'toate',
      'Nimic scris exact „fronoo”, dar am găsit un restaurant cu nume asemănător.',
    ],
    ['exact', [0, 0], '', 'acum', 'Deschise acum: 2 restaurante.'],
    ['exact', [0], '', 'acum', 'Deschis acum: un restaurant.'],
    ['exact', [0, 0], '?!&', 'acum', 'Deschise acum: 2 restaurante.'],
    ['exact', [], '?!&', 'acum', 'Din câte știm, niciun restaurant nu este deschis acum.'],
    ['exact', [0, 0, 0], '', 'intai', 'Am găsit 3 restaurante.'],
    ['exact', [], '', 'acum', 'Din câte știm, niciun restaurant nu este deschis acum.'],
  ])(
    'of kind %s with %j products per restaurant, for the text %j and the opening "%s", is: %s',
    (kind, counts, text, opening, sentence) => {
      expect(formatAllMenusResult(resultOf(kind, counts), { text, opening })).toBe(sentence);
    },
  );

  it.each<readonly [Opening, RegExp]>([
    ['toate', /^Niciun preparat și niciun restaurant nu se potrivește cu „sushi”\./],
    ['acum', /^Niciun preparat și niciun restaurant deschis acum nu se potrivește cu „sushi”\./],
  ])('says that nothing is found, for the opening "%s"', (opening, sentence) => {
    expect(formatAllMenusResult(resultOf('similar', []), { text: 'sushi', opening })).toMatch(
      sentence,
    );
  });

  it('counts the hits that are not shown', () => {
    expect([1, 9, 20].map(formatMoreHits)).toEqual([
      'Încă un preparat în meniu',
      'Încă 9 preparate în meniu',
      'Încă 20 de preparate în meniu',
    ]);
  });
});
