import { exampleRestaurants } from '../example-restaurants.ts';
import { addFacts } from './add-facts.ts';

const [, pizzeria] = exampleRestaurants;
if (pizzeria === undefined) throw new Error('No pizzeria');

describe('the facts of the seeds', () => {
  it('are added to the product that they name', () => {
    const { categories } = addFacts(pizzeria, { Margherita: { allergens: ['milk'] } });
    expect(categories[0]?.products).toEqual([
      { name: 'Margherita', price: 32, allergens: ['milk'] },
    ]);
  });

  it('are refused when they name a product that the menu does not have', () => {
    expect(() => addFacts(pizzeria, { Margarita: { soldOut: true } })).toThrow(/Margarita/);
  });
});
