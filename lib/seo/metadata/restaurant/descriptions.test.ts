import type { Menu } from '@/lib/restaurant/menu';
import { describeMenu, describeRestaurant } from './descriptions.ts';
import { DESCRIPTION_LENGTH } from './description-length.ts';

const product = {
  slug: 'supa',
  name: 'Supă',
  priceRon: 10,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
};

const menuOf = (...names: readonly string[]): Menu => ({
  restaurantName: 'Casa Veche',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'v3', opensAt: 600, closesAt: 60 },
  categories: names.map((name) => ({ anchor: name, name, products: [product] })),
});

describe('the description of a restaurant', () => {
  it('has hours and categories', () => {
    expect(describeRestaurant('Casa Veche', menuOf('Ciorbe', 'Grătar'))).toBe(
      'Casa Veche, program 10:00 - 01:00. În meniu: Ciorbe, Grătar. Comandă și rezervă o masă din aplicația Polonic.',
    );
  });

  it('leaves out missing hours and categories without products', () => {
    const menu: Menu = {
      ...menuOf(),
      schedule: { kind: 'none' },
      categories: [{ anchor: 'gol', name: 'Gol', products: [] }],
    };
    expect(describeRestaurant('Casa Veche', menu)).toBe(
      'Casa Veche. Vezi meniul. Comandă și rezervă o masă din aplicația Polonic.',
    );
  });

  it('leaves out categories that a search result would cut off', () => {
    const many = menuOf(...Array.from({ length: 20 }, (_, index) => `Categoria ${index + 1}`));
    const text = describeRestaurant('Casa Veche', many);
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    expect(text).toContain('Categoria 1, Categoria 2');
    expect(text).toContain(' și altele. Comandă');
  });
});

describe('the description of a menu', () => {
  it.each([
    [['Ciorbe'], 'Meniul Casa Veche: 1 produs cu gramaje, descrieri și prețuri în lei. Ciorbe.'],
    [
      ['Ciorbe', 'Grătar'],
      'Meniul Casa Veche: 2 produse cu gramaje, descrieri și prețuri în lei. Ciorbe, Grătar.',
    ],
    [[], 'Meniul Casa Veche, cu gramaje, descrieri și prețuri în lei.'],
  ])('with the categories %j is: %s', (names, text) => {
    expect(describeMenu('Casa Veche', menuOf(...names))).toBe(text);
  });
});
