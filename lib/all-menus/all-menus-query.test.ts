import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { formatResultsPath, parseResultsPath } from './server/results-path.ts';
import {
  formatResultsHref,
  isAllMenusSearch,
  OPENINGS,
  parseAllMenusQuery,
} from './all-menus-query.ts';
import type { AllMenusQuery } from './all-menus-query.ts';

const parse = (search: string): AllMenusQuery => parseAllMenusQuery(new URLSearchParams(search));
const query = fc.record({
  text: fc.string({ unit: anyCharacter, maxLength: 200 }),
  opening: fc.constantFrom(...OPENINGS),
});

describe('the query of a search in all menus', () => {
  it.each([
    ['', { text: '', opening: 'toate' }],
    ['q=papana%C8%99i', { text: 'papanași', opening: 'toate' }],
    ['q=%20+supa%20&program=acum', { text: 'supa', opening: 'acum' }],
    ['q=a&q=b&program=intai&program=acum', { text: 'a', opening: 'intai' }],
    ['program=altceva', { text: '', opening: 'toate' }],
    [`q=${'x'.repeat(81)}`, { text: 'x'.repeat(80), opening: 'toate' }],
    // The limit cuts a surrogate pair in half.
    [`q=${'x'.repeat(79)}🍕`, { text: `${'x'.repeat(79)}\ufffd`, opening: 'toate' }],
  ])('is read from ?%s', (search, expected) => {
    expect(parse(search)).toEqual(expected);
  });

  it('ignores a file in the place of the text', () => {
    const form = new FormData();
    form.set('q', new Blob(['x']));
    expect(parseAllMenusQuery(form).text).toBe('');
  });

  it.each([
    ['', false],
    ['q=', false],
    ['q=%3F!', false],
    ['q=a', true],
    ['q=&program=acum', true],
    ['q=&program=intai', true],
    ['q=&program=toate', false],
  ])('?%s asks to filter or to sort the restaurants: %s', (search, expected) => {
    expect(isAllMenusSearch(parse(search))).toBe(expected);
  });

  it('leads to the address of its hits; an empty query leads to the list of restaurants', () => {
    expect(formatResultsHref({ text: '', opening: 'toate' })).toBe('/restaurants');
    expect(formatResultsHref({ text: 'supă & pâine', opening: 'acum' })).toBe(
      '/restaurants?q=sup%C4%83+%26+p%C3%A2ine&program=acum',
    );
  });

  it('is read unchanged from its address and from its internal path', () => {
    fc.assert(
      fc.property(query, ({ text, opening }) => {
        const asked = parse(new URLSearchParams({ q: text, program: opening }).toString());
        const { search } = new URL(formatResultsHref(asked), 'http://localhost');
        expect(parse(search)).toEqual(asked);
        const path = formatResultsPath(asked);
        expect(new URL(path, 'http://localhost').pathname).toBe(path);
        const [, , , openingSegment = '', querySegment = ''] = path.split('/');
        expect(parseResultsPath({ opening: openingSegment, query: querySegment })).toEqual(asked);
      }),
    );
  });

  it('has a short internal path, in which no character has a special meaning', () => {
    const path = formatResultsPath(parse(`q=${encodeURIComponent('€'.repeat(500))}`));
    expect(path).toMatch(/^\/embedded\/cautare\/toate\/q[\w-]{1,330}$/);
    expect(formatResultsPath(parse('q=..'))).toBe('/embedded/cautare/toate/qLi4');
  });

  it.each(['', 'q', 'q%', 'q!!!', '../../x', 'q'.repeat(10_000)])(
    'is valid when it is read from the segment %j',
    (segment) => {
      const { text, opening } = parseResultsPath({ opening: segment, query: segment });
      expect(text.length).toBeLessThanOrEqual(80);
      expect(opening).toBe('toate');
    },
  );
});
