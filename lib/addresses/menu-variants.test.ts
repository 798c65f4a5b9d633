import { getMenuLanguage } from './menu-variants.ts';

describe('the language of a menu', () => {
  it.each([
    ['/restaurant/casa-veche/menu', 'ro'],
    ['/embedded/restaurant/casa-veche/menu', 'ro'],
    ['/embedded/english/restaurant/casa-veche/menu', 'en'],
    ['/embedded/english/embedded/restaurant/casa-veche/menu', 'en'],
    ['/restaurant/casa-veche', undefined],
    ['/restaurants', undefined],
    ['/index', undefined],
    ['/previews/casa-veche/menu.jpg', undefined],
  ])('at %s is %s', (pathname, language) => {
    expect(getMenuLanguage(pathname)).toBe(language);
  });
});
