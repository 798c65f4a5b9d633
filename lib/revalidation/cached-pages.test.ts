import {
  addressesOfList,
  listAddressesOfRestaurant,
  listPagesOfRestaurant,
  pagesOfList,
} from './cached-pages.ts';

describe('the cached pages', () => {
  it('of the list of restaurants include the sitemap and the index of all menus', () => {
    expect(pagesOfList).toEqual([
      '/index',
      '/restaurants',
      '/partener/coduri',
      '/sitemap.xml',
      '/cautare.json',
    ]);
  });

  it('of a restaurant include all variants of the menu', () => {
    expect(listPagesOfRestaurant('la-mama')).toEqual([
      '/restaurant/la-mama',
      '/restaurant/la-mama/menu',
      '/embedded/restaurant/la-mama/menu',
      '/embedded/english/restaurant/la-mama/menu',
      '/embedded/english/embedded/restaurant/la-mama/menu',
      '/cautare.json',
    ]);
  });
});

describe('the addresses to purge at the edge', () => {
  it('after a change of the list of restaurants include "/" for the home page', () => {
    expect(addressesOfList).toEqual([
      '/',
      '/restaurants',
      '/partener/coduri',
      '/sitemap.xml',
      '/cautare.json',
    ]);
  });

  it('after a change of a restaurant include the pictures, and one address for all variants of the menu', () => {
    expect(listAddressesOfRestaurant('la-mama')).toEqual([
      '/restaurant/la-mama',
      '/restaurant/la-mama/menu',
      '/previews/la-mama/restaurant.jpg',
      '/previews/la-mama/menu.jpg',
      '/previews/la-mama/menu.svg',
      '/cautare.json',
    ]);
  });
});
