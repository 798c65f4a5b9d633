import { formatNameFromId, formatDisplayName } from './name.ts';

describe('the name derived from an id', () => {
  it.each([
    ['casa-veche', 'Casa Veche'],
    ['pizza', 'Pizza'],
    ['la-doi-pasi', 'La Doi Pasi'],
    ['BBQ-house', 'BBQ House'],
    ['hanul_vechi', 'Hanul_vechi'],
    ['bistro--central-', 'Bistro Central'],
    ['bistro-24', 'Bistro 24'],
    ['2-frati-1', '2 Frati 1'],
    ['a', 'A'],
  ])('for %s is %s: hyphens become spaces, words are capitalised', (restaurantId, name) => {
    expect(formatNameFromId(restaurantId)).toBe(name);
  });

  it.each([['local-123'], ['1-local-2-arad-3'], ['a1b2c3'], ['64f0c9e2'], ['2024']])(
    'is undefined for %s, which has three or more digits',
    (restaurantId) => {
      expect(formatNameFromId(restaurantId)).toBeUndefined();
    },
  );

  it.each([[''], ['-'], ['---']])('is undefined for %j, which has no words', (restaurantId) => {
    expect(formatNameFromId(restaurantId)).toBeUndefined();
  });
});

describe('the name shown', () => {
  it.each([
    ["the provider's name", 'Casa Veche 1920', 'casa-veche', 'Casa Veche 1920'],
    ["the provider's name, trimmed", '  La Mama ', 'mama', 'La Mama'],
    ["the provider's name, even if the id gives no name", 'Crama', 'local-123', 'Crama'],
    ['derived from the id if the provider sends no name', undefined, 'casa-veche', 'Casa Veche'],
    ["derived from the id if the provider's name is blank", ' \t', 'casa-veche', 'Casa Veche'],
    [
      'a general word if there is no name and the id gives none',
      undefined,
      'local-123',
      'Restaurant',
    ],
  ])('is %s', (_, restaurantName, restaurantId, shown) => {
    expect(formatDisplayName(restaurantName, restaurantId)).toBe(shown);
  });
});
