import { parseMenuLanguage, parseTransactionLanguage } from './accept-language.ts';

describe('the language of a transaction page', () => {
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
