import { createLargeCatalogue, LARGE_CATALOGUE } from '@/e2e/support/all-menus/large-catalogue';
import type { CachedAnswer, KeptAnswer } from '@/lib/provider/catalogue/answer-cache';
import type { Menu, Product, RestaurantSummary } from '@/lib/restaurant/menu';
import { composeIndex } from './compose-index.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

const listed = (restaurantId: string | undefined, name = 'La Mama'): RestaurantSummary => ({
  name,
  restaurantId,
  image: undefined,
  logoImage: undefined,
  scheduleText: 'Luni - Vineri 10:00 - 22:00',
});
const product = (name: string, more: Partial<Product> = {}): Product => ({
  slug: name.toLowerCase(),
  name,
  priceRon: 20,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
  ...more,
});
const menuOf = (...products: readonly Product[]): Menu => ({
  restaurantName: undefined,
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'whole-hours', opensAt: 600, closesAt: 1_320 },
  categories: [{ anchor: 'supe', name: 'Supe', products }],
});
const kept = (answer: CachedAnswer<Menu>, receivedAt = NOW): KeptAnswer<Menu> => ({
  answer,
  receivedAt,
});
const found = (menu: Menu, receivedAt = NOW): KeptAnswer<Menu> =>
  kept({ outcome: 'found', value: menu, freshUntil: 0 }, receivedAt);

const compose = (
  restaurants: readonly RestaurantSummary[],
  menus: Readonly<Record<string, KeptAnswer<Menu>>>,
  limits?: Parameters<typeof composeIndex>[0]['limits'],
): ReturnType<typeof composeIndex> =>
  composeIndex({
    restaurants,
    listReceivedAt: NOW,
    menus: new Map(Object.entries(menus)),
    periodMs: HOUR_MS,
    ...(limits && { limits }),
  });

const namesIn = ({ restaurants }: ReturnType<typeof composeIndex>): readonly string[] =>
  restaurants.flatMap(({ categories }) =>
    categories.flatMap(({ products }) => products.map(({ name }) => name)),
  );

describe('the index of all menus', () => {
  beforeAll(() => {
    process.env['IMAGE_ORIGINS'] = 'https://poze.example';
  });

  it('has the data that a hit shows, and leaves out what can be derived from other data', () => {
    const supa = product('Supă', {
      slug: 'supa-2',
      image: 'https://poze.example/supa.webp',
      description: 'Supă cu găluște, găluște și 2 ouă',
    });
    expect(
      compose([listed('la-mama')], {
        'la-mama': found(menuOf(supa, product('Bors', { isSoldOut: true }))),
      }),
    ).toEqual({
      format: 2,
      restaurants: [
        {
          name: 'La Mama',
          restaurantId: 'la-mama',
          days: 'Luni - Vineri',
          hours: '10:00 - 22:00',
          schedule: {
            kind: 'whole-hours',
            opensAt: 600,
            closesAt: 1_320,
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          },
          categories: [
            {
              name: 'Supe',
              products: [
                {
                  name: 'Supă',
                  priceRon: 20,
                  slug: 'supa-2',
                  picture: { href: 'https://poze.example/supa.webp', isResized: true },
                  words: 'cu galuste si oua',
                },
                { name: 'Bors', priceRon: 20, isSoldOut: true },
              ],
            },
          ],
        },
      ],
      menus: { known: 1, all: 1 },
      oldestReceivedAt: NOW,
      periodMs: HOUR_MS,
    });
  });

  it('has no picture from an origin that is not allowed', () => {
    const supa = product('Supa', { image: 'https://altundeva.example/supa.webp' });
    const index = compose([listed('la-mama')], { 'la-mama': found(menuOf(supa)) });
    expect(JSON.stringify(index)).not.toContain('altundeva');
  });

  it('has the name and hours of a restaurant without a page or without a known menu', () => {
    const index = compose([listed(undefined, 'Fără pagină'), listed('nou', 'Nou')], {});
    expect(index.restaurants.map(({ name, hours }) => [name, hours])).toEqual([
      ['Fără pagină', 'Luni - Vineri 10:00 - 22:00'],
      ['Nou', 'Luni - Vineri 10:00 - 22:00'],
    ]);
    expect(index.menus).toEqual({ known: 0, all: 1 });
  });

  it('counts in `menus.all` a menu whose call failed, but not a menu that the provider does not have', () => {
    const index = compose([listed('a'), listed('b'), listed('c')], {
      a: found(menuOf(product('Bors'))),
      b: kept({ outcome: 'down', freshUntil: 0 }),
      c: kept({ outcome: 'unknown', freshUntil: 0 }),
    });
    expect(index.menus).toEqual({ known: 1, all: 2 });
    expect(namesIn(index)).toEqual(['Bors']);
  });

  it('has one entry, without days, for a restaurant that is listed twice', () => {
    const index = compose([listed('a'), listed('a', 'Alta')], {
      a: found(menuOf(product('Bors'))),
    });
    expect(namesIn(index)).toEqual(['Bors']);
    expect(index.restaurants).toHaveLength(1);
    expect(index.restaurants[0]?.days).toBeUndefined();
    expect(index.menus).toEqual({ known: 1, all: 1 });
  });

  it.each([
    ['the list', NOW + 1, NOW + 1, NOW],
    ['a menu', NOW, NOW - 1, NOW - 1],
    ['an old menu', NOW, NOW - 9 * HOUR_MS, NOW - 9 * HOUR_MS],
  ])('has the time of the oldest data, which are those of %s', (_, timeA, timeB, oldest) => {
    const menus = { a: found(menuOf(product('Bors')), timeA), b: found(menuOf(), timeB) };
    expect(compose([listed('a'), listed('b')], menus).oldestReceivedAt).toBe(oldest);
  });

  it.each([
    ['menus', { menus: 1, products: 9, characters: 9_999 }],
    ['products', { menus: 9, products: 2, characters: 9_999 }],
    ['characters', { menus: 9, products: 9, characters: 100 }],
  ])('leaves out a menu above the limit of %s, but counts it in `menus.all`', (_, limits) => {
    const menus = {
      a: found(menuOf(product('Bors'))),
      b: found(menuOf(product('Tort'), product('Paste'))),
    };
    const index = compose([listed('a'), listed('b')], menus, limits);
    expect(namesIn(index)).toEqual(['Bors']);
    expect(index.menus).toEqual({ known: 1, all: 2 });
  });

  it('has at most 40 words of a description, and no word of more than 40 letters', () => {
    const words = Array.from({ length: 100 }, (_, number) => `cuvant${number}`);
    const description = ['x'.repeat(41), ...words].join(' ');
    const menu = menuOf(product('Supa', { description }));
    const index = compose([listed('a')], { a: found(menu) });
    const [indexed] = index.restaurants[0]?.categories[0]?.products ?? [];
    expect(indexed?.words).toBe(words.slice(0, 40).join(' '));
  });

  it('has room for 70 restaurants and 10,000 products', () => {
    expect(LARGE_CATALOGUE).toEqual({ restaurants: 70, products: 10_000 });
    const index = composeIndex(createLargeCatalogue());
    expect(index.menus).toEqual({
      known: LARGE_CATALOGUE.restaurants,
      all: LARGE_CATALOGUE.restaurants,
    });
    expect(namesIn(index)).toHaveLength(LARGE_CATALOGUE.products);
  });
});
