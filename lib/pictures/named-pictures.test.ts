import type { KeptAnswer } from '@/lib/provider/catalogue/answer-cache';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { createNamedPictures } from './named-pictures.ts';
import type { NamedPictures } from './named-pictures.ts';

const at = (name: string): string => `https://poze.example/${name}`;

const product = (image: string): Product => ({
  slug: image,
  name: image,
  priceRon: 1,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image,
});

const menu = (...images: readonly string[]): Menu => ({
  restaurantName: 'Umi',
  heroImage: at('hero.jpg'),
  logoImage: at('logo.jpg'),
  schedule: { kind: 'none' },
  categories: [{ anchor: 'a', name: 'A', products: images.map(product) }],
});

const found = (value: Menu): KeptAnswer<Menu> => ({
  answer: { outcome: 'found', value, freshUntil: 0 },
  receivedAt: 0,
});
const without = (outcome: 'unknown' | 'down'): KeptAnswer<Menu> => ({
  answer: { outcome, freshUntil: 0 },
  receivedAt: 0,
});

beforeAll(() => {
  process.env['IMAGE_ORIGINS'] = 'https://poze.example';
  process.env['PROVIDER_API_URL'] = 'https://poze.example';
});

describe('a picture', () => {
  /** What this instance keeps, and what the provider would answer. */
  let kept: Map<string, KeptAnswer<Menu>>;
  let provided: Map<string, KeptAnswer<Menu>>;
  let list: readonly string[] | undefined;
  let refreshes: number;
  let find: NamedPictures;

  /** A new process keeps nothing in memory. */
  const startProcess = (): void => {
    find = createNamedPictures({
      getKeptMenu: async (id) => kept.get(id),
      refreshMenu: async (id) => {
        refreshes += 1;
        const answer = provided.get(id);
        if (answer !== undefined) kept.set(id, answer);
      },
      readRestaurants: async () =>
        list && {
          restaurants: list.map((image) => ({
            name: image,
            restaurantId: undefined,
            image,
            logoImage: undefined,
            scheduleText: undefined,
          })),
        },
      getSearchableMenus: async () => undefined,
    });
  };
  beforeEach(() => {
    [kept, provided, list, refreshes] = [new Map(), new Map(), [], 0];
    startProcess();
  });

  it.each(['hero.jpg', 'logo.jpg', 'a.jpg', 'b.jpg?v=1'])(
    'of a kept menu is named, without a call to the provider: %s',
    async (name) => {
      kept.set('umi', found(menu(at('a.jpg'), at('b.jpg?v=1'))));
      expect(await find(at(name), 'umi')).toBe('named');
      expect(refreshes).toBe(0);
    },
  );

  it.each([
    ['a variant of its query', at('a.jpg?n=1')],
    ['another path', at('c.jpg')],
    ['the path of another menu', at('csarda.jpg')],
    ['a call to the provider', at('api/v1/web/restaurants')],
  ])('is not named: %s', async (_, href) => {
    provided.set('umi', found(menu(at('a.jpg'), at('api/v1/web/restaurants'))));
    provided.set('csarda', found(menu(at('csarda.jpg'))));
    expect(await find(href, 'umi')).toBe('unnamed');
    expect(await find(href, undefined)).toBe('unnamed');
  });

  it('is named after a restart or at another instance, which asks the provider for the menu', async () => {
    provided.set('umi', found(menu(at('a.jpg'))));
    expect(await find(at('a.jpg'), 'umi')).toBe('named');
    kept.clear();
    startProcess();
    expect(await find(at('a.jpg'), 'umi')).toBe('named');
    expect(refreshes).toBe(2);
  });

  it('of the former menu is named, because cached pages show it for a while', async () => {
    kept.set('umi', found(menu(at('a.jpg?token=1'))));
    expect(await find(at('a.jpg?token=1'), 'umi')).toBe('named');
    for (const token of [2, 3]) {
      kept.set('umi', found(menu(at(`a.jpg?token=${token}`))));
      expect(await find(at(`a.jpg?token=${token}`), 'umi')).toBe('named');
      expect(await find(at(`a.jpg?token=${token - 1}`), 'umi')).toBe('named');
    }
    expect(await find(at('a.jpg?token=1'), 'umi')).toBe('unnamed');
  });

  it.each([
    ['that the provider does not know', without('unknown'), 'unnamed'],
    ['about which the provider fails', without('down'), 'undecided'],
    ['with an invalid id', undefined, 'unnamed'],
  ])('of a restaurant %s', async (_, answer, naming) => {
    if (answer !== undefined) provided.set('umi', answer);
    expect(await find(at('a.jpg'), answer === undefined ? '../umi' : 'umi')).toBe(naming);
  });

  it('of the list of restaurants is named without a restaurant; without a list it is undecided', async () => {
    list = [at('card.jpg')];
    expect(await find(at('card.jpg'), undefined)).toBe('named');
    expect(await find(at('card.jpg?n=1'), undefined)).toBe('unnamed');
    list = undefined;
    expect(await find(at('card.jpg'), undefined)).toBe('named');
    expect(await find(at('other.jpg'), undefined)).toBe('undecided');
  });
});
