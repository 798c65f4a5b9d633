import { AsyncLocalStorage } from 'node:async_hooks';
import type { endPageWith, keepFresh } from './data-cache.ts';

type DataCache = {
  readonly keepFresh: typeof keepFresh;
  readonly endPageWith: typeof endPageWith;
};
type Stored = { readonly value: unknown; readonly writtenAt: number };
type Get = { readonly revalidate: number };

/** The framework's own storages, which a page being rendered runs inside. */
const openFramework = (): Record<'work' | 'unit', AsyncLocalStorage<object>> => {
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

describe('the data cache, in the rendering of a cached page', () => {
  const { work, unit } = openFramework();
  let seconds: number;
  let stored: Map<string, Stored>;

  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string, { revalidate }: Get) => {
      const entry = stored.get(key);
      return entry && { value: entry.value, isStale: seconds - entry.writtenAt > revalidate };
    },
    set: async (key: string, value: unknown) => {
      stored.set(key, { value, writtenAt: seconds });
    },
  };

  /** Renders once; gives what the page read and the period it is then kept for, in seconds. */
  const render = async (
    read: (cache: DataCache) => Promise<unknown>,
  ): Promise<{ value: unknown; period: number }> => {
    const page = { type: 'prerender-legacy', revalidate: 3_600, tags: null };
    const store = { incrementalCache, route: '/x', pendingRevalidates: {} };
    const value = await work.run(store, () =>
      unit.run(page, async () => read(await import('./data-cache.ts'))),
    );
    await Promise.all(Object.values(store.pendingRevalidates));
    return { value, period: page.revalidate };
  };
  const readMenu = (answer: string | undefined): ReturnType<typeof render> =>
    render(({ keepFresh }) =>
      keepFresh(['menu', 'a'], ['menu:a'], 60, async () => {
        if (answer === undefined) throw new Error('down');
        return answer;
      }),
    );

  beforeEach(() => {
    seconds = 0;
    stored = new Map();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('keeps a value for its period', async () => {
    await readMenu('first');
    seconds = 60;

    expect((await readMenu('second')).value).toBe('first');
  });

  it('never gives a stale value to the page, so that freshness does not double', async () => {
    await readMenu('first');
    seconds = 61;

    expect((await readMenu('second')).value).toBe('second');
    expect((await readMenu('third')).value).toBe('second');
  });

  it('gives the stale value when loading throws, and stores nothing then', async () => {
    await expect(readMenu(undefined)).rejects.toThrow('down');
    expect(stored.size).toBe(0);

    await readMenu('first');
    seconds = 61;
    expect((await readMenu(undefined)).value).toBe('first');
    expect((await readMenu('second')).value).toBe('second');
  });

  it('would keep a page a whole period after its old data: the reason for endPageWith', async () => {
    await readMenu('first');
    seconds = 59;

    expect((await readMenu('second')).period).toBe(60);
  });

  it.each([
    [1_000, 1],
    [1_001, 2],
    [60_000, 60],
    [0, 1],
    [-5_000, 1],
  ])('ends a page whose data is fresh for %d ms after %d s', async (freshForMs, period) => {
    const now = 1_700_000_000_000;

    expect(await render((cache) => cache.endPageWith(now + freshForMs, now))).toEqual({
      value: undefined,
      period,
    });
    expect(stored.size).toBe(0);
  });
});
