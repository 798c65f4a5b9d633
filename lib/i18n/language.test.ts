import {
  isLanguage,
  markLink,
  markText,
  parseMenuLanguage,
  parseTransactionLanguage,
} from './language.ts';

describe('the language of a transactional page', () => {
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

describe('the language of a menu', () => {
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

describe('the mark of Romanian', () => {
  it('is on texts and links of English pages, and no attribute at all on Romanian ones', () => {
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
