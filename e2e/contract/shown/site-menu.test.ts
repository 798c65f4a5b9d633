import { readMenuAsSite } from './site-menu.ts';

const product = { name: 'Ciorbă', price: 20 };
const menuOf = (flavours: readonly unknown[], head: object = {}): object => ({
  ...head,
  categories: [{ _id: '1', name: 'Ciorbe', flavours }],
});

describe('a menu as the site reads it', () => {
  it('is shown whole when the site can read every part', () => {
    expect(readMenuAsSite(menuOf([product, product]))).toEqual([
      { isPassed: true, sentence: 'is shown whole by the site (categories: 1, products: 2)' },
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
      'a category without the field `flavours`',
      { categories: [{ name: 'Ciorbe', flavours: [product] }, { name: 'Pizza' }] },
      'the site would not show the category $.categories[1]',
    ],
    [
      'a picture without a host',
      menuOf([{ ...product, image: '/a.webp' }]),
      'the site would not show $.categories[0].flavours[0].image: it is no absolute http or https address of at most 2,048 characters without credentials',
    ],
    [
      'a weight that is an object',
      menuOf([{ ...product, weight: { grams: 350 } }]),
      'the site would not show $.categories[0].flavours[0].weight: it is no text',
    ],
    [
      'a hero picture without a host',
      menuOf([product], { restaurantImage: 'hero.webp' }),
      'the site would not show $.restaurantImage: it is no absolute http or https address of at most 2,048 characters without credentials',
    ],
    [
      'hours as texts',
      menuOf([product], { restaurant_schedule: { start: '9', end: '23' } }),
      'the site would not show $.restaurant_schedule: it needs date-times such as 2024-07-01T07:00:00Z, or whole hours from 0 to 24',
    ],
    [
      'allergens in a text',
      menuOf([{ ...product, allergens: 'lapte' }]),
      'the site would not show $.categories[0].flavours[0].allergens: it is no list with codes of the 14 allergens',
    ],
    [
      'an unknown allergen',
      menuOf([{ ...product, allergens: ['milk', 'kiwi'] }]),
      'the site would say that $.categories[0].flavours[0].allergens is not complete: some codes are none of the 14',
    ],
    [
      'nutrition in a text',
      menuOf([{ ...product, nutrition: '78 kcal' }]),
      'the site would not show $.categories[0].flavours[0].nutrition: it is no amount in 100 g within the limits of the document',
    ],
    [
      'an amount in a text',
      menuOf([{ ...product, nutrition: { energy_kcal: 78, salt: '0,9 g' } }]),
      'the site would not show $.categories[0].flavours[0].nutrition.salt: it is no amount in 100 g within the limits of the document',
    ],
    [
      'a field `sold_out` in words',
      menuOf([{ ...product, sold_out: 'da' }]),
      'the site would not show $.categories[0].flavours[0].sold_out: it is neither true nor false',
    ],
    [
      'an address as one text',
      menuOf([product], { address: 'Strada Unirii 1, Arad' }),
      'the site would not show $.address: it needs a street and a city',
    ],
    [
      'a postal code of five digits',
      menuOf([product], {
        address: { street: 'Strada Unirii 1', city: 'Arad', postal_code: '31012' },
      }),
      'the site would not show $.address.postal_code: it needs six digits',
    ],
    [
      'a foreign telephone number',
      menuOf([product], { telephone: '+36 1 234 5678' }),
      'the site would not show $.telephone: it is no Romanian number',
    ],
    [
      'latitude and longitude exchanged',
      menuOf([product], { coordinates: { latitude: 21.3, longitude: 46.2 } }),
      'the site would not show $.coordinates: it needs latitude and longitude of a place in Romania, as numbers',
    ],
    [
      'no readable product',
      menuOf([{ title: 'renamed' }]),
      'the site cannot use this menu: it shows the last good one, or answers 503',
    ],
  ])('is not shown whole when it has %s', (_, body, sentence) => {
    expect(readMenuAsSite(body)).toEqual([{ isPassed: false, sentence }]);
  });

  it.each([null, '', ' ', '\u200b'])('is shown whole when its optional fields are %j', (value) => {
    const texts = { image: value, description: value, weight: value, quantity_type: value };
    const facts = { ingredients: value, allergens: value, nutrition: value, sold_out: value };
    const fields = { ...texts, ...facts };
    const contact = { address: value, telephone: value, coordinates: value };
    const pictures = { restaurantImage: value, logoImage: value };
    const head = { restaurantName: value, restaurant_schedule: value, ...pictures };
    expect(
      readMenuAsSite(menuOf([{ ...product, ...fields }], { ...head, ...contact })),
    ).toMatchObject([{ isPassed: true }]);
  });

  it('is shown whole when it has an empty list of allergens', () => {
    expect(readMenuAsSite(menuOf([{ ...product, allergens: [] }]))).toMatchObject([
      { isPassed: true },
    ]);
  });
});
