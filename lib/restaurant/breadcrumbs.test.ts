import { breadcrumbs } from './breadcrumbs.ts';
import type { Breadcrumb } from './breadcrumbs.ts';

const restaurant = { restaurantId: 'casa-veche', name: 'Casa Veche' };
const PAGE = '/restaurant/casa-veche';

describe('the breadcrumbs', () => {
  it.each<[string, readonly Breadcrumb[], readonly (readonly [string, string])[]]>([
    [
      'of the list of restaurants',
      breadcrumbs.list(),
      [
        ['Acasă', '/'],
        ['Restaurante', '/restaurants'],
      ],
    ],
    [
      'of a restaurant',
      breadcrumbs.restaurant(restaurant),
      [
        ['Acasă', '/'],
        ['Restaurante', '/restaurants'],
        ['Casa Veche', PAGE],
      ],
    ],
    [
      'of a menu',
      breadcrumbs.menu(restaurant),
      [
        ['Acasă', '/'],
        ['Restaurante', '/restaurants'],
        ['Casa Veche', PAGE],
        ['Meniu', `${PAGE}/menu`],
      ],
    ],
    [
      'of a menu in English',
      breadcrumbs.menu({ ...restaurant, language: 'en' }),
      [
        ['Home', '/'],
        ['Restaurants', '/restaurants'],
        ['Casa Veche', PAGE],
        ['Menu', `${PAGE}/menu`],
      ],
    ],
  ])('%s lead from the home page to the page itself', (_, crumbs, expected) => {
    expect(crumbs.map(({ name, path }) => [name, path])).toEqual(expected);
  });
});
