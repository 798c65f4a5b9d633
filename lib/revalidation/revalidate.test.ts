import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import type { CacheEntry } from '@/lib/cache/entry';
import type { PageStore } from '@/lib/cache/bounded-page-store';
import { failed } from '@/lib/result';
import type { getMenu } from '@/lib/provider/catalogue/get-menu';
import type { SearchableMenus } from '@/lib/all-menus/server/index-cache';
import type { Revalidation, Target } from './revalidate.ts';

const menuOf = (restaurantName: string): object => ({
  restaurantName,
  restaurant_schedule: { start: 8, end: 20 },
  categories: [{ _id: '1', name: 'Ciorbe', flavours: [{ name: restaurantName, price: 20 }] }],
});
const LIST = { restaurants: [{ name: 'La Mama', short_name: 'la-mama' }] };
const PAGE: CacheEntry = { value: null, lastModified: 1, scriptHashes: [] };

/** The index of all menus. It is removed together with the pages of the list or of a restaurant. */
const INDEX = '/cautare.json';
const PAGES_OF_LIST = ['/index', '/restaurants', '/partener/coduri', '/sitemap.xml'];
const PAGES_OF_RESTAURANT = [
  '/restaurant/la-mama',
  '/restaurant/la-mama/menu',
  '/embedded/restaurant/la-mama/menu',
  '/embedded/english/restaurant/la-mama/menu',
  '/embedded/english/embedded/restaurant/la-mama/menu',
];
const OTHER_PAGES = ['/terms', '/restaurant/cedrul-verde/menu'];
const ALL_PAGES = [INDEX, ...PAGES_OF_LIST, ...PAGES_OF_RESTAURANT, ...OTHER_PAGES];

describe('a revalidation', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  let pages: PageStore;
  let findMenu: typeof getMenu;
  let getSearchableMenus: () => Promise<SearchableMenus | undefined>;
  let revalidate: (target: Target) => Promise<Revalidation>;
  let answerMenu: RequestListener;
  let answerList: RequestListener;

  const closeProcess = async (): Promise<void> => {
    await globalThis.boundedProviderClient?.close();
    globalThis.boundedProviderClient = undefined;
    globalThis.boundedMenus = undefined;
    globalThis.boundedList = undefined;
    globalThis.boundedPages = undefined;
    globalThis.boundedSearchableMenus = undefined;
    globalThis.boundedSharing = undefined;
  };
  const nameOf = async (restaurantId: string): Promise<string | undefined> => {
    const answer = await findMenu(restaurantId);
    return answer.outcome === 'found' ? answer.menu.restaurantName : answer.outcome;
  };
  const listKept = async (): Promise<readonly string[]> => {
    const entries = await Promise.all(ALL_PAGES.map((page) => pages.get(page)));
    return ALL_PAGES.filter((_, index) => entries[index] !== undefined);
  };

  beforeEach(async () => {
    // `getMenu` uses Next's cache. Next creates this cache only in a server, so set one without
    // entries here.
    Reflect.set(globalThis, '__incrementalCache', {
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async () => undefined,
    });
    cacheDir = await mkdtemp(path.join(tmpdir(), 'revalidation-'));
    answerMenu = sendJson(menuOf('Before'));
    answerList = sendJson(LIST);
    provider = await startRecordingServer((request, response) =>
      (request.url?.includes('get-all') ? answerList : answerMenu)(request, response),
    );
    jest.replaceProperty(process, 'env', {
      ...process.env,
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      LOG_LEVEL: 'silent',
    });
    jest.resetModules();
    pages = (await import('@/lib/cache/bounded-page-store')).getBoundedPageStore();
    ({ getMenu: findMenu } = await import('@/lib/provider/catalogue/get-menu'));
    ({ revalidate } = await import('./revalidate.ts'));
    ({ getSearchableMenus } = await import('@/lib/all-menus/server/index-cache'));
    await Promise.all(ALL_PAGES.map((page) => pages.set(page, PAGE)));
    await nameOf('la-mama');
    answerMenu = sendJson(menuOf('After'));
  });
  afterEach(async () => {
    await closeProcess();
    await provider.close();
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('of a restaurant renews its menu and the list, and removes their pages', async () => {
    expect(await revalidate({ restaurant: 'la-mama' })).toEqual({
      menu: 'renewed',
      list: 'renewed',
    });
    expect(await nameOf('la-mama')).toBe('After');
    expect(await listKept()).toEqual(OTHER_PAGES);
  });

  it('of a deleted restaurant removes its pages and the last good copy of its menu', async () => {
    answerMenu = sendStatus(404);
    expect(await revalidate({ restaurant: 'la-mama' })).toEqual({ menu: 'gone', list: 'renewed' });
    expect(await nameOf('la-mama')).toBe('unknown');
    expect(await listKept()).toEqual(OTHER_PAGES);

    answerMenu = sendStatus(500);
    expect(await revalidate({ restaurant: 'la-mama' })).toMatchObject({ menu: 'kept' });
    expect(await nameOf('la-mama')).toBe('unknown');
  });

  it.each([
    ['menu', { menu: 'kept', list: 'renewed' }, [...PAGES_OF_RESTAURANT, ...OTHER_PAGES]],
    ['list', { menu: 'renewed', list: 'kept' }, [...PAGES_OF_LIST, ...OTHER_PAGES]],
    ['menu and list', { menu: 'kept', list: 'kept' }, ALL_PAGES],
  ])(
    'of a restaurant keeps the pages whose data could not be renewed: %s',
    async (failing, expected, kept) => {
      if (failing.includes('menu')) answerMenu = sendStatus(500);
      if (failing.includes('list')) answerList = sendStatus(500);

      expect(await revalidate({ restaurant: 'la-mama' })).toEqual(expected);
      expect(await nameOf('la-mama')).toBe(failing.includes('menu') ? 'Before' : 'After');
      expect(await listKept()).toEqual(kept);
    },
  );

  it('of a restaurant puts its new menu into the index of all menus', async () => {
    const findDishes = async (): Promise<readonly string[]> => {
      const { restaurants = [] } = (await getSearchableMenus())?.index ?? {};
      const categories = restaurants.flatMap((restaurant) => restaurant.categories);
      return categories.flatMap(({ products }) => products.map(({ name }) => name));
    };
    expect(await findDishes()).toEqual(['Before']);
    await revalidate({ restaurant: 'la-mama' });
    expect(await findDishes()).toEqual(['After']);
  });

  it('of the list keeps the menus and the pages of restaurants', async () => {
    expect(await revalidate({ list: true })).toEqual({ list: 'renewed' });
    expect(await nameOf('la-mama')).toBe('Before');
    expect(await listKept()).toEqual([...PAGES_OF_RESTAURANT, ...OTHER_PAGES]);
  });

  it('of everything removes all pages, and the next visit of a menu calls the provider', async () => {
    expect(await revalidate({ everything: true })).toEqual({ list: 'renewed', menus: 'expired' });
    expect(await listKept()).toEqual([]);
    expect(await nameOf('la-mama')).toBe('After');
  });

  it('of everything keeps everything in an outage', async () => {
    answerList = sendStatus(503);
    answerMenu = sendStatus(503);

    expect(await revalidate({ everything: true })).toEqual({ list: 'kept', menus: 'kept' });
    expect(await listKept()).toEqual(ALL_PAGES);
    expect(await nameOf('la-mama')).toBe('Before');
  });

  it('of everything keeps the old menus for an outage that begins later', async () => {
    await revalidate({ everything: true });
    answerMenu = sendStatus(503);

    expect(await nameOf('la-mama')).toBe('Before');
  });

  it('reports that an old page, or a last good copy, could not be deleted from the disk', async () => {
    const target = { restaurant: 'la-mama' };
    await whileReadOnly(path.join(cacheDir, 'pages'), async () => {
      expect(await revalidate(target)).toEqual({ menu: 'renewed', list: 'renewed', disk: 'kept' });
      expect(await listKept()).toEqual(OTHER_PAGES);
    });
    expect(await revalidate(target)).toEqual({ menu: 'renewed', list: 'renewed' });

    const [folder = ''] = await readdir(path.join(cacheDir, 'last-good'));
    answerMenu = sendStatus(404);
    await whileReadOnly(path.join(cacheDir, 'last-good', folder), async () => {
      expect(await revalidate(target)).toEqual({ menu: 'gone', list: 'renewed', disk: 'kept' });
    });
    expect(await revalidate(target)).toEqual({ menu: 'gone', list: 'renewed' });
  });

  it('removes a page that another instance has shared before the change was announced', async () => {
    const connection = {
      evaluate: async () => failed('unavailable' as const),
      probe: async () => failed('unavailable' as const),
      isUp: () => false,
      close: () => undefined,
    };
    // In place of another instance, stores an old page before the announcement ends.
    const announce = async (): Promise<boolean> => {
      await pages.set('/restaurant/la-mama/menu', PAGE);
      return true;
    };
    globalThis.boundedSharing = {
      connection,
      prefix: '',
      changes: {
        getRevision: () => 0,
        announce,
        synchronize: async () => undefined,
        onMessage: () => undefined,
        stop: () => undefined,
      },
    };
    expect(await revalidate({ restaurant: 'la-mama' })).toEqual({
      menu: 'renewed',
      list: 'renewed',
    });
    expect(await listKept()).toEqual(OTHER_PAGES);
  });

  describe('with an edge', () => {
    let edge: RecordingServer;
    let purged: string[];
    let status: number;

    beforeEach(async () => {
      purged = [];
      status = 204;
      edge = await startRecordingServer((request, response) => {
        void text(request).then((body) => {
          purged.push(...body.split('\n'));
          response.writeHead(status).end();
        });
      });
      // `getSettings` reads the environment only once, so load the modules again.
      process.env.EDGE_PURGE_URLS = edge.origin;
      jest.resetModules();
      ({ revalidate } = await import('./revalidate.ts'));
    });
    afterEach(() => edge.close());

    it('purges the paths of the restaurant and of the list at the edge', async () => {
      expect(await revalidate({ restaurant: 'la-mama' })).toEqual({
        menu: 'renewed',
        list: 'renewed',
      });
      expect(purged).toEqual(expect.arrayContaining(['/restaurant/la-mama/menu', '/restaurants']));
    });

    it('does not purge pages whose data could not be renewed', async () => {
      answerMenu = sendStatus(500);
      await revalidate({ restaurant: 'la-mama' });
      expect(purged).toEqual(['/', '/restaurants', '/partener/coduri', '/sitemap.xml', INDEX]);

      answerList = sendStatus(500);
      await revalidate({ restaurant: 'la-mama' });
      await revalidate({ list: true });
      await revalidate({ everything: true });
      expect(edge.requests).toHaveLength(1);
    });

    it('sends a star in place of paths when everything is revalidated', async () => {
      await revalidate({ everything: true });
      expect(purged).toEqual(['*']);
    });

    it('reports the edges that did not confirm the purge', async () => {
      status = 403;
      expect(await revalidate({ list: true })).toEqual({
        list: 'renewed',
        edgesLater: [edge.origin],
      });
      expect(await listKept()).not.toContain('/restaurants');
    });
  });
});
