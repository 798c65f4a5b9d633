import fc from 'fast-check';
import {
  createSearchIndex,
  findEndOfLetters,
  foldWord,
  searchProducts,
  splitWords,
} from './search.ts';
import type { SearchIndex } from './search.ts';
import { isSimilar } from './typing-error.ts';

type Texts = Readonly<Record<'category' | 'name' | 'description', string>>;

const createIndex = (products: readonly Texts[]): SearchIndex =>
  createSearchIndex(
    products.map(({ name, category, description }) => ({
      name: splitWords(name),
      category: splitWords(category),
      description: splitWords(description),
    })),
  );

const product = (category: string, name: string, description = ''): Texts => ({
  category,
  name,
  description,
});

const PAPANASI = 'Papanași cu smântână';
const menu = [
  product('Ciorbe', 'Ciorbă de burtă', 'cu smântână și ardei iute'),
  product('Ciorbe', 'Ciorbă rădăuțeană', 'cu piept de pui'),
  product('Feluri principale', 'Șnițel de pui', 'servit cu cartofi'),
  product('Pizza', 'Margherita', 'sos de roșii, mozzarella'),
  product('Pizza', 'Capricciosa', 'șuncă, ciuperci, mozzarella'),
  product('Desert', PAPANASI),
  product('Desert', 'Papanaș mic'),
  product('Băuturi', 'Cola 500 ml'),
];
const index = createIndex(menu);
const namesOf = (query: string): readonly (string | undefined)[] =>
  searchProducts(index, query)?.hits.map((hit) => menu[hit]?.name) ?? [];

describe('a search in a menu', () => {
  it.each([
    ['a word without diacritics', 'sNITEL', ['Șnițel de pui']],
    ['the beginning of a word', 'papan', [PAPANASI, 'Papanaș mic']],
    ['words in any order', 'burta ciorba', ['Ciorbă de burtă']],
    ['words of several fields', 'pizza ciuperci', ['Capricciosa']],
    ['a category', 'bauturi', ['Cola 500 ml']],
    ['a word of the description', 'mozzarella', ['Margherita', 'Capricciosa']],
    ['words between ignored stop words', 'pizza cu ciuperci si sunca', ['Capricciosa']],
    [
      'a stop word alone',
      'cu',
      [PAPANASI, 'Ciorbă de burtă', 'Ciorbă rădăuțeană', 'Șnițel de pui'],
    ],
    ['a word with a missing letter', 'papnasi', [PAPANASI]],
    ['two words, one of them with an error', 'ciorba radauteaan', ['Ciorbă rădăuțeană']],
    ['an exact number', '500', ['Cola 500 ml']],
  ])('finds products by %s: %s', (_, query, names) => {
    expect(namesOf(query)).toEqual(names);
  });

  it.each([
    ['one of two words does not fit', 'pui mozzarella'],
    ['the text is only the end of a word', 'anasi'],
    ['a number differs', '501'],
  ])('finds nothing where %s: %s', (_, query) => {
    expect(searchProducts(index, query)?.hits).toEqual([]);
  });

  it.each(['', '   ', '?!', '🍕'])('is not made for %j, which has no word', (query) => {
    expect(searchProducts(index, query)).toBeUndefined();
  });

  it('lists hits in names (whole words first), then hits in categories, then hits in descriptions', () => {
    const ranked = [
      product('Altele', 'Tort', 'cu pui'),
      product('Pui', 'Aripioare'),
      product('Altele', 'Puișor'),
      product('Altele', 'Pui'),
    ];
    expect(searchProducts(createIndex(ranked), 'pui')?.hits).toEqual([3, 2, 1, 0]);
  });

  it('tolerates an error only where nothing fits exactly', () => {
    const similar = [product('', 'Paste'), product('', 'Peste')];
    const both = createIndex(similar);
    expect(searchProducts(both, 'paste')).toMatchObject({ kind: 'exact', hits: [0] });
    expect(searchProducts(both, 'pxste')).toMatchObject({ kind: 'similar', hits: [0, 1] });
  });

  it('finds words that are names of object properties', () => {
    const names = createIndex([product('', 'constructor'), product('', '__proto__')]);
    expect(searchProducts(names, 'constructor')?.hits).toEqual([0]);
    expect(searchProducts(names, '__proto__')?.hits).toEqual([1]);
  });

  it('says how many letters of each matching word the page highlights', () => {
    const { matched } = searchProducts(index, 'smant papanasi') ?? {};
    expect([...(matched ?? [])]).toEqual([
      ['smantana', 5],
      ['papanasi', 8],
    ]);
    expect([...(searchProducts(index, 'papnasi')?.matched ?? [])]).toEqual([['papanasi', 8]]);
  });
});

describe('in a menu of 2,000 products', () => {
  const large = createIndex(
    Array.from({ length: 2_000 }, (_, number) =>
      product(
        `Categoria ${number % 40}`,
        `Ciorbă țărănească nr. ${number}`,
        `Preparat cu ingrediente proaspete, rețeta ${number}, de la producători din județ.`,
      ),
    ),
  );

  it.each(['c', 'ciorba', 'taraneascq', 'ingrediente proaspete 77', 'zzzzzz'])(
    'a search for %s takes less than two frames of 16 ms of processor time',
    (query) => {
      // Not the time of a clock, which other processes lengthen. The first searches compile the code.
      const times = Array.from({ length: 10 }, () => {
        const start = process.threadCpuUsage();
        searchProducts(large, query);
        return process.threadCpuUsage(start).user / 1_000;
      });
      expect(Math.min(...times)).toBeLessThan(32);
    },
  );
});

describe('in any menu', () => {
  /** Invented words of at least five letters. In such words the search tolerates one error. */
  const word = fc.string({ unit: fc.constantFrom(...'abcdeșțăî'), minLength: 5, maxLength: 9 });
  const texts = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    category: word,
    description: fc.oneof(fc.constant(''), word),
  });
  const menus = fc.array(texts, { minLength: 1, maxLength: 8 });
  const wordsOf = ({ name, category, description }: Texts): readonly string[] =>
    splitWords(`${name} ${category} ${description}`).map(({ folded }) => folded);

  it('every product is found by beginnings of its words in any order', () => {
    fc.assert(
      fc.property(menus, fc.nat(), fc.infiniteStream(fc.nat()), (products, pick, numbers) => {
        const position = pick % products.length;
        const shuffled = wordsOf(products[position] ?? product('', ''))
          .map((folded) => ({ folded, random: numbers.next().value }))
          .sort((one, other) => one.random - other.random)
          .map(({ folded, random }) => folded.slice(0, 1 + (random % folded.length)));
        const result = searchProducts(createIndex(products), shuffled.join(', '));
        expect(result?.kind).toBe('exact');
        expect(result?.hits).toContain(position);
      }),
    );
  });
});

describe('a typed word is similar', () => {
  it.each([
    ['to a word of five letters, with one wrong letter', 'pizxa', 'pizza', true],
    ['to a word of five letters, with one missing letter', 'piza', 'pizza', true],
    ['to the beginning of a word, with one missing letter', 'papna', 'papanasi', true],
    ['to the beginning of a word, with one additional letter', 'papaana', 'papanasi', true],
    ['not to a word of four letters, with one wrong letter', 'sapa', 'supa', false],
    ['not to a word of four letters, with one additional letter', 'supax', 'supa', false],
    ['not to the beginning of a word, with only four letters', 'cirb', 'ciorba', false],
    ['with swapped letters', 'margehrita', 'margherita', true],
    ['not with two errors', 'papnsai', 'papanasi', false],
    ['not to another number', '15000', '25000', false],
  ])('%s: %s, %s', (_, typed, word, expected) => {
    expect(isSimilar(typed, word)).toBe(expected);
  });
});

const foldAll = (text: string): readonly string[] => splitWords(text).map(({ folded }) => folded);
const anyText = fc.string({ unit: 'grapheme' });

describe('the words of a text', () => {
  it.each([
    ['case', 'PIZZA Quattro', ['pizza', 'quattro']],
    ['the comma below', 'Șnițel țărănesc', ['snitel', 'taranesc']],
    ['the cedilla of old texts', 'Şniţel ţărănesc', ['snitel', 'taranesc']],
    ['a precomposed letter', 'Sni\u0163el', ['snitel']],
    ['a combining mark', 'Snit\u0326el', ['snitel']],
    ['foreign letters', 'Crème brûlée', ['creme', 'brulee']],
    ['punctuation', 'Cola-Zero (0,5l)', ['cola', 'zero', '0', '5l']],
    ['a Turkish capital', 'İskender', ['iskender']],
    ['a ligature', 'ﬁlet', ['filet']],
    ['emoji', '🍕 Pizza 🍕', ['pizza']],
    ['no words', ' …!? ', []],
    ['marks alone', '\u0301\u0302', []],
  ])('are split and folded: %s', (_, given, words) => {
    expect(foldAll(given)).toEqual(words);
  });

  it('have the positions at which they stand in the text', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        for (const { folded, start, end } of splitWords(given)) {
          expect(foldWord(given.slice(start, end))).toBe(folded);
        }
      }),
    );
  });
});

describe('the end of the first letters', () => {
  it.each([
    ['Șnițel', 3, 'Șni'],
    ['S\u0326nit\u0326el', 1, 'S\u0326'],
    ['ﬁlet', 1, 'ﬁ'],
    ['supă', 4, 'supă'],
    ['supa\u0306', 4, 'supa\u0306'],
    ['supă', 9, 'supă'],
  ])('of %j, for %d letters, is the end of %j', (word, length, beginning) => {
    const given = `cu ${word}, cald`;
    const [, found = { folded: '', start: 0, end: 0 }] = splitWords(given);
    expect(given.slice(found.start, findEndOfLetters(given, found, length))).toBe(beginning);
  });

  it('is inside the word, and comes after at least the requested letters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (given, length) => {
        for (const word of splitWords(given)) {
          const end = findEndOfLetters(given, word, length);
          const letters = foldWord(given.slice(word.start, end));
          expect(end).toBeLessThanOrEqual(word.end);
          expect(letters.length).toBeGreaterThanOrEqual(Math.min(length, word.folded.length));
        }
      }),
    );
  });
});
