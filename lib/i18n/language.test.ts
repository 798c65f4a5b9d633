import {
  parseMenuLanguage,
  parseTransactionLanguage,
  isLanguage,
  LANGUAGE_HEADER,
  markLink,
  markText,
} from './language.ts';
import { formatLanguageQuery } from './language-choice.ts';
import { getTransactionLanguage } from './transaction-language.ts';

let mockInbound = new Headers();
// `headers` of Next throws when Next is handling no request, so the test replaces it.
jest.mock('next/headers', () => ({ headers: async () => mockInbound }));

describe('the language of the browser on a transaction page', () => {
  it.each([
    ['ro', 'ro'],
    ['RO-ro,en;q=0.5', 'ro'],
    ['en;q=0.4, ro;q=0.8', 'ro'],
    ['en-US,en;q=0.9,ro;q=0.8', 'en'],
    ['ro-MD', 'en'],
    ['ro;q=0', 'en'],
    ['ro;q=x', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('for %j is %s', (header, language) => {
    expect(parseTransactionLanguage(header)).toBe(language);
  });
});

describe('the language of the browser on a menu', () => {
  it.each([
    ['ro-MD,en;q=0.9', 'ro'],
    ['hu-HU,ro;q=0.9', 'en'],
    ['rom', 'en'],
    ['*', 'ro'],
    ['ro;q=0', 'ro'],
    [null, 'ro'],
  ])('for %j is %s', (header, language) => {
    expect(parseMenuLanguage(header)).toBe(language);
  });
});

describe('the language of a transaction page', () => {
  it.each([
    ["the visitor's choice, although the browser prefers another language", 'en', 'en'],
    ["the browser's language without a choice", undefined, 'ro'],
    ["the browser's language when the choice is no language of the site", 'de', 'ro'],
  ])('is %s (%j): %s', async (_, chosen, language) => {
    mockInbound = new Headers({
      ...(chosen !== undefined && { [LANGUAGE_HEADER]: chosen }),
      'accept-language': 'ro-RO,ro;q=0.9',
    });
    expect(await getTransactionLanguage()).toBe(language);
  });
});

describe('the language attributes of Romanian texts and links', () => {
  it('are set on English pages, and absent on Romanian pages', () => {
    expect([markText('en'), markLink('en')]).toEqual([{ lang: 'ro' }, { hrefLang: 'ro' }]);
    expect([markText('ro'), markLink('ro')]).toStrictEqual([{}, {}]);
  });
});

describe('a chosen language', () => {
  it('is one of the two, in small letters', () => {
    const values = ['ro', 'en', '', 'RO', 'hu', 'ro,en', null, undefined];
    expect(values.filter(isLanguage)).toEqual(['ro', 'en']);
  });
});

describe('the link to the same page in another language', () => {
  it.each([
    [{}, '?lang=en'],
    [{ lang: 'ro' }, '?lang=en'],
    [{ lang: ['ro', 'en'] }, '?lang=en'],
    [{ RC: '51', MESSAGE: 'Not enough funds' }, '?RC=51&MESSAGE=Not+enough+funds&lang=en'],
    [{ RC: ['51', '00'], ORDER: undefined }, '?RC=51&RC=00&lang=en'],
    [{ MESSAGE: '"><script>&lang=ro' }, '?MESSAGE=%22%3E%3Cscript%3E%26lang%3Dro&lang=en'],
  ])('from %j is %s', (query, search) => {
    expect(formatLanguageQuery(query, 'en')).toBe(search);
  });
});
