import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createLargeCatalogue, LARGE_CATALOGUE } from '@/e2e/support/servers/large-catalogue';
import { sendJson, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { closeSite } from '@/e2e/support/unit/close-site';
import type { CachedAnswer, StoredAnswer } from '@/lib/provider/answer-cache';
import type { Menu, Product, RestaurantSummary } from '@/lib/restaurant/menu';
import { createRendering, withRendering } from '@/lib/server/render-page';
import { composeIndex, indexLimits, listForCards } from './compose-index.ts';
import { startMenuRefresh } from './menu-refresh.ts';
import type { MenuRefresh, MenuRefreshOptions } from './menu-refresh.ts';

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
const stored = (answer: CachedAnswer<Menu>, receivedAt = NOW): StoredAnswer<Menu> => ({
  answer,
  receivedAt,
});
const found = (menu: Menu, receivedAt = NOW): StoredAnswer<Menu> =>
  stored({ outcome: 'found', value: menu, freshUntil: 0 }, receivedAt);

const compose = (
  restaurants: readonly RestaurantSummary[],
  menus: Readonly<Record<string, StoredAnswer<Menu>>>,
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

describe('the cards of the list', () => {
  it('have three categories that are not empty and fit, and the span of prices in whole RON', () => {
    const menu: Menu = {
      ...menuOf(),
      categories: ['Gol', 'Supe', 'Mâncăruri de altădată, ca la mama', 'Grătar', 'Vin'].map(
        (name, position) => ({
          anchor: name,
          name,
          products: [0, 5.9 * position, 16.1 * position]
            .map((priceRon) => product(`${name} ${priceRon}`, { priceRon }))
            .slice(position === 0 ? 3 : 0),
        }),
      ),
    };
    const index = compose([listed('a'), listed('b')], { a: found(menu) });
    const cards = listForCards([listed('a'), listed('a', 'Alt nume'), listed('b')], index);
    expect(cards).toMatchObject([
      { name: 'La Mama', categories: 'Supe · Grătar · Vin', prices: '5–65\u00a0RON' },
      { name: 'Alt nume', categories: 'Supe · Grătar · Vin' },
      { name: 'La Mama', hours: 'Luni - Vineri 10:00 - 22:00' },
    ]);
    expect(cards[2]).not.toHaveProperty('prices');
  });
});

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
      format: 3,
      restaurants: [
        {
          name: 'La Mama',
          restaurantId: 'la-mama',
          hours: 'Luni - Vineri 10:00 - 22:00',
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
    const [without, unknown] = [listed(undefined, 'Fără pagină'), listed('nou', 'Nou')];
    const index = compose([without, unknown], {});
    expect(index.restaurants.map(({ name, hours }) => [name, hours])).toEqual(
      [without, unknown].map(({ name, scheduleText }) => [name, scheduleText]),
    );
    expect(index.menus).toEqual({ known: 0, all: 1 });
  });

  it('counts in `menus.all` a menu whose call failed, but not a menu that the provider does not have', () => {
    const index = compose([listed('a'), listed('b'), listed('c')], {
      a: found(menuOf(product('Bors'))),
      b: stored({ outcome: 'down', freshUntil: 0 }),
      c: stored({ outcome: 'unknown', freshUntil: 0 }),
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
    expect(index.restaurants[0]?.hours).toBe('10:00 - 22:00');
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
    expect(index.menus).toEqual({ known: 70, all: 70 });
    expect(namesIn(index)).toHaveLength(10_000);
  });
});

describe('the refresh of all menus', () => {
  const REFRESH_MS = 300_000;

  type Started = {
    readonly refresh: MenuRefresh;
    readonly asked: readonly string[];
    readonly pauses: readonly number[];
    readonly makeIndex: jest.Mock;
    readonly onError: jest.Mock;
    /** Ends the newest pause. Resolves to the length of the next one in milliseconds. */
    readonly goOn: () => Promise<number | undefined>;
  };

  function startTestRefresh(options: Partial<MenuRefreshOptions> = {}): Started {
    const asked: string[] = [];
    const pauses: number[] = [];
    const [makeIndex, onError] = [jest.fn(), jest.fn()];
    let endPause = (): void => undefined;
    const refresh = startMenuRefresh({
      listIds: async () => ['a', 'b'],
      refresh: async (id) => asked.push(id) > 0,
      makeIndex,
      refreshMs: REFRESH_MS,
      wait: (ms, signal) =>
        new Promise((resolve, reject) => {
          // Like Node's timers, rejects at once if the signal is already aborted.
          signal?.throwIfAborted();
          pauses.push(ms);
          endPause = resolve;
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      onError,
      ...options,
    });
    const goOn = async (): Promise<number | undefined> => {
      await setImmediate();
      endPause();
      await setImmediate();
      return pauses.at(-1);
    };
    return { refresh, asked, pauses, makeIndex, onError, goOn };
  }

  it('ask for one menu after the other, make the index, and begin again after `refreshMs`', async () => {
    const { asked, pauses, makeIndex, goOn } = startTestRefresh();
    await goOn();
    expect([asked, makeIndex.mock.calls.length]).toEqual([['a', 'b'], 0]);
    expect(await goOn()).toBe(REFRESH_MS);
    expect([pauses, makeIndex.mock.calls.length]).toEqual([[250, 250, REFRESH_MS], 1]);
    await goOn();
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('make the index and begin again after 10 s while a menu or the list is not known', async () => {
    const { makeIndex, goOn } = startTestRefresh({ refresh: async (id) => id === 'a' });
    await goOn();
    expect(await goOn()).toBe(10_000);
    expect(makeIndex).toHaveBeenCalledTimes(1);
    const withoutList = startTestRefresh({ listIds: async () => [] });
    await withoutList.goOn();
    expect(withoutList.pauses[0]).toBe(10_000);
  });

  it('begin at once when they are hurried between two refreshes, and again after a refresh in which they are hurried', async () => {
    const pause = startTestRefresh();
    await pause.goOn();
    expect(await pause.goOn()).toBe(REFRESH_MS);
    pause.refresh.hurry();
    await pause.goOn();
    expect(pause.asked.slice(0, 3)).toEqual(['a', 'b', 'a']);

    const started = startTestRefresh();
    started.refresh.hurry();
    await started.goOn();
    await started.goOn();
    expect(started.asked).toEqual(['a', 'b', 'a']);
    expect(started.pauses).not.toContain(REFRESH_MS);
  });

  it('ask for `indexLimits.menus` menus at most', async () => {
    const ids = Array.from({ length: indexLimits.menus + 1 }, (_, number) => `r${number}`);
    const { asked, goOn } = startTestRefresh({ listIds: async () => ids });
    while ((await goOn()) !== REFRESH_MS);
    expect(asked).toEqual(ids.slice(0, -1));
  });

  it('go on after an error, which is reported', async () => {
    const fault = new Error('bug');
    const { onError, pauses, goOn } = startTestRefresh({ listIds: () => Promise.reject(fault) });
    await goOn();
    expect(onError).toHaveBeenCalledWith(fault);
    expect(pauses.length).toBeGreaterThan(1);
  });

  it('never begin when SEARCH_REFRESH_SECONDS is 0', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      PROVIDER_API_URL: 'https://provider.example',
      SEARCH_REFRESH_SECONDS: '0',
    });
    jest.resetModules();
    const { getSite } = await import('@/lib/site');
    const { startRefreshingMenus } = await import('./menu-refresh.ts');
    startRefreshingMenus(getSite());
    expect(getSite().menuRefresh).toBeUndefined();
    await closeSite();
  });
});

const LIST = { restaurants: [{ name: 'La Mama', short_name: 'la-mama' }] };
const MENU = {
  restaurantName: 'La Mama',
  restaurant_schedule: { start: 8, end: 20 },
  categories: [{ _id: '1', name: 'Ciorbe', flavours: [{ name: 'Ciorbă', price: 20 }] }],
};

describe('the index for the page cache', () => {
  const PERIOD_S = 60;

  let provider: RecordingServer;
  let cacheDir: string;

  beforeEach(async () => {
    cacheDir = await mkdtemp(path.join(tmpdir(), 'menus-index-'));
    provider = await startRecordingServer((request, response) =>
      sendJson(request.url?.includes('get-all') ? LIST : MENU)(request, response),
    );
    jest.replaceProperty(process, 'env', {
      ...process.env,
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      REVALIDATE_SECONDS: String(PERIOD_S),
      LOG_LEVEL: 'silent',
    });
    jest.resetModules();
  });
  afterEach(async () => {
    await closeSite();
    await provider.close();
    await rm(cacheDir, { recursive: true, force: true });
  });

  /** Asks for the index in a rendering, and returns the seconds for which the page may be stored. */
  async function renderIndex(): Promise<readonly [menus: unknown, seconds: number]> {
    const { getSite } = await import('@/lib/site');
    const rendering = createRendering();
    const index = await withRendering(rendering, getSite().menusIndex.get);
    return [index?.menus, (rendering.freshUntil - performance.now()) / 1_000];
  }

  it('expires one page period after it was made, not after a later request', async () => {
    const { getSite } = await import('@/lib/site');
    await getSite().menus.get('la-mama');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);

    expect(await renderIndex()).toEqual([{ known: 1, all: 1 }, PERIOD_S]);
    clock.mockReturnValue(1_000_000 + (PERIOD_S - 20) * 1_000);
    expect(await renderIndex()).toEqual([{ known: 1, all: 1 }, 20]);
  });

  it.each([
    [60, 10],
    [2, 2],
  ])(
    'expires after 1 s if it lacks menus. With a page period of %i s, the next index expires after %i s if it has as many menus as the first',
    async (period, seconds) => {
      process.env.REVALIDATE_SECONDS = String(period);
      const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);

      expect(await renderIndex()).toEqual([{ known: 0, all: 1 }, 1]);
      clock.mockReturnValue(1_001_000);
      expect(await renderIndex()).toEqual([{ known: 0, all: 1 }, seconds]);
    },
  );

  it('is removed from the page cache by a renewal', async () => {
    const { getSite } = await import('@/lib/site');
    const remove = jest.fn();
    getSite().pages = { remove };
    await getSite().menusIndex.renew();
    expect(remove.mock.calls).toEqual([[['/cautare.json']]]);
  });
});
