import type { TownGroup, TownResult } from './search-town.ts';
import type { Opening } from './town-query.ts';
import { formatMoreHits, formatTownLimits, formatTownResult } from './format-town-result.ts';

const RECEIVED_AT = Date.parse('2026-11-22T12:05:00Z');
const PERIOD_MS = 300_000;
const DAY_MS = 86_400_000;
const received = {
  menus: { known: 11, all: 11 },
  oldestReceivedAt: RECEIVED_AT,
  periodMs: PERIOD_MS,
} as const;

const group = (productCount: number): TownGroup => ({
  restaurant: { name: 'La Mama', schedule: { kind: 'none' }, categories: [] },
  isOpen: undefined,
  products: [],
  productCount,
});
const resultOf = (kind: TownResult['kind'], counts: readonly number[]): TownResult => ({
  kind,
  groups: counts.map(group),
  productCount: counts.reduce((sum, count) => sum + count, 0),
});

describe('the result of a search in all menus', () => {
  it.each<readonly [TownResult['kind'], readonly number[], string, Opening, string]>([
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
    ['exact', [0, 0, 0], '', 'intai', 'Am găsit 3 restaurante.'],
    ['exact', [], '', 'acum', 'Din câte știm, niciun restaurant nu este deschis acum.'],
  ])(
    'of kind %s with %j products per restaurant, for the text %j and the opening "%s", is: %s',
    (kind, counts, text, opening, sentence) => {
      expect(formatTownResult(resultOf(kind, counts), { text, opening })).toBe(sentence);
    },
  );

  it.each<readonly [Opening, RegExp]>([
    ['toate', /^Niciun preparat și niciun restaurant nu se potrivește cu „sushi”\./],
    ['acum', /^Niciun preparat și niciun restaurant deschis acum nu se potrivește cu „sushi”\./],
  ])('says that nothing is found, for the opening "%s"', (opening, sentence) => {
    expect(formatTownResult(resultOf('similar', []), { text: 'sushi', opening })).toMatch(sentence);
  });

  it.each([
    [{ known: 11, all: 11 }, []],
    [{ known: 9, all: 11 }, ['Am căutat în 9 din 11 meniuri. Celelalte nu sunt disponibile acum.']],
  ])('says how many menus are missing, if any: %j', (menus, sentences) => {
    const limits = formatTownLimits({ ...received, menus }, new Date(RECEIVED_AT));
    expect(limits).toEqual(sentences);
  });

  it.each([
    ['no', 'when the data are new', 0],
    ['no', 'after one period', PERIOD_MS],
    ['no', 'after two periods', 2 * PERIOD_MS],
    ['the', 'after more than two periods', 2 * PERIOD_MS + 1],
    ['the', 'after a restart a day later with the stored index', DAY_MS],
    ['no', 'with a clock that is a second behind', -1_000],
    ['no', 'with a clock that is years behind', -RECEIVED_AT],
  ])('says %s date of old data %s', (says, _, ageMs) => {
    expect(formatTownLimits(received, new Date(RECEIVED_AT + ageMs))).toEqual(
      says === 'no'
        ? []
        : ['Prețurile și programul pot fi vechi: unele sunt din 22 noiembrie la 14:05.'],
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
