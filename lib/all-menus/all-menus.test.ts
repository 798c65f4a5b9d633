import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { formatResultsHref, isAllMenusSearch, parseAllMenusQuery } from './all-menus-query.ts';
import type { AllMenusQuery, Opening } from './all-menus-query.ts';
import {
  formatAllMenusLimits,
  formatAllMenusResult,
  formatMoreHits,
} from './format-all-menus-result.ts';
import { INDEX_FORMAT, INDEX_PATH, loadIndex } from './menus-index.ts';
import type { AllMenusResult, RestaurantHits } from './search-all-menus.ts';

const parse = (search: string): AllMenusQuery => parseAllMenusQuery(new URLSearchParams(search));

describe('the query of a search in all menus', () => {
  it.each([
    ['', { text: '', opening: 'toate' }, false],
    ['q=papana%C8%99i', { text: 'papanași', opening: 'toate' }, true],
    ['q=%20+supa%20&program=acum', { text: 'supa', opening: 'acum' }, true],
    ['q=a&q=b&program=acum&program=toate', { text: 'a', opening: 'acum' }, true],
    ['q=&program=acum', { text: '', opening: 'acum' }, true],
    ['q=&program=intai', { text: '', opening: 'toate' }, false],
    ['q=&program=toate', { text: '', opening: 'toate' }, false],
    ['program=altceva', { text: '', opening: 'toate' }, false],
    ['q=%3F!', { text: '?!', opening: 'toate' }, false],
    [`q=${'x'.repeat(81)}`, { text: 'x'.repeat(80), opening: 'toate' }, true],
    // The limit cuts a surrogate pair in half.
    [`q=${'x'.repeat(79)}🍕`, { text: `${'x'.repeat(79)}\ufffd`, opening: 'toate' }, true],
  ])('"?%s" is %j, and asks to filter or to sort the restaurants: %s', (...row) => {
    const [search, query, isSearch] = row;
    expect(parse(search)).toEqual(query);
    expect(isAllMenusSearch(parse(search))).toBe(isSearch);
  });

  it('ignores a file in the place of the text', () => {
    const form = new FormData();
    form.set('q', new Blob(['x']));
    expect(parseAllMenusQuery(form).text).toBe('');
  });

  it('leads to the address of its hits; an empty query leads to the list of restaurants', () => {
    expect(formatResultsHref({ text: '', opening: 'toate' })).toBe('/restaurants');
    expect(formatResultsHref({ text: 'supă & pâine', opening: 'acum' })).toBe(
      '/restaurants?q=sup%C4%83+%26+p%C3%A2ine&program=acum',
    );
  });

  it('is read unchanged from its address', () => {
    const anyText = fc.string({ unit: anyCharacter, maxLength: 200 });
    fc.assert(
      fc.property(anyText, fc.constantFrom('toate', 'acum'), (text, opening) => {
        const asked = parse(new URLSearchParams({ q: text, program: opening }).toString());
        const { search } = new URL(formatResultsHref(asked), 'http://localhost');
        expect(parse(search)).toEqual(asked);
      }),
    );
  });
});

const group = (productCount: number): RestaurantHits => ({
  restaurant: { name: 'La Mama', schedule: { kind: 'none' }, categories: [] },
  opening: { state: 'unknown' },
  products: [],
  productCount,
});
const resultOf = (kind: AllMenusResult['kind'], counts: readonly number[]): AllMenusResult => ({
  kind,
  groups: counts.map(group),
  productCount: counts.reduce((sum, count) => sum + count, 0),
});

describe('the result of a search in all menus', () => {
  it.each<[AllMenusResult['kind'], readonly number[], string, text?: string, opening?: Opening]>([
    ['exact', [1], 'Am găsit un produs într-un restaurant.'],
    ['exact', [1, 1], 'Am găsit 2 produse în 2 restaurante.'],
    ['exact', [12, 8], 'Am găsit 20 de produse în 2 restaurante.', 'x', 'acum'],
    ['exact', [0], 'Am găsit un restaurant.'],
    ['exact', [0, 0], 'Am găsit 2 restaurante.'],
    ['exact', [0, 3], 'Am găsit 3 produse într-un restaurant și un restaurant după nume.'],
    ['similar', [1], 'Nu am găsit „x”. Iată un produs asemănător într-un restaurant.'],
    ['similar', [0], 'Nu am găsit „x”. Iată un restaurant cu nume asemănător.'],
    ['exact', [0, 0], 'Deschise acum: 2 restaurante.', '', 'acum'],
    ['exact', [0], 'Deschis acum: un restaurant.', '?!&', 'acum'],
    ['exact', [], 'După programul afișat, niciun restaurant nu e deschis acum.', '?!&', 'acum'],
  ])(
    'of kind %s with %j products per restaurant is: %s (for the text %j and the opening %j)',
    (kind, counts, sentence, text = 'x', opening = 'toate') => {
      expect(formatAllMenusResult(resultOf(kind, counts), { text, opening })).toBe(sentence);
    },
  );

  it.each([
    ['toate', 'Nu am găsit „sushi” la niciun restaurant.'],
    ['acum', 'Nu am găsit „sushi” la niciun restaurant deschis acum.'],
  ] as const)('says that nothing is found, for the opening "%s": %s', (opening, sentence) => {
    const text = formatAllMenusResult(resultOf('similar', []), { text: 'sushi', opening });
    expect(text.startsWith(sentence)).toBe(true);
  });

  it('says which restaurant opens first, when none is open', () => {
    const opening = { state: 'closed', opensAt: '9:00', day: 'tomorrow', inMinutes: 600 } as const;
    const opensFirst = { ...group(0), opening };
    const result = { ...resultOf('exact', []), groups: [opensFirst], opensFirst };
    expect(formatAllMenusResult(result, { text: '', opening: 'acum' })).toBe(
      'După programul afișat, niciun restaurant nu e deschis acum. Primul deschide La Mama, mâine la 9:00.',
    );
  });

  it('counts the hits that are not shown', () => {
    expect([1, 9, 20].map(formatMoreHits)).toEqual([
      'Încă un produs în meniu',
      'Încă 9 produse în meniu',
      'Încă 20 de produse în meniu',
    ]);
  });
});

const RECEIVED_AT = Date.parse('2026-11-22T12:05:00Z');
const PERIOD_MS = 300_000;
const DAY_MS = 86_400_000;
const received = {
  menus: { known: 11, all: 11 },
  oldestReceivedAt: RECEIVED_AT,
  periodMs: PERIOD_MS,
} as const;

describe('the sentences about the limits of a search in all menus', () => {
  it.each([
    [{ known: 11, all: 11 }, []],
    [{ known: 9, all: 11 }, ['Am căutat în 9 din 11 meniuri. Celelalte nu sunt disponibile acum.']],
  ])('say in how many menus the site searched, if menus are missing: %j', (menus, sentences) => {
    const limits = formatAllMenusLimits({ ...received, menus }, new Date(RECEIVED_AT));
    expect(limits).toEqual(sentences);
  });

  it.each([
    ['no date', 'when the data are new', 0],
    ['no date', 'after one period', PERIOD_MS],
    ['no date', 'after two periods', 2 * PERIOD_MS],
    ['the date', 'after more than two periods', 2 * PERIOD_MS + 1],
    ['the date', 'after a restart a day later with the stored index', DAY_MS],
    ['no date', 'with a clock that is a second behind', -1_000],
    ['no date', 'with a clock that is years behind', -RECEIVED_AT],
  ])('say %s of the oldest data %s', (says, _, ageMs) => {
    expect(formatAllMenusLimits(received, new Date(RECEIVED_AT + ageMs))).toEqual(
      says === 'no date'
        ? []
        : ['Unele prețuri și programe pot să nu fie la zi: datele sunt din 22 noiembrie la 14:05.'],
    );
  });
});

describe('the index in the browser', () => {
  const index = {
    format: INDEX_FORMAT,
    restaurants: [],
    menus: { known: 0, all: 0 },
    oldestReceivedAt: 0,
    periodMs: 300_000,
  };

  it('is requested from the site, even if the cache of the browser has a copy', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(index));
    expect(await loadIndex()).toEqual(index);
    const options = expect.objectContaining({ cache: 'no-cache' });
    expect(fetchMock.mock.calls).toEqual([[INDEX_PATH, options]]);
  });

  it.each([
    ['an error, even if its body is an index', Response.json(index, { status: 503 }), '503'],
    ['of an older release', Response.json({ ...index, format: INDEX_FORMAT - 1 }), ''],
    ['no object', Response.json(null), ''],
    ['a page in place of JSON', new Response('<!doctype html>'), ''],
  ])('is refused when the response is %s', async (_, response, message) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    await expect(loadIndex()).rejects.toThrow(message);
  });

  it('is not loaded after half a minute without a response', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
      options?.signal?.throwIfAborted();
      return Response.json(index);
    });
    await expect(loadIndex()).rejects.toThrow('aborted');
    expect(timeout).toHaveBeenCalledWith(30_000);
  });
});
