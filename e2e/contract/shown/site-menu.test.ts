import { readMenuAsSite } from './site-menu.ts';

const product = { name: 'Ciorbă', price: 20 };
const menuOf = (flavours: readonly unknown[], head: object = {}): object => ({
  ...head,
  categories: [{ _id: '1', name: 'Ciorbe', flavours }],
});

describe('a menu as the site reads it', () => {
  it('is whole when every part is shown', () => {
    expect(readMenuAsSite(menuOf([product, product]))).toEqual([
      { isKept: true, sentence: 'is shown whole by the site (categories: 1, products: 2)' },
    ]);
  });

  it.each([
    [
      'a product without a visible name',
      menuOf([product, { name: '\u200b', price: 1 }]),
      'the site would not show the product "\u200b" ($.categories[0].flavours[1])',
    ],
    [
      'a product that is no object',
      menuOf([product, 'Ciorbă']),
      'the site would not show the product ($.categories[0].flavours[1])',
    ],
    [
      'a category without products',
      { categories: [{ name: 'Ciorbe', flavours: [product] }, { name: 'Pizza' }] },
      'the site would not show the category $.categories[1]',
    ],
    [
      'a picture without a host',
      menuOf([{ ...product, image: '/a.webp' }]),
      'the site would not show $.categories[0].flavours[0].image: it is no absolute http or https address',
    ],
    [
      'a weight that is an object',
      menuOf([{ ...product, weight: { grams: 350 } }]),
      'the site would not show $.categories[0].flavours[0].weight: it is no text',
    ],
    [
      'a hero without a host',
      menuOf([product], { restaurantImage: 'hero.webp' }),
      'the site would not show $.restaurantImage: it is no absolute http or https address',
    ],
    [
      'hours as texts',
      menuOf([product], { restaurant_schedule: { start: '9', end: '23' } }),
      'the site would not show $.restaurant_schedule: it needs date-times such as 2024-07-01T07:00:00Z, or whole hours from 0 to 24',
    ],
    [
      'no readable product',
      menuOf([{ title: 'renamed' }]),
      'the site cannot use this menu: it shows the last good one, or answers 503',
    ],
  ])('lacks a part with %s', (_, body, sentence) => {
    expect(readMenuAsSite(body)).toEqual([{ isKept: false, sentence }]);
  });

  it.each([null, '', ' '])('lacks nothing with optional fields of %j', (value) => {
    const fields = { image: value, description: value, weight: value, quantity_type: value };
    const head = { restaurantName: value, restaurantImage: value, restaurant_schedule: value };
    expect(readMenuAsSite(menuOf([{ ...product, ...fields }], head))).toMatchObject([
      { isKept: true },
    ]);
  });
});
