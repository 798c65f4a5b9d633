import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HttpAnswer } from './entry.ts';
import type PageCacheHandler from './handler.ts';
import type { PageStore } from './bounded-page-store.ts';

type ReadContext = Parameters<PageCacheHandler['get']>[1];
type WriteContext = Parameters<PageCacheHandler['set']>[2];

const ROUTE = '/route-cache/APP_PAGE/0f/$';
const PATH = '/restaurant/la-mama/menu';
const KEY = `${ROUTE}${PATH}`;

// The type of `kind` is a const enum of Next, whose members our code cannot use. `JSON.parse`
// returns `any`, so no member of the enum is needed.
const readPage: ReadContext = JSON.parse('{"kind":"APP_PAGE"}');
const writeForAMinute: WriteContext = JSON.parse('{"cacheControl":{"revalidate":60}}');

const createPage = (): HttpAnswer =>
  Object.assign(JSON.parse('{"kind":"APP_PAGE","status":200,"headers":{}}'), {
    html: '<p>Meniu</p>',
    rscData: Buffer.from('payload'),
  });

describe('a page in the cache', () => {
  let dir: string;
  let createHandler: () => PageCacheHandler;
  let pages: PageStore;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, CACHE_DIR: dir });
    globalThis.boundedPages = undefined;
    const { default: Handler } = await import('./handler.ts');
    createHandler = () => new Handler({ revalidatedTags: [], _requestHeaders: {} });
    pages = (await import('./bounded-page-store.ts')).getBoundedPageStore();
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is absent after its expiry, and other pages stay', async () => {
    await createHandler().set(KEY, createPage(), writeForAMinute);
    await createHandler().set(`${ROUTE}/terms`, createPage(), writeForAMinute);
    await pages.expire([PATH]);

    expect(await createHandler().get(KEY, readPage)).toBeNull();
    expect(await createHandler().get(`${ROUTE}/terms`, readPage)).not.toBeNull();
  });

  it('is served but not stored when its rendering began before an expiry', async () => {
    const handler = createHandler();
    await handler.get(KEY, readPage);
    await pages.expire([PATH]);
    const page = createPage();
    await handler.set(KEY, page, writeForAMinute);

    expect(page.headers).toHaveProperty('content-security-policy');
    expect(await createHandler().get(KEY, readPage)).toBeNull();
  });

  it('is stored when its rendering began after an expiry, even if the handler was created before the expiry', async () => {
    const handler = createHandler();
    await handler.get(KEY, readPage);
    await pages.expire([PATH]);
    await handler.get(KEY, readPage);
    await handler.set(KEY, createPage(), writeForAMinute);

    expect(await createHandler().get(KEY, readPage)).not.toBeNull();
  });

  it.each([-3, 3])(
    'is dated by the clock of Next after the system clock jumped by %d hours',
    async (hours) => {
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
      await createHandler().set(KEY, createPage(), writeForAMinute);

      const stored = await createHandler().get(KEY, readPage);
      expect(Math.abs((stored?.lastModified ?? 0) - now)).toBeLessThan(60_000);
    },
  );

  it('is stale when its date is in the future', async () => {
    const later = Date.now() + 3 * 3_600_000;
    await createHandler().set(KEY, createPage(), writeForAMinute);
    const entry = await pages.get(PATH);
    if (entry) await pages.set(PATH, { ...entry, lastModified: later });

    const served = await createHandler().get(KEY, readPage);
    expect(served?.lastModified).toBeLessThan(Date.now() - 59_000);
  });
});
