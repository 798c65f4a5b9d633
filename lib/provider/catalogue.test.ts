import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { closeSite } from '@/e2e/support/unit/close-site';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { failed } from '@/lib/result';
import { createRendering, withRendering } from '@/lib/server/render-page';
import type * as site from '@/lib/site';
import { getSite } from '@/lib/site';
import { providerPaths, RESTAURANTS_PER_PAGE } from './contract/paths.ts';
import type { RestaurantList } from './contract/parse-restaurants.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import { createListLookup } from './restaurant-list.ts';
import type { ListLookup } from './restaurant-list.ts';

const PERIOD_S = 60;
const NOW = Date.parse('2026-11-22T12:20:00Z');
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
const WITHOUT_ID = { name: 'X', short_name: '?' };
const fullList = Array.from({ length: RESTAURANTS_PER_PAGE }, (_, index) => ({
  name: `R ${index}`,
  short_name: `r-${index}`,
}));
const LIST_PATH = providerPaths.restaurants();
const MENU_PATH = providerPaths.menu('la-mama');

describe('menus and the list', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  let answerMenu: RequestListener;
  let answerList: RequestListener;
  let paths: (string | undefined)[];
  let now: number;

  /** Simulates a process with other settings, which are read once. */
  const startProcess = async (env: Record<string, string | undefined>): Promise<typeof site> => {
    await closeSite();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    return loadModules();
  };
  const loadModules = async (): Promise<typeof site> => {
    jest.resetModules();
    return import('@/lib/site');
  };
  /** `get` waits only a short time for the list, so tests that need the list read it first. */
  const readListFirst = (): Promise<unknown> => getSite().restaurants.get();

  beforeAll(async () => {
    provider = await startRecordingServer((request, response) => {
      paths.push(request.url);
      (request.url === LIST_PATH ? answerList : answerMenu)(request, response);
    });
    cacheDir = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    // Settings are read once, at their first use, so set the variables before that.
    Object.assign(process.env, {
      CACHE_DIR: cacheDir,
      PROVIDER_API_URL: provider.origin,
      REVALIDATE_SECONDS: String(PERIOD_S),
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => provider.close());

  beforeEach(() => {
    [answerMenu, answerList, paths] = [sendJson(MENU), sendJson(LIST), []];
    now = NOW;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(async () => {
    await closeSite();
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('give a menu with the opening days from the list, if the list has them', async () => {
    await readListFirst();
    expect(await getSite().menus.get('la-mama')).toMatchObject({
      outcome: 'found',
      menu: { restaurantName: 'La Mama', schedule: { days: expect.arrayContaining(['Monday']) } },
    });
    const unlisted = await getSite().menus.get('not-listed');
    expect(unlisted).toMatchObject({ outcome: 'found', menu: { restaurantName: 'La Mama' } });
    expect(unlisted).not.toMatchObject({ menu: { schedule: { days: expect.anything() } } });
  });

  it('let a page expire together with its data', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    /** The seconds for which a page may be stored that asks for these data. */
    const render = async (read: () => Promise<unknown>): Promise<number> => {
      const rendering = createRendering();
      await withRendering(rendering, read);
      return rendering.freshUntil / 1_000;
    };
    const getMenu = (): Promise<unknown> => getSite().menus.get('la-mama');
    expect(await render(getSite().restaurants.get)).toBe(PERIOD_S);
    now += 20_000;
    expect(await render(getSite().restaurants.get)).toBe(PERIOD_S - 20);
    expect(await render(getMenu)).toBe(PERIOD_S);
    expect(await render(() => Promise.all([getMenu(), getSite().restaurants.get()]))).toBe(
      PERIOD_S - 20,
    );
  });

  it('cost one call each per period, although pages and routes load their own copies of the modules', async () => {
    await getSite().menus.get('la-mama');
    const copy = await loadModules();
    await copy.getSite().menus.get('la-mama');
    await copy.getSite().restaurants.get();
    expect(paths.toSorted()).toEqual([MENU_PATH, LIST_PATH]);

    now += PERIOD_S * 1_000;
    await getSite().restaurants.get();
    expect(paths).toHaveLength(3);
  });

  it('can be read outside pages, with the time at which they were received', async () => {
    expect(await getSite().menus.getStored('la-mama')).toBeUndefined();
    await getSite().menus.refresh('la-mama');
    expect(await getSite().menus.isUnknown('la-mama')).toBe(false);
    await getSite().restaurants.read();
    answerList = sendStatus(500);
    now += PERIOD_S * 1_000;

    const menu = { outcome: 'found', value: { restaurantName: 'La Mama' } };
    const stored = { answer: menu, receivedAt: NOW };
    expect(await getSite().menus.getStored('la-mama')).toMatchObject(stored);
    expect(await getSite().restaurants.read()).toMatchObject({
      restaurants: [{ name: 'La Mama' }, { name: 'Frunză și Bob' }],
      receivedAt: NOW,
    });
  });

  it.each<[string, string, object]>([
    ['../la-mama', '12', { outcome: 'unknown' }],
    ['la-mama', '', { outcome: 'unknown' }],
    ['la-mama', 'a/b', { outcome: 'unknown' }],
    ['la-mama', '12', { outcome: 'found' }],
  ])('of %s at the table "%s" give %j, and a malformed id causes no call', async (...row) => {
    const [restaurantId, tableId, expected] = row;
    const answer = await getSite().menus.getAtTable({ restaurantId, tableId });
    expect(answer).toMatchObject(expected);
    expect(paths.includes(MENU_PATH)).toBe(answer.outcome === 'found');
  });

  it('give what the list says when the call for a menu fails: name, hours, and others whose menus are stored', async () => {
    // Several entries of the list may have the same id.
    answerList = sendJson({ restaurants: [...LIST.restaurants, ...OTHERS] });
    await readListFirst();
    await getSite().menus.refresh('frunza-si-bob');
    answerMenu = sendStatus(500);
    expect(await getSite().menus.get('la-mama')).toMatchObject({
      outcome: 'down',
      name: 'La Mama',
      schedule: { kind: 'by-day' },
      others: [{ restaurantId: 'frunza-si-bob', name: 'Frunză și Bob' }],
    });
    expect(await getSite().menus.get('not-listed')).toMatchObject({ others: [{}] });
    // A page makes one call for the list, and does not repeat it while the provider is down.
    expect(paths.filter((path) => path === LIST_PATH)).toHaveLength(1);
  });

  it('are taken in an outage from the copies of an earlier release', async () => {
    const store = openLastGoodStore();
    const toCopy = (body: object): Buffer => Buffer.from(JSON.stringify({ receivedAt: 0, body }));
    await store.set('menu:la-mama', toCopy(MENU));
    await store.set('restaurants:all', toCopy(LIST));
    answerMenu = sendStatus(500);
    answerList = sendStatus(500);

    expect(await getSite().menus.get('la-mama')).toMatchObject({ outcome: 'found' });
    expect(await getSite().restaurants.get()).toMatchObject({ outcome: 'found' });
  });

  it.each([
    ['https://api.example', 'e91cdb47052c095b'],
    [undefined, 'e3b0c44298fc1c14'],
  ])(
    'are not taken from the copies of another provider than %s',
    async (providerApiUrl, folder) => {
      await getSite().restaurants.get();
      await getSite().menus.get('la-mama');
      const others = await readdir(path.join(cacheDir, 'last-good'));
      await closeSite();
      const other = await startProcess({ PROVIDER_API_URL: providerApiUrl });
      globalThis.runningSite = other.createSite({
        send: async () => failed({ kind: 'unreachable' }),
        getGroupStates: () => [],
        close: async () => undefined,
      });

      expect(await other.getSite().menus.get('la-mama')).toEqual({ outcome: 'down' });
      expect(await other.getSite().restaurants.get()).toEqual({ outcome: 'down' });
      // If a release changed the name of the folder, it would not find the copies of earlier releases.
      await (await import('./last-good.ts')).openLastGoodStore().set('key', Buffer.from('value'));
      const folders = await readdir(path.join(cacheDir, 'last-good'));
      expect(folders.filter((name) => !others.includes(name))).toEqual([folder]);
    },
  );

  it.each([
    ['named', [WITHOUT_ID, ...LIST.restaurants], 'found'],
    ['unconfirmed, because it may have more entries', fullList, 'found'],
    ['unconfirmed, because an entry has no readable id', [WITHOUT_ID, ...OTHERS], 'found'],
    ['absent', OTHERS, 'unknown'],
  ])("need, to count as gone after the provider's 404, a list that agrees: %s", async (...row) => {
    const [listed, restaurants, outcome] = row;
    await getSite().menus.get('la-mama');
    answerMenu = sendStatus(404);
    answerList = sendJson({ restaurants });
    await getSite().restaurants.renew();
    expect(await getSite().restaurants.findListed('la-mama')).toBe(listed.split(',', 1).join(''));
    getSite().menus.expireAll();
    expect(await getSite().menus.get('la-mama')).toMatchObject({ outcome });
    for (const status of [404, 500]) {
      answerList = sendStatus(status);
      await getSite().restaurants.renew();
      expect(await getSite().restaurants.findListed('la-mama')).toBe('failed');
    }
  });

  it('have copies that are separate for each kind, until they are deleted or damaged', async () => {
    const store = openLastGoodStore();
    const copies = createLastGood('menu', store);
    const copy = { receivedAt: NOW, body: MENU };
    await copies.write('la-mama', copy);
    expect(await createLastGood('menu', openLastGoodStore()).read('la-mama')).toEqual(copy);
    expect(await createLastGood('restaurants', store).read('la-mama')).toBeUndefined();

    for (const text of ['{', '{}', 'null', '{"receivedAt":"today","body":{}}']) {
      await store.set('menu:damaged', Buffer.from(text));
      expect([text, await copies.read('damaged')]).toEqual([text, undefined]);
    }
    await copies.delete('la-mama');
    expect(await copies.read('la-mama')).toBeUndefined();
  });
});

describe("the list's entry of a restaurant", () => {
  const MAX_WAIT_MS = 200;
  const entry = (name: string, restaurantId: string): RestaurantSummary => ({
    name,
    restaurantId,
    image: undefined,
    logoImage: undefined,
    scheduleText: 'Zilnic',
  });
  const listOf = (...restaurants: RestaurantSummary[]): RestaurantList => ({
    restaurants,
    mayHaveMore: false,
  });
  const found = (...restaurants: RestaurantSummary[]): CachedAnswer<RestaurantList> => ({
    outcome: 'found',
    value: listOf(...restaurants),
    freshUntil: 0,
  });
  const [TODAY, YESTERDAY] = ['Bășești', 'Bășești de ieri'];

  let answer: () => Promise<CachedAnswer<RestaurantList>>;
  let storedList: RestaurantList | undefined;
  let lookUp: ListLookup;

  const find = async (): Promise<string | undefined> => (await lookUp('b'))?.name;
  const hang = (): ((list: CachedAnswer<RestaurantList>) => void) => {
    const hanging = Promise.withResolvers<CachedAnswer<RestaurantList>>();
    answer = () => hanging.promise;
    return hanging.resolve;
  };
  /** Fails if the lookup waits for the list, which hangs. */
  const expectNoWait = async (): Promise<void> => {
    hang();
    // Timers end in the order of their times, also on a busy machine.
    expect(await Promise.race([find(), pause(MAX_WAIT_MS / 2, 'waited')])).toBe(YESTERDAY);
  };

  beforeEach(() => {
    answer = async () => found(entry('A', 'a'), entry(TODAY, 'b'));
    storedList = listOf(entry(YESTERDAY, 'b'));
    lookUp = createListLookup({
      getList: () => answer(),
      getStored: async () => storedList,
      maxWaitMs: MAX_WAIT_MS,
    });
  });

  it.each<[string, CachedAnswer<RestaurantList>]>([
    ['the restaurant is not listed', found(entry('A', 'a'))],
    ['two entries have the id', found(entry('B', 'b'), entry('Bis', 'b'))],
    ['the list is down', { outcome: 'down', freshUntil: 0 }],
  ])('is undefined when %s', async (_, list) => {
    answer = async () => list;
    expect(await find()).toBeUndefined();
  });

  it('comes from the stored list, if there is one, when the list takes too long, and is then not waited for', async () => {
    const finish = hang();
    const startedAt = performance.now();
    expect(await find()).toBe(YESTERDAY);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(MAX_WAIT_MS - 1);
    await expectNoWait();
    finish({ outcome: 'down', freshUntil: 0 });
    await pause(0);
    await expectNoWait();
    storedList = undefined;
    expect(await find()).toBeUndefined();
  });

  it('is not waited for after the list has come too late, until it has come in time', async () => {
    const clock = jest.spyOn(performance, 'now');
    clock.mockReturnValueOnce(0).mockReturnValueOnce(MAX_WAIT_MS + 1);
    expect(await find()).toBe(TODAY);
    clock.mockReturnValue(0);
    await expectNoWait();

    answer = async () => found(entry(TODAY, 'b'));
    await find();
    answer = async () => {
      await pause(MAX_WAIT_MS / 4);
      return found(entry(TODAY, 'b'));
    };
    expect(await find()).toBe(TODAY);
  });
});
