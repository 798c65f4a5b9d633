import { seoCopy } from './seo-copy.ts';

describe('the description of a restaurant', () => {
  it.each([
    [
      '10:00 - 22:00',
      'Ciorbe',
      'La Mama, program 10:00 - 22:00. În meniu: Ciorbe. Comandă și rezervă o masă din aplicația Polonic.',
    ],
    ['', '', 'La Mama. Vezi meniul. Comandă și rezervă o masă din aplicația Polonic.'],
  ])('with hours "%s" and categories "%s" is "%s"', (hours, categories, text) => {
    expect(seoCopy.restaurant('La Mama', hours, categories, 'Polonic')).toBe(text);
  });
});

describe('the description of a menu', () => {
  it.each([
    [1, 'Ciorbe', 'Meniul La Mama: 1 produs cu gramaje, descrieri și prețuri în lei. Ciorbe.'],
    [
      20,
      'Ciorbe',
      'Meniul La Mama: 20 de produse cu gramaje, descrieri și prețuri în lei. Ciorbe.',
    ],
    [0, '', 'Meniul La Mama, cu gramaje, descrieri și prețuri în lei.'],
  ])('with %i products in "%s" is "%s"', (count, categories, text) => {
    expect(seoCopy.menu('La Mama', count, categories)).toBe(text);
  });
});
