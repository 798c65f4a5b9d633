import { formatLanguageQuery } from './language-query.ts';

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
