import fc from 'fast-check';
import { createLargeCatalogue } from '@/e2e/support/servers/large-catalogue';
import { isAllMenusSearch, parseAllMenusQuery } from './all-menus-query.ts';
import type { Opening } from './all-menus-query.ts';
import type { IndexedRestaurant, MenusIndex } from './menus-index.ts';
import { createAllMenusSearch, suggestWords } from './search-all-menus.ts';
import type { AllMenusResult } from './search-all-menus.ts';
import { composeIndex } from './server/compose-index.ts';

/** A Monday at noon in Bucharest. */
const NOON = new Date('2026-11-23T10:00:00Z');

/** `menu` has the dishes of each category, as 'name' or 'name: words of the description'. */
const restaurant = (
  name: string,
  menu: Readonly<Record<string, readonly string[]>>,
  schedule: IndexedRestaurant['schedule'] = { kind: 'none' },
): IndexedRestaurant => ({
  name,
  restaurantId: name.toLowerCase().replaceAll(' ', '-'),
  schedule,
  categories: Object.entries(menu).map(([category, dishes]) => ({
    name: category,
    products: dishes.map((dish) => {
      const [title = '', words] = dish.split(': ');
      return { name: title, priceRon: 20, ...(words !== undefined && { words }) };
    }),
  })),
});

const OPEN = { kind: 'whole-hours', opensAt: 600, closesAt: 1_320, days: ['Monday'] } as const;
const CLOSED = { kind: 'whole-hours', opensAt: 1_020, closesAt: 1_320, days: ['Monday'] } as const;
/** `NOON` is within these hours, but the days are unknown. */
const PERHAPS = { kind: 'whole-hours', opensAt: 600, closesAt: 1_320 } as const;

const restaurants = [
  restaurant('Hanul Verde', { Desert: ['Papanași cu smântână', 'Clătite: dulceata'] }, CLOSED),
  restaurant(
    'Forno',
    { Pizza: ['Margherita: mozzarella', 'Capricciosa'], Băuturi: ['Cola'] },
    OPEN,
  ),
  restaurant('Pizza Town', { Feluri: ['Pizza Diavola', 'Cola zero', 'Fornu'] }, PERHAPS),
  restaurant('La Nord', { Desert: ['Papanași fierți', 'Tort'] }, OPEN),
];
const toIndex = (listed: readonly IndexedRestaurant[]): MenusIndex => ({
  format: 3,
  restaurants: listed,
  menus: { known: listed.length, all: listed.length },
  oldestReceivedAt: 0,
  periodMs: 1,
});
const largeIndex = composeIndex(createLargeCatalogue());
const search = createAllMenusSearch(toIndex(restaurants));
const find = (text: string, opening: Opening = 'toate'): AllMenusResult | undefined =>
  search({ text, opening }, NOON);
const show = (result: AllMenusResult | undefined): readonly string[] | undefined =>
  result?.groups.map(({ restaurant: { name }, products }) =>
    [name, ...products.map((product) => product.name)].join(': '),
  );

describe('a search in all menus', () => {
  it.each([
    ['a dish', 'PAPANASI', ['Hanul Verde: Papanași cu smântână', 'La Nord: Papanași fierți']],
    ['words of several fields in any order', 'mozzar pizza', ['Forno: Margherita']],
    ['a restaurant by its name', 'hanul', ['Hanul Verde']],
    // A restaurant by its name comes before dishes of other restaurants.
    ['both', 'pizza', ['Pizza Town: Pizza Diavola', 'Forno: Margherita: Capricciosa']],
    ['a dish in the restaurant that the text names', 'papanasi nord', ['La Nord: Papanași fierți']],
    ['a word of a description', 'dulceata', ['Hanul Verde: Clătite']],
    ['a name with a typing error', 'hamul', ['Hanul Verde']],
    ['only exact hits when there are any', 'forno', ['Forno']],
    ['nothing', 'sushi', []],
  ])('finds %s: %s', (_, text, expected) => {
    expect(show(find(text))).toEqual(expected);
  });

  it('says whether the hits are exact or only similar', () => {
    expect(find('papnasi')).toMatchObject({ kind: 'similar', productCount: 2 });
    expect(find('papanasi')).toMatchObject({ kind: 'exact', productCount: 2 });
  });

  it('shows at most four dishes of a restaurant, and counts all', () => {
    const dishes = Array.from({ length: 30 }, (_, number) => `Supă ${number}`);
    const many = createAllMenusSearch(toIndex([restaurant('Zeama', { Supe: dishes })]));
    const [group] = many({ text: 'supa', opening: 'toate' }, NOON)?.groups ?? [];
    expect(group?.products).toHaveLength(4);
    expect(group?.productCount).toBe(30);
  });

  it('reads at most eight words of the text', () => {
    expect(show(find('papanasi fierti a cu de la pe si sushi'))).toEqual([
      'La Nord: Papanași fierți',
    ]);
  });
});

describe('open restaurants', () => {
  it('are the only hits for the opening "acum", without restaurants that may be open', () => {
    expect(show(find('papanasi', 'acum'))).toEqual(['La Nord: Papanași fierți']);
    expect(show(find('pizza', 'acum'))).toEqual(['Forno: Margherita: Capricciosa']);
    expect(find('papanasi', 'acum')?.productCount).toBe(1);
  });

  it('are listed for an empty text, but not for "toate"', () => {
    expect(show(find('', 'acum'))).toEqual(['Forno', 'La Nord']);
    expect(find('', 'toate')).toBeUndefined();
  });

  it('are replaced by the restaurant that opens first, when none is open', () => {
    const early = new Date(NOON.getTime() - 6 * 3_600_000);
    const result = search({ text: '', opening: 'acum' }, early);
    expect(show(result)).toEqual(['Forno']);
    expect(result?.opensFirst?.opening).toMatchObject({ opensAt: '10:00', day: 'today' });
    expect(search({ text: 'pizza', opening: 'acum' }, early)?.groups).toEqual([]);
  });
});

describe('in 70 restaurants and 10,000 products', () => {
  const large = createAllMenusSearch(largeIndex);

  it.each(['p', 'papanasi', 'papnasi', 'a b c d e f g h', 'x'.repeat(80), 'ciorba casa burta'])(
    'a search for %s takes less than a quarter of a second of processor time',
    (text) => {
      // The shortest of several times, because other processes slow the machine down.
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        large({ text, opening: 'toate' }, NOON);
        return process.cpuUsage(start).user / 1_000;
      });
      expect(Math.min(...times)).toBeLessThan(250);
    },
  );
});

describe('any query in all menus', () => {
  /** A small part of the large index, so that thousands of queries take less than a second. */
  const small = toIndex(
    largeIndex.restaurants.slice(0, 3).map((listed) => ({
      ...listed,
      categories: listed.categories
        .slice(0, 3)
        .map(({ name, products }) => ({ name, products: products.slice(0, 2) })),
    })),
  );
  const searchSmall = createAllMenusSearch(small);

  const name = fc.constantFrom(
    ...small.restaurants.flatMap((listed) => [
      listed.name,
      ...listed.categories.flatMap((category) => [
        category.name,
        ...category.products.map((product) => product.name),
      ]),
    ]),
  );
  const typed = fc.string({ unit: 'grapheme', maxLength: 2 });
  const partOfName = fc
    .tuple(name, fc.nat(12), fc.nat(12), typed)
    .map(([text, from, length, end]) => `${text.slice(from, from + length)}${end}`);
  const texts = fc.oneof(
    // Any code units, also half of a surrogate pair, which no named unit of `fc.string` contains.
    fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    name,
    fc.array(partOfName, { maxLength: 6 }).map((parts) => parts.join(' ')),
  );

  /** This check does not use `expect`, which would take more time than the searches. */
  function isBounded({ groups, productCount }: AllMenusResult): boolean {
    return (
      new Set(groups.map((group) => group.restaurant)).size === groups.length &&
      groups.every((group) => small.restaurants.includes(group.restaurant)) &&
      groups.every(({ products }) => products.length <= 4) &&
      productCount === groups.reduce((sum, group) => sum + group.productCount, 0)
    );
  }

  it('is answered without an exception and with a bounded number of hits', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('toate', 'acum'), (text, opening) => {
        const query = parseAllMenusQuery(new URLSearchParams({ q: text, program: opening }));
        const result = searchSmall(query, NOON);
        return result === undefined
          ? !isAllMenusSearch(query)
          : isAllMenusSearch(query) && isBounded(result);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the suggested words', () => {
  const withCategories = (...names: readonly string[]): IndexedRestaurant =>
    restaurant('x', Object.fromEntries(names.map((name) => [name, ['y']])));

  it('are categories, those with most products first, each in the spelling that occurs first', () => {
    const found = suggestWords([
      withCategories('Ciorbe', 'Pizza'),
      withCategories('PIZZA', 'Paste'),
      withCategories('Pizza', 'ciorbe'),
    ]);
    expect(found).toEqual(['Pizza', 'Ciorbe', 'Paste']);
  });

  it('are eight at most, and leave out long names, names without letters or digits, and empty categories', () => {
    const many = Array.from({ length: 20 }, (_, number) => `C${number}`);
    const long = withCategories('!?', 'O categorie cu un nume foarte lung', ...many);
    expect(suggestWords([long])).toEqual(many.slice(0, 8));
    expect(suggestWords([restaurant('x', { Nou: [] })])).toEqual([]);
  });
});
