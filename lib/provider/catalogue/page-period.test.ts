import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The storages in which Next keeps its state while it renders a page. Next takes the class of the
 * storages from `globalThis`.
 */
const loadStorages = (): Record<'work' | 'unit', AsyncLocalStorage<object>> => {
  Reflect.set(globalThis, 'AsyncLocalStorage', AsyncLocalStorage);
  const folder = 'next/dist/server/app-render';
  const { workAsyncStorage: work } = jest.requireActual<
    Record<'workAsyncStorage', AsyncLocalStorage<object>>
  >(`${folder}/work-async-storage.external`);
  const { workUnitAsyncStorage: unit } = jest.requireActual<
    Record<'workUnitAsyncStorage', AsyncLocalStorage<object>>
  >(`${folder}/work-unit-async-storage.external`);
  return { work, unit };
};

describe('the period of a cached page', () => {
  const { work, unit } = loadStorages();
  const now = 1_700_000_000_000;

  /** Like the page cache, stores no results of cached functions. */
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async () => null,
    set: async () => undefined,
  };

  /**
   * Simulates the rendering of a page whose data are fresh for these times. Returns the page's
   * period in seconds.
   */
  const render = async (...freshForMs: readonly number[]): Promise<number> => {
    const page = { type: 'prerender-legacy', revalidate: 3_600, tags: null };
    const store = { incrementalCache, route: '/x', pendingRevalidates: {} };
    await work.run(store, () =>
      unit.run(page, async () => {
        const { limitPagePeriod } = await import('./page-period.ts');
        for (const time of freshForMs) await limitPagePeriod(now + time, now);
      }),
    );
    await Promise.all(Object.values(store.pendingRevalidates));
    return page.revalidate;
  };

  it.each([
    [1_000, 1],
    [1_001, 2],
    [60_000, 60],
    [0, 1],
    [-5_000, 1],
  ])('with data fresh for %d ms is %d s', async (freshForMs, period) => {
    expect(await render(freshForMs)).toBe(period);
  });

  it.each([
    [60_000, 5_000],
    [5_000, 60_000],
  ])('is the shorter time for which data are fresh: %d ms or %d ms', async (first, second) => {
    expect(await render(first, second)).toBe(5);
  });
});
