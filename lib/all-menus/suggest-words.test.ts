import { suggestWords } from './suggest-words.ts';
import type { IndexedRestaurant } from './menus-index.ts';

const withCategories = (...names: readonly string[]): IndexedRestaurant => ({
  name: 'x',
  schedule: { kind: 'none' },
  categories: names.map((name) => ({ name, products: [{ name: 'y', priceRon: 1 }] })),
});

describe('the suggested words', () => {
  it('are the names of categories, those with most products first, each in the spelling that occurs first', () => {
    const restaurants = [
      withCategories('Ciorbe', 'Pizza'),
      withCategories('PIZZA', 'Paste'),
      withCategories('Pizza', 'ciorbe'),
    ];
    expect(suggestWords(restaurants)).toEqual(['Pizza', 'Ciorbe', 'Paste']);
  });

  it('are eight at most, and leave out long names, names without letters or digits, and empty categories', () => {
    const many = Array.from({ length: 20 }, (_, number) => `C${number}`);
    const restaurant = withCategories('!?', 'O categorie cu un nume foarte lung', ...many);
    expect(suggestWords([restaurant])).toEqual(many.slice(0, 8));
    const empty = { ...restaurant, categories: [{ name: 'Nou', products: [] }] };
    expect(suggestWords([empty])).toEqual([]);
  });
});
