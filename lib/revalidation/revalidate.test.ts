import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { closeSite } from '@/e2e/support/unit/close-site';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { failed } from '@/lib/result';
import { getSite } from '@/lib/site';
import { purgeChangedPages } from './join-instances.ts';
import { revalidate } from './revalidate.ts';
import type { Target } from './revalidate.ts';

const menuOf = (restaurantName: string): object => ({
  restaurantName,
  restaurant_schedule: { start: 8, end: 20 },
  categories: [{ _id: '1', name: 'Ciorbe', flavours: [{ name: restaurantName, price: 20 }] }],
});
const TARGET = { restaurant: 'la-mama' };
const LIST = { restaurants: [{ name: 'La Mama', short_name: 'la-mama' }] };

/** The index of all menus. It is removed together with the pages of the list or of a restaurant. */
const INDEX = '/cautare.json';
const PAGES_OF_LIST = ['/', '/restaurants', '/partener', '/partener/coduri', '/sitemap.xml'];
const PAGES_OF_RESTAURANT = [
  '/restaurant/la-mama',
  '/restaurant/la-mama/menu',
  '/restaurant/la-mama/menu hidden',
  '/restaurant/la-mama/menu en',
  '/restaurant/la-mama/menu en hidden',
];
const OTHER_PAGES = ['/terms', '/restaurant/cedrul-verde/menu'];
const ALL_PAGES = [INDEX, ...PAGES_OF_LIST, ...PAGES_OF_RESTAURANT, ...OTHER_PAGES];
const ADDRESSES_OF_LIST = [...PAGES_OF_LIST, INDEX];
/** The addresses that an edge purges. The variants of a menu share one. */
const ADDRESSES_OF_RESTAURANT = [
  ...PAGES_OF_RESTAURANT.slice(0, 2),
  '/previews/la-mama/restaurant.jpg',
  '/previews/la-mama/menu.jpg',
  '/previews/la-mama/menu.svg',
  INDEX,
];

describe('a revalidation', () => {
  let provider: RecordingServer;
  let edge: RecordingServer;
  let cacheDir: string;
  /** The keys of the stored pages. */
  let pages: Set<string>;
  let answerMenu: RequestListener;
  let answerList: RequestListener;
  let purged: string[];
  /** The answer of the edge. */
  let status: number;

  const nameOf = async (restaurantId: string): Promise<string | undefined> => {
    const answer = await getSite().menus.get(restaurantId);
    return answer.outcome === 'found' ? answer.menu.restaurantName : answer.outcome;
  };
  const listKept = (): readonly string[] => [...pages];

  beforeAll(async () => {
    provider = await startRecordingServer((request, response) =>
      (request.url?.includes('get-all') ? answerList : answerMenu)(request, response),
    );
    edge = await startRecordingServer((request, response) => {
      void text(request).then((body) => {
        purged.push(...body.split('\n'));
        response.writeHead(status).end();
      });
    });
    cacheDir = await mkdtemp(path.join(tmpdir(), 'revalidation-'));
    // Settings are read once, at their first use, so set the variables before that.
    Object.assign(process.env, {
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      EDGE_PURGE_URLS: edge.origin,
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => Promise.all([provider.close(), edge.close()]));

  beforeEach(async () => {
    [answerMenu, answerList] = [sendJson(menuOf('Before')), sendJson(LIST)];
    pages = new Set(ALL_PAGES);
    getSite().pages = {
      remove: (keys) => {
        for (const key of keys === 'all' ? ALL_PAGES : keys) pages.delete(key);
      },
    };
    await nameOf('la-mama');
    answerMenu = sendJson(menuOf('After'));
    [purged, status] = [[], 204];
  });
  afterEach(async () => {
    await closeSite();
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('of a restaurant renews its menu and the list, and removes their pages', async () => {
    expect(await revalidate(TARGET)).toEqual({ menu: 'renewed', list: 'renewed' });
    expect(await nameOf('la-mama')).toBe('After');
    expect(listKept()).toEqual(OTHER_PAGES);
  });

  it('of a deleted restaurant removes its pages and the last good copy of its menu', async () => {
    answerMenu = sendStatus(404);
    expect(await revalidate(TARGET)).toEqual({ menu: 'gone', list: 'renewed' });
    expect(await nameOf('la-mama')).toBe('unknown');
    expect(listKept()).toEqual(OTHER_PAGES);

    answerMenu = sendStatus(500);
    expect(await revalidate(TARGET)).toMatchObject({ menu: 'kept' });
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

      expect(await revalidate(TARGET)).toEqual(expected);
      expect(await nameOf('la-mama')).toBe(failing.includes('menu') ? 'Before' : 'After');
      expect(listKept()).toEqual(kept);
    },
  );

  it('of a restaurant puts its new menu into the index of all menus', async () => {
    const findDishes = async (): Promise<readonly string[]> => {
      const { restaurants = [] } = (await getSite().menusIndex.getSearchable())?.index ?? {};
      const categories = restaurants.flatMap((restaurant) => restaurant.categories);
      return categories.flatMap(({ products }) => products.map(({ name }) => name));
    };
    expect(await findDishes()).toEqual(['Before']);
    await revalidate(TARGET);
    expect(await findDishes()).toEqual(['After']);
  });

  it('of the list keeps the menus and the pages of restaurants', async () => {
    expect(await revalidate({ list: true })).toEqual({ list: 'renewed' });
    expect(await nameOf('la-mama')).toBe('Before');
    expect(listKept()).toEqual([...PAGES_OF_RESTAURANT, ...OTHER_PAGES]);
  });

  it('of everything removes all pages, and the next visit of a menu calls the provider, which may fail', async () => {
    expect(await revalidate({ everything: true })).toEqual({ list: 'renewed', menus: 'expired' });
    expect(listKept()).toEqual([]);
    // The old menus stay for an outage that begins now.
    answerMenu = sendStatus(503);
    expect(await nameOf('la-mama')).toBe('Before');
    await revalidate({ everything: true });
    answerMenu = sendJson(menuOf('After'));
    expect(await nameOf('la-mama')).toBe('After');
  });

  it('of everything keeps everything in an outage', async () => {
    answerList = sendStatus(503);
    answerMenu = sendStatus(503);

    expect(await revalidate({ everything: true })).toEqual({ list: 'kept', menus: 'kept' });
    expect(listKept()).toEqual(ALL_PAGES);
    expect(await nameOf('la-mama')).toBe('Before');
  });

  it('reports that a last good copy could not be deleted from the disk', async () => {
    const [folder = ''] = await readdir(path.join(cacheDir, 'last-good'));
    answerMenu = sendStatus(404);
    await whileReadOnly(path.join(cacheDir, 'last-good', folder), async () => {
      expect(await revalidate(TARGET)).toEqual({ menu: 'gone', list: 'renewed', disk: 'kept' });
    });
    expect(await revalidate(TARGET)).toEqual({ menu: 'gone', list: 'renewed' });
  });

  it('reports that it could not announce the change to the other instances', async () => {
    const sharing = fakeSharing(async () => failed('unavailable'));
    const announce = jest.fn().mockResolvedValue(false);
    getSite().sharing = { ...sharing, changes: { ...sharing.changes, announce } };
    expect(await revalidate(TARGET)).toMatchObject({ menu: 'renewed', instances: 'later' });
    answerMenu = sendStatus(500);
    await revalidate(TARGET);
    expect(announce.mock.calls).toEqual([[TARGET], [{ list: true }]]);
  });

  it.each<[Target, readonly string[]]>([
    [TARGET, [...ADDRESSES_OF_RESTAURANT, ...ADDRESSES_OF_LIST]],
    [{ list: true }, ADDRESSES_OF_LIST],
    [{ everything: true }, ['*']],
  ])(
    'of %j purges its addresses at the edge, as does another instance',
    async (target, addresses) => {
      expect(await revalidate(target)).not.toHaveProperty('edgesLater');
      expect(purged).toEqual(addresses);
      purged = [];
      await purgeChangedPages(target, [edge.origin], getSite());
      expect(purged).toEqual(addresses);
    },
  );

  it('that this instance has missed makes it purge everything at the edge', async () => {
    await purgeChangedPages('missed', [edge.origin], getSite());
    expect(purged).toEqual(['*']);
  });

  it('does not purge pages whose data could not be renewed', async () => {
    answerMenu = sendStatus(500);
    await revalidate(TARGET);
    expect(purged).toEqual(ADDRESSES_OF_LIST);

    purged = [];
    answerList = sendStatus(500);
    for (const target of [TARGET, { list: true }, { everything: true }] as const) {
      await revalidate(target);
    }
    expect(purged).toEqual([]);
  });

  // Stays the last test, because the purge is repeated in the background.
  it('reports the edges that did not confirm the purge', async () => {
    status = 403;
    const edgesLater = [edge.origin];
    expect(await revalidate({ list: true })).toEqual({ list: 'renewed', edgesLater });
    expect(listKept()).not.toContain('/restaurants');
  });
});
