import type { Menu, Product } from '@/lib/restaurant/menu';
import { structureMenu } from './structured-menu.ts';
import { structureNutrition } from './structured-nutrition.ts';

const productOf = (name: string, priceRon: number): Product => ({
  slug: name,
  name,
  priceRon,
  description: 'Not in the data',
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});

const menuOf = (categories: Menu['categories'], restaurantName?: string): Menu => ({
  restaurantName,
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories,
});

const soups = { anchor: 'ciorbe', name: 'Ciorbe', products: [productOf('Supă', 12.5)] };
const empty = { anchor: 'gol', name: 'Gol', products: [] };

describe('the structured data of a menu', () => {
  it('name each product with its price, and no empty category', () => {
    const text = JSON.stringify(structureMenu('la-mama', menuOf([empty, soups])));
    expect(text).toContain(
      '"hasMenuSection":[{"@type":"MenuSection","name":"Ciorbe","hasMenuItem":[{"@type":"MenuItem","name":"Supă","offers":{"@type":"Offer","price":12.5,"priceCurrency":"RON"}}]}]',
    );
    expect(text).not.toContain('Not in the data');
  });

  it.each([
    ['Casa Mamei', 'Casa Mamei'],
    [undefined, 'La Mama'],
  ])('for the restaurant name %s have the name %s', (given, name) => {
    expect(structureMenu('la-mama', menuOf([], given))).toMatchObject({
      '@graph': [{ '@type': 'Restaurant', name }, { '@type': 'BreadcrumbList' }],
    });
  });

  it('have the nutrition of a product only if schema.org has a property for one of its values', () => {
    const none = {
      energyKj: undefined,
      energyKcal: undefined,
      fat: undefined,
      saturates: undefined,
      carbohydrate: undefined,
      sugars: undefined,
      protein: undefined,
      salt: 0.1,
    };
    const known = { ...none, energyKcal: 78 };
    const products = [
      { ...productOf('Ciorbă', 20), nutrition: known },
      { ...productOf('Apă', 8), nutrition: none },
    ];
    const [restaurant] = structureMenu('la-mama', menuOf([{ ...soups, products }]))['@graph'];
    const items = 'hasMenu.hasMenuSection.0.hasMenuItem';
    expect(restaurant).toHaveProperty(`${items}.0.nutrition`, structureNutrition(known));
    expect(restaurant).toHaveProperty(`${items}.1.name`, 'Apă');
    expect(restaurant).not.toHaveProperty(`${items}.1.nutrition`);
  });

  it('have no negative zero as a price', () => {
    const free = { ...soups, products: [productOf('Apă', -0)] };
    const [restaurant] = structureMenu('la-mama', menuOf([free]))['@graph'];
    expect(restaurant).toHaveProperty('hasMenu.hasMenuSection.0.hasMenuItem.0.offers.price', 0);
  });
});
