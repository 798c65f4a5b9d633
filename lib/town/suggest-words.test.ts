import { suggestWords } from './suggest-words.ts';
import type { TownRestaurant } from './town-index.ts';

const withCategories = (...names: readonly string[]): TownRestaurant => ({
  name: 'x',
  schedule: { kind: 'none' },
  categories: names.map((name) => ({ name, products: [{ name: 'y', priceRon: 1 }] })),
});

describe('the suggested words', () => {
  it('are the names of categories, those with most products first, each in the spelling that occurs first', () => {
    const town = [
      withCategories('Ciorbe', 'Pizza'),
      withCategories('PIZZA', 'Paste'),
      withCategories('Pizza', 'ciorbe'),
    ];
    expect(suggestWords(town)).toEqual(['Pizza', 'Ciorbe', 'Paste']);
  });

  it('are eight at most, without long names, names without letters, and empty categories', () => {
    const many = Array.from({ length: 20 }, (_, number) => `C${number}`);
    const town = withCategories('!?', 'O categorie cu un nume foarte lung', ...many);
    expect(suggestWords([town])).toEqual(many.slice(0, 8));
    const empty = { ...town, categories: [{ name: 'Nou', products: [] }] };
    expect(suggestWords([empty])).toEqual([]);
  });
});
