import type { StoredAnswer } from '@/lib/provider/answer-cache';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { createNamedPictures } from './named-pictures.ts';
import type { NamedPictures } from './named-pictures.ts';
import { parsePictureRequest } from './picture-queue.ts';
import type { PictureRequest } from './picture-queue.ts';

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

const found = (value: Menu): StoredAnswer<Menu> => ({
  answer: { outcome: 'found', value, freshUntil: 0 },
  receivedAt: 0,
});
const without = (outcome: 'unknown' | 'down'): StoredAnswer<Menu> => ({
  answer: { outcome, freshUntil: 0 },
  receivedAt: 0,
});

beforeAll(() => {
  process.env['IMAGE_ORIGINS'] = 'https://poze.example';
  process.env['PROVIDER_API_URL'] = 'https://poze.example';
});

describe('a picture', () => {
  /** What this instance keeps, and what the provider would answer. */
  let stored: Map<string, StoredAnswer<Menu>>;
  let provided: Map<string, StoredAnswer<Menu>>;
  let list: readonly string[] | undefined;
  let refreshes: number;
  let find: NamedPictures;

  /** A new process keeps nothing in memory. */
  const startProcess = (): void => {
    find = createNamedPictures({
      menus: {
        getStored: async (id) => stored.get(id),
        refresh: async (id) => {
          refreshes += 1;
          const answer = provided.get(id);
          if (answer !== undefined) stored.set(id, answer);
        },
      },
      restaurants: {
        read: async () =>
          list && {
            restaurants: list.map((image) => ({
              name: image,
              restaurantId: undefined,
              image,
              logoImage: undefined,
              scheduleText: undefined,
            })),
            mayHaveMore: false,
            receivedAt: 0,
          },
      },
      menusIndex: { getSearchable: async () => undefined },
    });
  };
  beforeEach(() => {
    [stored, provided, list, refreshes] = [new Map(), new Map(), [], 0];
    startProcess();
  });

  it.each(['hero.jpg', 'logo.jpg', 'a.jpg', 'b.jpg?v=1'])(
    'of a stored menu is named, without a call to the provider: %s',
    async (name) => {
      stored.set('umi', found(menu(at('a.jpg'), at('b.jpg?v=1'))));
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
    stored.clear();
    startProcess();
    expect(await find(at('a.jpg'), 'umi')).toBe('named');
    expect(refreshes).toBe(2);
  });

  it('of the former menu is named, because cached pages show it for a while', async () => {
    stored.set('umi', found(menu(at('a.jpg?token=1'))));
    expect(await find(at('a.jpg?token=1'), 'umi')).toBe('named');
    for (const token of [2, 3]) {
      stored.set('umi', found(menu(at(`a.jpg?token=${token}`))));
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

describe('the format of a resized picture', () => {
  const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const WITHOUT_AVIF = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

  /** The picture's address, in `url`, has a `w` and a `q` of its own, which the code must ignore. */
  const addressOf = (width: number, quality = 60): string =>
    `/_next/image?url=https%3A%2F%2Fpoze.example%2Fa.jpg%3Fw%3D640%26q%3D75&w=${width}&q=${quality}`;

  const parse = (url: string, accept?: string): PictureRequest | undefined => {
    const parsed = parsePictureRequest(url, accept);
    return parsed === 'invalid' ? undefined : parsed;
  };

  it.each([undefined, '', '*/*', 'image/*', 'text/html'])(
    'is decided by the unchanged Accept when that header does not name AVIF: %p',
    (accept) => {
      expect(parse(addressOf(192), accept)?.accept).toBe(accept ?? '');
    },
  );

  it('and the address are parts of the key of a request', () => {
    const keys = [
      [addressOf(640, 75), CHROMIUM],
      [addressOf(640, 75), WITHOUT_AVIF],
      [addressOf(640, 75), '*/*'],
      [addressOf(640), WITHOUT_AVIF],
    ].map(([url = '', accept]) => parse(url, accept)?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives the same key for all values of Accept that lead to this format', () => {
    const keys = [CHROMIUM, WITHOUT_AVIF, `${CHROMIUM},${'x'.repeat(1_000)}`].map(
      (accept) => parse(addressOf(384), accept)?.key,
    );
    expect(new Set(keys).size).toBe(1);
  });

  it.each(['/', '/_next/static/a.js', '/_next/images?w=192', '/restaurants?x=/_next/image?w=192'])(
    'is not chosen for %p',
    (url) => {
      expect(parsePictureRequest(url, CHROMIUM)).toBeUndefined();
    },
  );
});
