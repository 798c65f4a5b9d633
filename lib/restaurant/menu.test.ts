import fc from 'fast-check';
import { anyCharacter } from '@/e2e/support/unit/any-character';
import { toAnchor, uniqueAnchors } from './anchor.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { formatAddress, formatMapHref, formatDisplayName, formatNameFromId } from './menu.ts';

describe('the name derived from an id', () => {
  it.each([
    ['casa-veche', 'Casa Veche'],
    ['BBQ-house', 'BBQ House'],
    ['hanul_vechi', 'Hanul_vechi'],
    ['bistro--central-', 'Bistro Central'],
    ['bistro-24', 'Bistro 24'],
    ['a', 'A'],
  ])('for %s is %s: hyphens become spaces, words are capitalised', (restaurantId, name) => {
    expect(formatNameFromId(restaurantId)).toBe(name);
  });

  it.each(['local-123', '1-local-2-arad-3', 'a1b2c3', '2024', '', '-', '---'])(
    'is undefined for %j, which has three or more digits or no words',
    (restaurantId) => {
      expect(formatNameFromId(restaurantId)).toBeUndefined();
    },
  );
});

describe('the name shown', () => {
  it.each([
    ["the provider's name", 'Casa Veche 1920', 'casa-veche', 'Casa Veche 1920'],
    ["the provider's name, trimmed", '  La Mama ', 'mama', 'La Mama'],
    ["the provider's name, even if the id gives no name", 'Crama', 'local-123', 'Crama'],
    ['derived from the id if the provider sends no name', undefined, 'casa-veche', 'Casa Veche'],
    ["derived from the id if the provider's name is blank", ' \t', 'casa-veche', 'Casa Veche'],
    ['a general word if neither gives a name', undefined, 'local-123', 'Restaurant'],
  ])('is %s', (_, restaurantName, restaurantId, shown) => {
    expect(formatDisplayName(restaurantName, restaurantId)).toBe(shown);
  });
});

describe('the breadcrumbs of a menu', () => {
  // `e2e/specs/restaurant/restaurant.spec.ts` shows the Romanian ones and their addresses.
  it('are in English on an English page', () => {
    const restaurant = { restaurantId: 'casa-veche', name: 'Casa Veche', language: 'en' } as const;
    const names = breadcrumbs.menu(restaurant).map(({ name }) => name);
    expect(names).toEqual(['Home', 'Restaurants', 'Casa Veche', 'Menu']);
  });
});

describe('an address', () => {
  it.each([
    ['310123', 'Strada Unirii 1, 310123 Arad'],
    [undefined, 'Strada Unirii 1, Arad'],
  ])('with the postal code %s is "%s"', (postalCode, shown) => {
    expect(formatAddress({ street: 'Strada Unirii 1', city: 'Arad', postalCode })).toBe(shown);
  });
});

describe('the link to the map', () => {
  it('has latitude and longitude, rounded to six decimals', () => {
    expect(formatMapHref({ latitude: 46.177_82, longitude: 21.315_740_000_1 })).toBe(
      'https://www.google.com/maps/search/?api=1&query=46.17782%2C21.31574',
    );
  });
});

describe('an anchor', () => {
  it.each([
    ['Ciorbe & supe', 'ciorbe-supe'],
    ['Șnițel țărănesc', 'snitel-taranesc'],
    ['Crème brûlée', 'creme-brulee'],
    ['Pizza Ø 32 cm', 'pizza-32-cm'],
    ['½ porție', '1-2-portie'],
    ['</script><script>', 'script-script'],
    ['../../etc', 'etc'],
    ['__proto__', 'proto'],
    ['constructor', 'sectiune'],
    ['', 'sectiune'],
    ['🍕', 'sectiune'],
    ['---', 'sectiune'],
  ])('of %j is %s', (text, anchor) => {
    expect(toAnchor(text)).toBe(anchor);
  });

  it('has at most 60 characters and never ends in a hyphen', () => {
    expect(toAnchor('a'.repeat(200))).toBe('a'.repeat(60));
    expect(toAnchor(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });
});

describe('anchors of a list', () => {
  it.each([
    ['equal names', ['Pizza', 'Pizza', 'Pizza'], ['pizza', 'pizza-2', 'pizza-3']],
    ['names that differ in diacritics', ['Gustări', 'Gustari'], ['gustari', 'gustari-2']],
    ['a name that ends like a suffix, before equal names', ['A-2', 'A', 'A'], ['a-2', 'a', 'a-3']],
    ['a name that ends like a suffix, after equal names', ['A', 'A', 'A 2'], ['a', 'a-2', 'a-2-2']],
    ['a name that equals the fallback', ['🍕', 'Secțiune'], ['sectiune', 'sectiune-2']],
    ['names of inherited properties', ['__proto__', 'constructor'], ['proto', 'sectiune']],
    ['no names', [], []],
  ])('are unique: %s', (_, names, anchors) => {
    expect(uniqueAnchors(names)).toEqual(anchors);
  });

  it('stay within 60 characters with their suffix', () => {
    const [, second] = uniqueAnchors(['a'.repeat(90), 'a'.repeat(90)]);
    expect(second).toBe(`${'a'.repeat(58)}-2`);
  });

  it('are unique, have at most 60 characters, and only a-z, 0-9 and hyphens, for any names', () => {
    const word = fc.constantFrom('a', 'A', 'ă', '2', '3', '-', ' ', '-2', '🍕', '__proto__');
    const name = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join('')),
      fc.string({ unit: anyCharacter, maxLength: 90 }),
      fc.constantFrom('x'.repeat(60), 'x'.repeat(70), `${'x'.repeat(58)}-2`),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), (names) => {
        const anchors = uniqueAnchors(names);
        expect(anchors).toHaveLength(names.length);
        expect(new Set(anchors).size).toBe(names.length);
        for (const anchor of anchors) {
          expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(anchor.length).toBeLessThanOrEqual(60);
          expect(anchor in {}).toBe(false);
        }
      }),
    );
  });
});
