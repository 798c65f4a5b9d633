import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gatewayAnswers, sendAnswer } from '@/e2e/sandbox/faults/gateway-answers';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import type { CacheRead } from '@/lib/signals/signals';
import type * as menus from './get-menu.ts';
import type * as lists from './get-restaurants.ts';

type Catalogue = typeof menus & typeof lists;

const MENU = {
  restaurantName: 'La Mama',
  restaurant_schedule: { start: 8, end: 20 },
  categories: [],
};
const LIST = {
  restaurants: [
    { name: 'La Mama', short_name: 'la-mama', schedule: 'Luni - Vineri 8:00 - 20:00' },
    { name: 'Frunză și Bob', short_name: 'frunza-si-bob' },
  ],
};
const OTHERS = LIST.restaurants.slice(1);
const fullList = Array.from({ length: 70 }, (_, index) => ({
  name: `R ${index}`,
  short_name: `r-${index}`,
}));
const LIST_PATH = '/api/v2/restaurant/get-all?per_page=70';

describe('menus and the list', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  let catalogue: Catalogue;
  let answerMenu: RequestListener;
  let answerList: RequestListener;

  /** Simulates a new process, which reads its settings anew and has nothing in memory. */
  const startProcess = async (env: Record<string, string | undefined> = {}): Promise<void> => {
    await closeProcess();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      LOG_LEVEL: 'silent',
      ...env,
    });
    await loadModules();
  };
  const loadModules = async (): Promise<void> => {
    jest.resetModules();
    catalogue = { ...(await import('./get-menu.ts')), ...(await import('./get-restaurants.ts')) };
  };
  const closeProcess = async (): Promise<void> => {
    await globalThis.boundedProviderClient?.close();
    globalThis.boundedProviderClient = undefined;
    globalThis.boundedMenus = undefined;
    globalThis.boundedList = undefined;
  };
  /** `getMenu` waits only a short time for the list, so tests that need the list read it first. */
  const readListFirst = (): ReturnType<Catalogue['getRestaurants']> => catalogue.getRestaurants();
  const countCalls = (url: string): number =>
    provider.requests.filter((request) => request.url === url).length;

  beforeEach(async () => {
    // `unstable_cache` needs the cache of Next, which a unit test lacks. So provide an empty cache.
    Reflect.set(globalThis, '__incrementalCache', {
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async () => undefined,
    });
    cacheDir = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    answerMenu = sendJson(MENU);
    answerList = sendJson(LIST);
    provider = await startRecordingServer((request, response) =>
      (request.url === LIST_PATH ? answerList : answerMenu)(request, response),
    );
    await startProcess();
  });
  afterEach(async () => {
    await closeProcess();
    await provider.close();
    await rm(cacheDir, { recursive: true, force: true });
    Reflect.deleteProperty(globalThis, '__incrementalCache');
  });

  it('give a menu with the opening days from the list', async () => {
    await readListFirst();
    expect(await catalogue.getMenu('la-mama')).toMatchObject({
      outcome: 'found',
      menu: { restaurantName: 'La Mama', schedule: { days: expect.arrayContaining(['Monday']) } },
    });
  });

  it('give a menu without opening days if the restaurant is not listed', async () => {
    await readListFirst();
    const answer = await catalogue.getMenu('not-listed');
    expect(answer).toMatchObject({ outcome: 'found', menu: { restaurantName: 'La Mama' } });
    expect(answer).not.toMatchObject({ menu: { schedule: { days: expect.anything() } } });
  });

  it("report their reads as 'menu' and 'list', and have no failed deletion", async () => {
    const { getSignals } = await import('@/lib/signals/signals');
    const reads: string[] = [];
    const collect = ({ cache, result }: CacheRead): number => reads.push(`${cache} ${result}`);
    getSignals().on('cacheRead', collect);
    await catalogue.getRestaurants();
    await catalogue.getMenu('la-mama');
    getSignals().off('cacheRead', collect);

    expect(reads.toSorted()).toEqual(['list hit', 'list miss', 'menu miss']);
    expect(catalogue.hasUndeletedMenus()).toBe(false);
  });

  it('have the time of the answer when they are read outside pages', async () => {
    const received = Date.parse('2026-11-22T12:20:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(received);
    expect(await catalogue.getKeptMenu('la-mama')).toBeUndefined();
    await catalogue.refreshMenu('la-mama');

    expect(await catalogue.getKeptMenu('la-mama')).toMatchObject({
      answer: { outcome: 'found', value: { restaurantName: 'La Mama' } },
      receivedAt: received,
    });
    expect(await catalogue.readRestaurants()).toMatchObject({
      restaurants: [{ name: 'La Mama' }, { name: 'Frunză și Bob' }],
      receivedAt: received,
    });
  });

  it('are taken in an outage from the copies of an earlier release', async () => {
    const { openLastGoodStore } = await import('./last-good.ts');
    const store = openLastGoodStore();
    const toCopy = (body: object): Buffer => Buffer.from(JSON.stringify({ receivedAt: 0, body }));
    await store.set('menu:la-mama', toCopy(MENU));
    await store.set('restaurants:all', toCopy(LIST));
    answerMenu = sendStatus(500);
    answerList = sendStatus(500);

    expect(await catalogue.getMenu('la-mama')).toMatchObject({ outcome: 'found' });
    expect(await catalogue.getRestaurants()).toMatchObject({ outcome: 'found' });
  });

  it('are not taken from the copies of another provider', async () => {
    await catalogue.getMenu('la-mama');
    await startProcess({ PROVIDER_API_URL: 'http://127.0.0.1:9' });

    expect(await catalogue.getMenu('la-mama')).toMatchObject({ outcome: 'down' });
  });

  it('cost one call each, although pages and routes load their own copies of the modules', async () => {
    await catalogue.getMenu('la-mama');
    await loadModules();
    await catalogue.getMenu('la-mama');
    await catalogue.getRestaurants();

    expect(countCalls('/api/v1/web/restaurant/la-mama/menu')).toBe(1);
    expect(countCalls(LIST_PATH)).toBe(1);
  });

  it('are asked for by a renewal; after `expireMenus` a menu is asked for again', async () => {
    const paths = (): readonly (string | undefined)[] => provider.requests.map(({ url }) => url);
    expect(await catalogue.renewRestaurants()).toBe('renewed');
    expect(await catalogue.renewMenu('la-mama')).toBe('renewed');
    await catalogue.getMenu('la-mama');
    expect(paths()).toEqual([LIST_PATH, '/api/v1/web/restaurant/la-mama/menu']);

    catalogue.expireMenus();
    await catalogue.getMenu('la-mama');
    expect(paths().slice(2)).toEqual(['/api/v1/web/restaurant/la-mama/menu']);
  });

  it("give 'unknown' for a malformed id, without a call", async () => {
    expect(await catalogue.getMenu('../la-mama')).toEqual({ outcome: 'unknown' });
    expect(provider.requests).toEqual([]);
  });

  it("give 'unknown' when the provider answers a call for a menu with 404", async () => {
    answerMenu = sendStatus(404);

    expect(await catalogue.getMenu('la-mama')).toEqual({ outcome: 'unknown' });
  });

  it('stay, and stay on the disk, when a gateway answers 404 in place of the provider; an unknown menu is not available', async () => {
    await readListFirst();
    const foreign404s = Object.entries(gatewayAnswers).filter(([, { status }]) =>
      [404, 410].includes(status),
    );
    expect(foreign404s.length).toBeGreaterThan(5);
    for (const [name, answer] of foreign404s) {
      for (const isListAnswered of [false, true]) {
        answerMenu = sendJson(MENU);
        answerList = sendJson(LIST);
        expect(await catalogue.renewRestaurants()).toBe('renewed');
        expect(await catalogue.renewMenu('la-mama')).toBe('renewed');
        expect(await catalogue.renewMenu('not-listed')).toBe('renewed');
        answerMenu = (_, response) => sendAnswer(response, answer);
        if (!isListAnswered) answerList = answerMenu;
        expect([name, await catalogue.renewMenu('la-mama')]).toEqual([name, 'kept']);
        expect([name, await catalogue.renewMenu('not-listed')]).toEqual([name, 'kept']);
        expect([name, await catalogue.getMenu('frunza-si-bob')]).toMatchObject([
          name,
          { outcome: 'down' },
        ]);
        expect([name, await catalogue.renewRestaurants()]).toEqual([
          name,
          isListAnswered ? 'renewed' : 'kept',
        ]);
        catalogue.expireMenus();
      }
    }
    answerMenu = sendStatus(500);
    answerList = answerMenu;
    await startProcess();
    for (const id of ['la-mama', 'not-listed']) {
      expect(await catalogue.getMenu(id)).toMatchObject({ outcome: 'found' });
    }
    expect(await catalogue.getRestaurants()).toMatchObject({ outcome: 'found' });
  });

  it.each([
    ['named', LIST],
    ['named', { restaurants: [{ name: 'X', short_name: '?' }, ...LIST.restaurants] }],
    ['unconfirmed', { restaurants: fullList }],
    ['absent', { restaurants: OTHERS }],
  ])('have a list that says after a 404: %s', async (listed, list) => {
    answerList = sendJson(list);
    expect(await catalogue.findListed('la-mama')).toBe(listed);
    answerList = sendStatus(500);
    await catalogue.renewRestaurants();
    expect(await catalogue.findListed('la-mama')).toBe('failed');
  });

  it.each([
    ['the list names the restaurant, which another page may show', LIST, 'found'],
    ['the list is full, so it may have more', { restaurants: fullList }, 'found'],
    [
      'an entry of the list has no readable id',
      { restaurants: [{ name: 'X', short_name: '?' }, ...OTHERS] },
      'found',
    ],
    ['the list no longer names the restaurant', { restaurants: OTHERS }, 'unknown'],
  ])(
    "count as gone after the provider's 404 only if the list agrees: %s",
    async (_, list, outcome) => {
      await catalogue.getMenu('la-mama');
      answerMenu = sendStatus(404);
      answerList = sendJson(list);
      await catalogue.renewRestaurants();
      catalogue.expireMenus();
      expect(await catalogue.getMenu('la-mama')).toMatchObject({ outcome });
    },
  );

  it.each([
    ['frunza-si-bob', { outcome: 'down', name: 'Frunză și Bob' }],
    ['not-listed', { outcome: 'down' }],
  ])(
    'give the name of %s from the list, if listed, when the call for its menu fails',
    async (restaurantId, expected) => {
      answerMenu = sendStatus(500);
      await readListFirst();

      expect(await catalogue.getMenu(restaurantId)).toEqual(expected);
    },
  );

  it('give last good copies in an outage after a restart, and say when the menu was received', async () => {
    await startProcess({ REVALIDATE_SECONDS: '1' });
    const received = new Date('2026-11-22T12:20:00Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(received.getTime());
    const list = await readListFirst();
    const menu = await catalogue.getMenu('la-mama');
    answerMenu = sendStatus(500);
    answerList = sendStatus(500);
    clock.mockReturnValue(received.getTime() + 60_000);
    await startProcess({ REVALIDATE_SECONDS: '1' });

    expect(menu).not.toHaveProperty('asOf');
    expect(await catalogue.getMenu('la-mama')).toEqual({ ...menu, asOf: received });
    expect(await catalogue.getRestaurants()).toEqual(list);
    expect(countCalls(LIST_PATH)).toBeGreaterThan(1);
  });

  it('give no list without a provider, although the disk has a copy of the list', async () => {
    await catalogue.getRestaurants();
    await startProcess({ PROVIDER_API_URL: undefined });

    expect(await catalogue.getRestaurants()).toEqual({ outcome: 'down' });
    expect(await catalogue.getListedRestaurant('la-mama')).toBeUndefined();
  });
});
