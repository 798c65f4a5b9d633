import {
  HOME_PRODUCTS,
  HOME_RESTAURANTS,
  listHomeProducts,
  listHomeRestaurants,
} from './home-picks.ts';
import type { ListedRestaurant, IndexedProduct, IndexedRestaurant } from './menus-index.ts';

const picture = { href: 'https://img.example/x.webp', isResized: true } as const;
const listed = (name: string, parts: Partial<ListedRestaurant> = {}): ListedRestaurant => ({
  name,
  restaurantId: name.toLowerCase(),
  schedule: { kind: 'none' },
  ...parts,
});

describe('the restaurants of the home page', () => {
  it('are those with a picture, then the others, each in the order of the list', () => {
    const list = [
      listed('Zimbru'),
      listed('Hora', { picture }),
      listed('Ancora'),
      listed('Brad', { picture }),
    ];
    const names = listHomeRestaurants(list).map(({ name }) => name);
    expect(names).toEqual(['Hora', 'Brad', 'Zimbru', 'Ancora']);
  });

  it('are at most six, and all have a page', () => {
    const { restaurantId: _id, ...withoutPage } = listed('Fără pagină', { picture });
    const many = Array.from({ length: HOME_RESTAURANTS + 1 }, (_, position) =>
      listed(`R${position}`),
    );
    const ids = listHomeRestaurants([withoutPage, ...many]).map(({ restaurantId }) => restaurantId);
    expect(ids).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  });
});

const product = (name: string, parts: Partial<IndexedProduct> = {}): IndexedProduct => ({
  name,
  priceRon: 20,
  picture,
  ...parts,
});
const restaurant = (
  name: string,
  ...categories: readonly (readonly IndexedProduct[])[]
): IndexedRestaurant => ({
  ...listed(name),
  categories: categories.map((products) => ({ name: 'Categorie', products })),
});

const restaurants = (count: number): readonly IndexedRestaurant[] =>
  Array.from({ length: count }, (_, position) =>
    restaurant(`R${position}`, [product('Supă')], [product('Vin')]),
  );

describe('the products of the home page', () => {
  it('are one of each restaurant, from different categories of the first half', () => {
    const menu = ['Supă', 'Friptură', 'Garnitură', 'Vin'].map((name) => [product(name)]);
    const list = ['A', 'B', 'C'].map((name) => restaurant(name, ...menu));
    const picks = listHomeProducts(list).map(({ restaurantId, name }) => [restaurantId, name]);
    expect(picks).toEqual([
      ['a', 'Supă'],
      ['b', 'Friptură'],
      ['c', 'Supă'],
    ]);
  });

  it('have a picture and a price, and are not sold out', () => {
    const { picture: _picture, ...withoutPicture } = product('Fără poză');
    const soldOut = product('Epuizat', { isSoldOut: true });
    const free = product('Gratuit', { priceRon: 0 });
    const shown = product('Papanași', { slug: 'papanasi-2' });
    const list = [
      restaurant('Gol'),
      restaurant('Nimic', [withoutPicture, soldOut, free]),
      restaurant('Bun', [withoutPicture, soldOut, free, shown]),
      ...restaurants(2),
    ];
    const [first, ...others] = listHomeProducts(list);
    expect(others).toHaveLength(2);
    expect(first).toEqual({
      name: 'Papanași',
      priceRon: 20,
      picture,
      slug: 'papanasi-2',
      restaurantId: 'bun',
      restaurantName: 'Bun',
    });
  });

  it.each([
    [2, 0],
    [3, 3],
    [9, HOME_PRODUCTS],
  ])('are, with %i menus, %i', (count, shown) => {
    expect(listHomeProducts(restaurants(count))).toHaveLength(shown);
  });
});
