import { isLanguage, markLink, markText } from './language.ts';

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
