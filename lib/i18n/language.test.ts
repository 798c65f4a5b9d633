import { parseMenuLanguage, parseTransactionLanguage } from './accept-language.ts';
import { formatLanguageQuery } from './language-query.ts';
import { isLanguage, LANGUAGE_HEADER, markLink, markText } from './language.ts';
import { getTransactionLanguage } from './transaction-language.ts';

let mockInbound = new Headers();
// `headers` of Next throws when Next is handling no request, so the test replaces it.
jest.mock('next/headers', () => ({ headers: async () => mockInbound }));

describe('the language of the browser on a transaction page', () => {
  it.each([
    ['ro', 'ro'],
    ['ro-RO', 'ro'],
    ['RO-ro,en;q=0.5', 'ro'],
    ['ro-RO,ro;q=0.9,en-US;q=0.8', 'ro'],
    ['en;q=0.4, ro;q=0.8', 'ro'],
    ['en-US,en;q=0.9,ro;q=0.8', 'en'],
    ['ro-MD', 'en'],
    ['ro;q=0', 'en'],
    ['ro;q=x', 'en'],
    ['hu-HU', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('for %j is %s', (header, language) => {
    expect(parseTransactionLanguage(header)).toBe(language);
  });
});

describe('the language of the browser on a menu', () => {
  it.each([
    ['ro', 'ro'],
    ['ro-RO,ro;q=0.9,en-US;q=0.8', 'ro'],
    ['ro-MD,en;q=0.9', 'ro'],
    ['en;q=0.4, ro;q=0.8', 'ro'],
    ['en-US,en;q=0.9,ro;q=0.8', 'en'],
    ['hu-HU,ro;q=0.9', 'en'],
    ['rom', 'en'],
    ['*', 'ro'],
    ['ro;q=0', 'ro'],
    ['', 'ro'],
    [null, 'ro'],
  ])('for %j is %s', (header, language) => {
    expect(parseMenuLanguage(header)).toBe(language);
  });
});

describe('the language of a transaction page', () => {
  it.each([
    ["the visitor's choice, although the browser prefers another language", 'en', 'ro', 'en'],
    ["the visitor's choice, although the browser prefers another language", 'ro', 'en', 'ro'],
    ['the choice of a visitor whose browser names no language', 'ro', undefined, 'ro'],
    ["the browser's language without a choice", undefined, 'ro-RO,ro;q=0.9', 'ro'],
    ["the browser's language without a choice", undefined, 'en-US,en;q=0.9', 'en'],
    ["the browser's language when the choice is no language of the site", 'de', 'ro', 'ro'],
    ["the browser's language when the choice is empty", '', 'ro', 'ro'],
    ['English when nothing is known', undefined, undefined, 'en'],
  ])('is %s (chosen: %j, browser: %j): %s', async (_, chosen, browser, language) => {
    mockInbound = new Headers({
      ...(chosen !== undefined && { [LANGUAGE_HEADER]: chosen }),
      ...(browser !== undefined && { 'accept-language': browser }),
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
  it.each(['ro', 'en'])('may be %s', (value) => {
    expect(isLanguage(value)).toBe(true);
  });

  it.each(['', 'RO', 'hu', 'ro,en', null, undefined])('may not be %j', (value) => {
    expect(isLanguage(value)).toBe(false);
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
