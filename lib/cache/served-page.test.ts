import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageStore } from './bounded-page-store.ts';
import type { HttpAnswer } from './entry.ts';
import type PageCacheHandler from './handler.ts';
import { withServedPageNote } from './served-page.ts';
import type { ServedPage } from './served-page.ts';

type ReadContext = Parameters<PageCacheHandler['get']>[1];
type WriteContext = Parameters<PageCacheHandler['set']>[2];

const PATH = '/restaurant/la-mama/menu';
const KEY = `/route-cache/APP_PAGE/0f/$${PATH}`;

// The type of `kind` is a const enum of Next, whose members our code cannot use. `JSON.parse`
// returns `any`, so no member of the enum is needed.
const readPage: ReadContext = JSON.parse('{"kind":"APP_PAGE"}');
const periodOf = (revalidate: number | false): WriteContext => ({
  ...JSON.parse('{}'),
  cacheControl: { revalidate, expire: undefined },
});

const pageOf = (html: string): HttpAnswer =>
  Object.assign(JSON.parse('{"kind":"APP_PAGE","status":200,"headers":{}}'), {
    html,
    rscData: Buffer.from('payload'),
  });

async function findServed(answer: () => Promise<unknown>): Promise<ServedPage | undefined> {
  const note: { page?: ServedPage } = {};
  const answered = Promise.withResolvers<undefined>();
  withServedPageNote(note, () => {
    answer().then(() => answered.resolve(undefined), answered.reject);
  });
  await answered.promise;
  return note.page;
}

describe('the page cache', () => {
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

  const render = (html: string, period: number | false = 60): Promise<ServedPage | undefined> =>
    findServed(() => createHandler().set(KEY, pageOf(html), periodOf(period)));
  const read = (): Promise<ServedPage | undefined> =>
    findServed(() => createHandler().get(KEY, readPage));

  it('notes a page when it stores the page, and again when it reads the page', async () => {
    const rendered = await render('<p>Meniu</p>');
    expect(rendered).toEqual({ path: PATH, freshUntil: expect.any(Number), expiryCount: 0 });
    const remaining = (rendered?.freshUntil ?? 0) - performance.timeOrigin - performance.now();
    expect(remaining).toBeGreaterThan(50_000);
    expect(remaining).toBeLessThanOrEqual(60_000);
    expect(await read()).toEqual(rendered);
  });

  it('notes that a page without a period stays fresh forever', async () => {
    expect((await render('<p>Termeni</p>', false))?.freshUntil).toBe(Infinity);
  });

  it.each(['unknown', 'degraded', 'unstored', 'document'])(
    'notes nothing for a page with the page mark %s',
    async (mark) => {
      expect(await render(`<main data-outcome="${mark}"></main>`)).toBeUndefined();
      expect(await read()).toBeUndefined();
    },
  );

  it('notes nothing for a page that is stale', async () => {
    await render('<p>Meniu</p>');
    const entry = await pages.get(PATH);
    if (entry) await pages.set(PATH, { ...entry, lastModified: 0 });
    expect(await read()).toBeUndefined();
  });

  it('notes nothing for a page whose rendering began before an expiry', async () => {
    const handler = createHandler();
    await handler.get(KEY, readPage);
    await pages.expire([PATH]);
    expect(
      await findServed(() => handler.set(KEY, pageOf('<p>Meniu</p>'), periodOf(60))),
    ).toBeUndefined();
  });

  it('reports each removal of pages to the listeners of the page store', async () => {
    const removed: unknown[] = [];
    pages.onRemoval((paths) => removed.push(paths));
    await render('<p>Meniu</p>');
    expect(removed).toEqual([]);
    await render('<main data-outcome="unknown"></main>');
    await pages.expire(['/', '/restaurants']);
    await pages.expireAll();
    expect(removed).toEqual([[PATH], ['/', '/restaurants'], 'all']);
  });
});
