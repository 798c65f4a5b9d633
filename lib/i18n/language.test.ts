import { isLanguage, parseLanguage } from './language.ts';

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
    expect(parseLanguage(header)).toBe(language);
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
