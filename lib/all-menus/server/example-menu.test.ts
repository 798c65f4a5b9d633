import type { Menu, Product } from '@/lib/restaurant/menu';
import { findExample } from './example-menu.ts';

const product = (name: string, more: Partial<Product> = {}): Product => ({
  slug: name,
  name,
  priceRon: 10,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: `https://pictures.example/${name}.webp`,
  ...more,
});

const menuOf = (...categories: readonly (readonly Product[])[]): Menu => ({
  restaurantName: 'La Mama',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories: categories.map((products, index) => ({
    anchor: `c${index}`,
    name: `Categoria ${index}`,
    products,
  })),
});

const soup = product('supa');
const steak = product('friptura');
const cake = product('tort');
const tea = product('ceai');

beforeAll(() => {
  process.env['IMAGE_ORIGINS'] = 'https://pictures.example';
});

describe('the part of a menu that owners see', () => {
  it('is the first category with three products that have different pictures, have a price and are not sold out', () => {
    const products = [
      soup,
      { ...soup, name: 'Aceeași poză' },
      { ...steak, isSoldOut: true },
      product('apa', { priceRon: 0 }),
      cake,
    ];
    expect(
      findExample(menuOf([soup, steak], products, [...products, tea, product('vin')])),
    ).toEqual({
      category: 'Categoria 2',
      products: [soup, cake, tea],
      explained: undefined,
    });
    expect(findExample(menuOf(products))).toBeUndefined();
  });

  it('explains the first available product with allergens, ingredients and nutrition', () => {
    const nutrition = {
      energyKj: 200,
      energyKcal: 48,
      fat: 3,
      saturates: 2,
      carbohydrate: 5,
      sugars: 5,
      protein: 3,
      salt: 0.1,
    };
    const facts = {
      ingredients: 'Lapte.',
      allergens: { known: ['milk'], isComplete: true },
      nutrition,
    } as const;
    const explained = { ...tea, ...facts };
    const partly = { ...soup, ...facts, nutrition: undefined };
    const soldOut = { ...steak, ...facts, isSoldOut: true };
    const withoutPrice = { ...steak, ...facts, priceRon: 0 };
    const menu = menuOf([partly, steak, cake], [soldOut, withoutPrice, explained]);
    expect(findExample(menu)?.explained).toEqual(explained);
  });
});
