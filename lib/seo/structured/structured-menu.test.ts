import type { Menu, Product } from '@/lib/restaurant/menu';
import { structureMenu } from './structured-menu.ts';

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

  it("have a product's nutrition under schema.org's property names", () => {
    const nutrition = {
      energyKj: 325,
      energyKcal: 78,
      fat: 5.1,
      saturates: undefined,
      carbohydrate: 2,
      sugars: undefined,
      protein: 6,
      salt: 0.9,
    };
    const product = { ...productOf('Ciorbă', 20), nutrition };
    const [restaurant] = structureMenu('la-mama', menuOf([{ ...soups, products: [product] }]))[
      '@graph'
    ];
    expect(restaurant).toHaveProperty('hasMenu.hasMenuSection.0.hasMenuItem.0.nutrition', {
      '@type': 'NutritionInformation',
      servingSize: '100 g',
      calories: '78 kcal',
      fatContent: '5.1 g',
      carbohydrateContent: '2 g',
      proteinContent: '6 g',
    });
  });

  it('leave out nutrition when schema.org has no property for it', () => {
    const none = {
      energyKj: undefined,
      energyKcal: undefined,
      fat: undefined,
      saturates: undefined,
      carbohydrate: undefined,
      sugars: undefined,
      protein: undefined,
    };
    const product = { ...productOf('Apă', 8), nutrition: { ...none, salt: 0.1 } };
    const data = structureMenu('la-mama', menuOf([{ ...soups, products: [product] }]));
    expect(JSON.stringify(data)).not.toContain('nutrition');
  });

  it('have no negative zero as a price', () => {
    const free = { ...soups, products: [productOf('Apă', -0)] };
    const [restaurant] = structureMenu('la-mama', menuOf([free]))['@graph'];
    expect(restaurant).toHaveProperty('hasMenu.hasMenuSection.0.hasMenuItem.0.offers.price', 0);
  });
});
