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
  ])('%s is %s: hyphens become spaces, words are capitalised', (restaurantId, name) => {
    expect(formatNameFromId(restaurantId)).toBe(name);
  });

  it.each([['local-123'], ['1-local-2-arad-3'], ['a1b2c3'], ['64f0c9e2'], ['2024']])(
    '%s is not used: three or more digits anywhere',
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
    ["the provider's, trimmed", '  La Mama ', 'mama', 'La Mama'],
    ["the provider's, whatever the id", 'Crama', 'local-123', 'Crama'],
    ['the derived one without it', undefined, 'casa-veche', 'Casa Veche'],
    ['the derived one when it is blank', ' \t', 'casa-veche', 'Casa Veche'],
    [
      'a plain word without a name, and with an id that gives none',
      undefined,
      'local-123',
      'Restaurant',
    ],
  ])('is %s', (_, restaurantName, restaurantId, shown) => {
    expect(formatDisplayName(restaurantName, restaurantId)).toBe(shown);
  });
});
