import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { sendJson, sendStatus, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { failed } from '@/lib/result';
import {
  deleteUnreplacedList,
  expireRestaurants,
  getListedRestaurant,
  getRestaurants,
  readRestaurants,
  renewRestaurants,
} from './get-restaurants.ts';

const PERIOD_S = 60;
const FOUND = { restaurants: [{ name: 'La Mama', restaurantId: 'la-mama' }], mayHaveMore: false };
const LIST = { restaurants: [{ name: 'La Mama', short_name: 'la-mama' }] };
const hang: RequestListener = () => undefined;

// `get-menu.test.ts` tests the list together with menus.
describe('the list of restaurants', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  let answer: RequestListener;
  let calls: number;
  let now: number;
  /** The page periods that `limitPagePeriod` passed to Next, in seconds. */
  let periods: unknown[];

  beforeAll(async () => {
    provider = await startRecordingServer((request, response) => {
      calls += 1;
      answer(request, response);
    });
    cacheDir = await mkdtemp(path.join(tmpdir(), 'list-'));
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
    [answer, calls, now, periods] = [sendJson(LIST), 0, Date.parse('2026-11-22T12:20:00Z'), []];
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    // `unstable_cache` needs the cache of Next, which a unit test lacks. So provide an empty cache,
    // which records the periods.
    Reflect.set(globalThis, '__incrementalCache', {
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async (_: string, { revalidate }: { readonly revalidate: unknown }) => {
        periods.push(revalidate);
      },
    });
  });
  afterEach(async () => {
    await globalThis.boundedProviderClient?.close();
    globalThis.boundedProviderClient = undefined;
    globalThis.boundedList = undefined;
    globalThis.boundedSharing = undefined;
    Reflect.deleteProperty(globalThis, '__incrementalCache');
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('lets a page expire together with the list', async () => {
    expect(await getRestaurants()).toMatchObject({ outcome: 'found', ...FOUND });
    now += 20_000;
    await getRestaurants();

    expect([calls, periods]).toEqual([1, [PERIOD_S, PERIOD_S - 20]]);
  });

  it.each([
    ['its period has passed', () => (now += PERIOD_S * 1_000)],
    ['another instance has renewed it', expireRestaurants],
  ])('is asked for again when %s', async (_, expire) => {
    await getRestaurants();
    expire();
    await getRestaurants();

    expect([calls, periods]).toEqual([2, [PERIOD_S, PERIOD_S]]);
  });

  it('is renewed even while it is fresh, and a renewal says whether it has brought a new list', async () => {
    await getRestaurants();
    expect(await renewRestaurants()).toBe('renewed');
    answer = sendStatus(500);
    expect(await renewRestaurants()).toBe('kept');
    expect(await getRestaurants()).toMatchObject({ outcome: 'found', ...FOUND });
  });

  it('can be read without the cache of Next, and has the time at which it was received', async () => {
    Reflect.deleteProperty(globalThis, '__incrementalCache');
    const receivedAt = now;
    expect(await readRestaurants()).toMatchObject({ ...FOUND, receivedAt });

    answer = sendStatus(500);
    now += PERIOD_S * 1_000;
    expect(await readRestaurants()).toMatchObject({ ...FOUND, receivedAt });
    expect(calls).toBeGreaterThan(1);
  });

  it.each([404, 500])(
    'is down when the provider answers %i and no older list is kept',
    async (status) => {
      answer = sendStatus(status);
      expect(await getRestaurants()).toEqual({ outcome: 'down' });
      expect(await readRestaurants()).toBeUndefined();
      expect(await getListedRestaurant('la-mama')).toBeUndefined();
      expect(periods).toEqual([]);
    },
  );

  it.each([
    ['no entry while the first call hangs', 0, undefined],
    ['the entry of the older list while a later call hangs', 1, 'La Mama'],
  ])('has %s', async (_, earlierReads, name) => {
    for (let read = 0; read < earlierReads; read += 1) await readRestaurants();
    now += PERIOD_S * 1_000;
    answer = hang;

    expect((await getListedRestaurant('la-mama'))?.name).toBe(name);
    expect(calls).toBe(earlierReads + 1);
  });

  it('says whether the deletion of an unreplaced list from the shared store has failed', async () => {
    expect(await deleteUnreplacedList()).toBe(true);
    globalThis.boundedSharing = fakeSharing(async () => failed('unavailable'));
    await renewRestaurants();
    expect(await deleteUnreplacedList()).toBe(false);
  });
});
