import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendJson, startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';

const LIST = { restaurants: [{ name: 'La Mama', short_name: 'la-mama' }] };
const MENU = {
  restaurantName: 'La Mama',
  restaurant_schedule: { start: 8, end: 20 },
  categories: [{ _id: '1', name: 'Ciorbe', flavours: [{ name: 'Ciorbă', price: 20 }] }],
};
const PERIOD_S = 60;

describe('the index for the page cache', () => {
  let provider: RecordingServer;
  let cacheDir: string;
  /** The page periods, in seconds, that `getMenusIndex` has passed to Next's cache. */
  let periods: unknown[];

  beforeEach(async () => {
    periods = [];
    Reflect.set(globalThis, '__incrementalCache', {
      generateSimpleCacheKey: async (key: string) => key,
      get: async () => null,
      set: async (_: string, { revalidate }: { readonly revalidate: unknown }) => {
        periods.push(revalidate);
      },
    });
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
    await globalThis.boundedProviderClient?.close();
    globalThis.boundedProviderClient = undefined;
    globalThis.boundedMenus = undefined;
    globalThis.boundedList = undefined;
    globalThis.boundedSearchableMenus = undefined;
    globalThis.boundedPages = undefined;
    await provider.close();
    await rm(cacheDir, { recursive: true, force: true });
  });

  it('expires one page period after it was made, not after a later request', async () => {
    const { getMenu } = await import('@/lib/provider/catalogue/get-menu');
    const { getMenusIndex } = await import('./index-cache.ts');
    await getMenu('la-mama');
    periods = [];
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);

    expect((await getMenusIndex())?.menus).toMatchObject({ known: 1, all: 1 });
    clock.mockReturnValue(1_000_000 + (PERIOD_S - 20) * 1_000);
    await getMenusIndex();
    expect(periods).toEqual([PERIOD_S, 20]);
  });

  it.each([
    [60, 10],
    [2, 2],
  ])(
    'expires after 1 s if it lacks menus. With a page period of %i s, the next index expires after %i s if it has as many menus as the first',
    async (period, seconds) => {
      process.env.REVALIDATE_SECONDS = String(period);
      const { getMenusIndex } = await import('./index-cache.ts');
      const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);

      expect((await getMenusIndex())?.menus).toMatchObject({ known: 0, all: 1 });
      clock.mockReturnValue(1_001_000);
      await getMenusIndex();
      expect(periods).toEqual([1, seconds]);
    },
  );

  it('is deleted from the page cache by `renewMenusIndex`', async () => {
    const { getBoundedPageStore } = await import('@/lib/cache/bounded-page-store');
    const { renewMenusIndex } = await import('./index-cache.ts');
    const pages = getBoundedPageStore();
    const older = { value: null, lastModified: 1, scriptHashes: [] };
    for (const page of ['/cautare.json', '/terms']) await pages.set(page, older);
    await renewMenusIndex();
    expect(await pages.get('/cautare.json')).toBeUndefined();
    expect(await pages.get('/terms')).toEqual(older);
  });
});
