import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { DATA_POLICY } from '../security/csp.ts';
import type { HttpAnswer } from './entry.ts';
import type { PageStore } from './bounded-page-store.ts';
import type PageCacheHandler from './handler.ts';
import { DEGRADED_ROUTE } from './page-mark.ts';
import { withServedPageNote } from './served-page.ts';
import type { ServedPage, ServedPageNote } from './served-page.ts';

type ReadContext = Parameters<PageCacheHandler['get']>[1];
type WriteContext = Parameters<PageCacheHandler['set']>[2];

const PATH = '/restaurant/la-mama/menu';
const KEY = `/route-cache/APP_PAGE/0f/$${PATH}`;
const NOT_FOUND_KEY = '/route-cache/APP_PAGE/0f/$/_not-found';
const SCRIPT = '<script>self.__next_f.push([1,"x"])</script>';
const SCRIPT_HASH = "'sha256-G8L1SiKTJMbDlG4FGFKHgqgbC5cAhf7b3dVem2cCN2c='";
const EMPTY_DATA = '<script type="application/ld+json"></script>';
const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

// The type of `kind` is a const enum of Next, whose members our code cannot use. `JSON.parse`
// returns `any`, so no member of the enum is needed.
const readPage: ReadContext = JSON.parse('{"kind":"APP_PAGE"}');
const readData: ReadContext = JSON.parse('{"kind":"FETCH"}');
const writeData: WriteContext = JSON.parse('{"fetchCache":true}');
const writeForAMinute: WriteContext = JSON.parse('{"cacheControl":{"revalidate":60}}');
const writeForever: WriteContext = JSON.parse('{"cacheControl":{"revalidate":false}}');

const pageOf = (html: string): HttpAnswer =>
  Object.assign(JSON.parse('{"kind":"APP_PAGE","status":200,"headers":{"link":"<a.css>"}}'), {
    html,
    rscData: Buffer.from('payload'),
  });
const routeOf = (headers: OutgoingHttpHeaders): HttpAnswer =>
  Object.assign(JSON.parse('{"kind":"APP_ROUTE","status":200}'), {
    body: Buffer.from('<urlset/>'),
    headers,
  });

describe('the page cache', () => {
  let dir: string;
  let errors: jest.SpyInstance;
  let muteErrors: () => void;
  let createHandler: () => PageCacheHandler;
  let getPages: () => PageStore;
  let setFingerprint: (isCurrent: boolean) => Promise<void>;

  /** Loads the modules again, because a process reads its settings and opens its stores once. */
  const loadAsNewProcess = async (): Promise<void> => {
    jest.resetModules();
    globalThis.boundedPages = undefined;
    const { default: Handler } = await import('./handler.ts');
    ({ getBoundedPageStore: getPages } = await import('./bounded-page-store.ts'));
    const { getLog } = await import('../log.ts');
    muteErrors = () => {
      errors = jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    };
    muteErrors();
    const { getSettings, getSettingsFingerprint } = await import('../config.ts');
    setFingerprint = (isCurrent) =>
      writeFile(
        path.join(dir, 'settings-fingerprint'),
        isCurrent ? getSettingsFingerprint(getSettings()) : 'of other settings',
      );
    createHandler = () =>
      new Handler({
        fs: nodeFs,
        serverDistDir: path.join(dir, '.next/server'),
        revalidatedTags: [],
        _requestHeaders: {},
      });
  };

  // Most tests share one process, because it takes long to load the modules again.
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
    await mkdir(path.join(dir, '.next/server/app'), { recursive: true });
    await writeFile(path.join(dir, '.next/BUILD_ID'), 'build');
    Object.assign(process.env, { CACHE_DIR: path.join(dir, 'cache') });
    await loadAsNewProcess();
  });
  beforeEach(async () => {
    await rm(path.join(dir, 'cache'), { recursive: true, force: true });
    globalThis.boundedPages = undefined;
    jest.spyOn(process, 'cwd').mockReturnValue(dir);
    muteErrors();
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const set = (key: string, answer: HttpAnswer, context = writeForAMinute): Promise<void> =>
    createHandler().set(key, answer, context);
  const headersOf = async (key: string): Promise<OutgoingHttpHeaders | undefined> => {
    const value = (await createHandler().get(key, readPage))?.value;
    return value && 'headers' in value ? value.headers : undefined;
  };
  const listFiles = (): Promise<readonly string[]> =>
    readdir(path.join(dir, 'cache/pages')).catch(() => []);

  describe('an ordinary page', () => {
    it('is stored with its period, and found by other handlers and after a restart', async () => {
      await set(KEY, pageOf(SCRIPT));

      const stored = { value: { html: SCRIPT, status: 200 }, cacheControl: { revalidate: 60 } };
      expect(await createHandler().get(KEY, readPage)).toMatchObject(stored);
      await loadAsNewProcess();
      expect(await createHandler().get(KEY, readPage)).toMatchObject(stored);
    });

    it('has the same headers on a miss as on a hit', async () => {
      const page = pageOf(SCRIPT);
      await set(KEY, page);

      expect(page.headers).toEqual({
        link: '<a.css>',
        'cache-control': FRESHNESS,
        'content-security-policy': expect.stringContaining(SCRIPT_HASH),
        vary: 'Accept-Language',
      });
      expect(await headersOf(KEY)).toEqual(page.headers);
    });

    it('gets new headers when Next stores the page again after a failed refresh', async () => {
      await set(KEY, pageOf(SCRIPT));
      const held = (await createHandler().get(KEY, readPage))?.value;
      if (!held || !('html' in held) || !('rscData' in held)) throw new Error('No page');
      await set(KEY, held, JSON.parse('{"cacheControl":{"revalidate":3}}'));

      expect(await headersOf(KEY)).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=3, stale-while-revalidate=3',
        'content-security-policy': expect.stringContaining(SCRIPT_HASH),
      });
    });

    it('is stored with an unknown inline script, which is reported and gets no hash', async () => {
      await set(KEY, pageOf('<script>alert(1)</script>'));

      expect(await headersOf(KEY)).toMatchObject({
        'content-security-policy': expect.not.stringContaining('sha256'),
      });
      expect(errors.mock.calls).toEqual([
        [{ page: '/restaurant', refused: ['alert(1)'] }, 'page cache: inline script refused'],
      ]);
    });
  });

  describe('a marked page', () => {
    const markedAs = (mark: string): HttpAnswer => pageOf(`<main data-outcome="${mark}">`);

    it.each([
      ['unknown', 404],
      ['degraded', 503],
      ['unstored', 200],
      ['document', 200],
    ])('is not stored when its mark is %s, and has the status %d', async (mark, status) => {
      const page = markedAs(mark);
      await set(KEY, page);

      expect([page.status, page.headers?.['cache-control']]).toEqual([status, 'no-store']);
      expect(page.headers?.['retry-after']).toBe(mark === 'degraded' ? '5' : undefined);
      expect(await createHandler().get(KEY, readPage)).toBeNull();
      expect(await listFiles()).toEqual([]);
    });

    it.each([
      ['removes', 'unknown', null],
      ['keeps', 'degraded', { value: { html: SCRIPT } }],
      ['keeps', 'unstored', { value: { html: SCRIPT } }],
    ])('%s the page stored before, if its own mark is %s', async (_verb, mark, expected) => {
      await set(KEY, pageOf(SCRIPT));
      await set(KEY, markedAs(mark));

      const found = await createHandler().get(KEY, readPage);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toMatchObject(expected);
    });
  });

  describe('structured data', () => {
    it('that is missing is logged, and the page is served but not stored', async () => {
      const page = pageOf(SCRIPT + EMPTY_DATA);
      await set(KEY, page);

      expect([page.status, page.headers?.['cache-control']]).toEqual([200, 'no-store']);
      expect(await createHandler().get(KEY, readPage)).toBeNull();
      expect(errors.mock.calls).toEqual([
        [{ page: '/restaurant' }, 'page cache: structured data missing'],
      ]);
    });

    it('that is missing does not change the answer of a marked page', async () => {
      const page = pageOf(`<main data-outcome="degraded">${EMPTY_DATA}`);
      await set(KEY, page);

      expect(page.status).toBe(503);
      expect(errors).toHaveBeenCalledTimes(1);
    });
  });

  it('answers 503 for a route marked degraded, without the header of its mark, and does not store it', async () => {
    const route = routeOf({ ...DEGRADED_ROUTE });
    await set('/sitemap.xml', route);

    expect(route.status).toBe(503);
    expect(route.headers).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
      'retry-after': '5',
    });
    expect(await createHandler().get('/sitemap.xml', readPage)).toBeNull();
  });

  it('never stores a not-found page rendered for a visitor', async () => {
    const page = pageOf('<p>/activate/token</p>');
    await set(NOT_FOUND_KEY, page);

    expect(page.headers).not.toHaveProperty('cache-control');
    expect(await createHandler().get(NOT_FOUND_KEY, readPage)).toBeNull();
    expect(await listFiles()).toEqual([]);
  });

  it('stores no results of cached functions', async () => {
    await createHandler().set('data', JSON.parse('{"kind":"FETCH","data":{}}'), writeData);

    expect(await createHandler().get('data', readData)).toBeNull();
    expect(await listFiles()).toEqual([]);
  });

  it('works when Next passes no file system and no folder of the build', async () => {
    const { default: Handler } = await import('./handler.ts');
    const handler = new Handler({ revalidatedTags: [], _requestHeaders: {} });

    expect(await handler.get(KEY, readPage)).toBeNull();
    await handler.set(KEY, pageOf(SCRIPT), writeForAMinute);
    expect(await handler.get(KEY, readPage)).toMatchObject({ value: { html: SCRIPT } });
  });

  describe('a page whose data have changed', () => {
    it('is absent after its expiry, and other pages stay', async () => {
      await set(KEY, pageOf(SCRIPT));
      await set('/terms', pageOf(SCRIPT));
      await getPages().expire([PATH]);

      expect(await createHandler().get(KEY, readPage)).toBeNull();
      expect(await createHandler().get('/terms', readPage)).not.toBeNull();
    });

    it('is served but not stored when its rendering began before an expiry', async () => {
      const handler = createHandler();
      await handler.get(KEY, readPage);
      await getPages().expire([PATH]);
      const page = pageOf(SCRIPT);
      await handler.set(KEY, page, writeForAMinute);

      expect(page.headers).toHaveProperty('content-security-policy');
      expect(await createHandler().get(KEY, readPage)).toBeNull();
    });

    it('is stored when its rendering began after an expiry, even if the handler was created before the expiry', async () => {
      const handler = createHandler();
      await handler.get(KEY, readPage);
      await getPages().expire([PATH]);
      await handler.get(KEY, readPage);
      await handler.set(KEY, pageOf(SCRIPT), writeForAMinute);

      expect(await createHandler().get(KEY, readPage)).not.toBeNull();
    });

    it.each([-3, 3])(
      'is dated by the clock of Next after the system clock jumped by %d hours',
      async (hours) => {
        const now = Date.now();
        jest.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
        await set(KEY, pageOf(SCRIPT));

        const stored = await createHandler().get(KEY, readPage);
        expect(Math.abs((stored?.lastModified ?? 0) - now)).toBeLessThan(60_000);
      },
    );

    it('is stale when its date is in the future', async () => {
      const later = Date.now() + 3 * 3_600_000;
      await set(KEY, pageOf(SCRIPT));
      const entry = await getPages().get(PATH);
      if (entry) await getPages().set(PATH, { ...entry, lastModified: later });

      const served = await createHandler().get(KEY, readPage);
      expect(served?.lastModified).toBeLessThan(Date.now() - 59_000);
    });
  });

  describe('the note about a served page', () => {
    const find = async (answer: () => Promise<unknown>): Promise<ServedPage | undefined> => {
      const note: ServedPageNote = {};
      let answered: Promise<unknown> = Promise.resolve();
      withServedPageNote(note, () => {
        answered = answer();
      });
      await answered;
      return note.page;
    };
    const render = (html: string, context = writeForAMinute): Promise<ServedPage | undefined> =>
      find(() => set(KEY, pageOf(html), context));
    const read = (): Promise<ServedPage | undefined> =>
      find(() => createHandler().get(KEY, readPage));

    it('names the page when it is stored, and again when it is read', async () => {
      const rendered = await render(SCRIPT);
      expect(rendered).toEqual({ path: PATH, freshUntil: expect.any(Number), expiryCount: 0 });
      const remaining = (rendered?.freshUntil ?? 0) - performance.timeOrigin - performance.now();
      expect(remaining).toBeGreaterThan(50_000);
      expect(remaining).toBeLessThanOrEqual(60_000);
      expect(await read()).toEqual(rendered);
      expect((await render(SCRIPT, writeForever))?.freshUntil).toBe(Infinity);
    });

    it('is empty for a page that is marked, is stale, or was begun before an expiry', async () => {
      expect(await render('<main data-outcome="unstored"></main>')).toBeUndefined();
      expect(await read()).toBeUndefined();
      await render(SCRIPT);
      const entry = await getPages().get(PATH);
      if (entry) await getPages().set(PATH, { ...entry, lastModified: 0 });
      expect(await read()).toBeUndefined();
      const handler = createHandler();
      await handler.get(KEY, readPage);
      await getPages().expire([PATH]);
      const late = await find(() => handler.set(KEY, pageOf(SCRIPT), writeForAMinute));
      expect(late).toBeUndefined();
    });
  });

  it('reports each removal of pages to the listeners of the page store', async () => {
    const removed: unknown[] = [];
    getPages().onRemoval((paths) => removed.push(paths));
    await set(KEY, pageOf(SCRIPT));
    expect(removed).toEqual([]);
    await set(KEY, pageOf('<main data-outcome="unknown"></main>'));
    await getPages().expire(['/', '/restaurants']);
    await getPages().expireAll();
    expect(removed).toEqual([[PATH], ['/', '/restaurants'], 'all']);
  });

  describe('a prerendered page', () => {
    const prerender = async (html: string): Promise<void> => {
      const file = path.join(dir, '.next/server/app/terms');
      await writeFile(`${file}.html`, html);
      await writeFile(`${file}.rsc`, 'payload');
      await writeFile(`${file}.meta`, '{"headers":{},"status":200}');
    };

    beforeEach(loadAsNewProcess);

    it('is served with its policy, and stored, when it was built with the settings of the process', async () => {
      await setFingerprint(true);
      await prerender(SCRIPT);

      expect(await headersOf('/terms')).toMatchObject({
        'content-security-policy': expect.stringContaining(SCRIPT_HASH),
      });
      expect(await listFiles()).toHaveLength(1);
    });

    it.each([
      ['was built with other settings', false, SCRIPT],
      ['is degraded', true, '<main data-outcome="degraded">'],
      ['lacks its structured data', true, EMPTY_DATA],
    ])('is absent when it %s', async (_reason, isCurrent, html) => {
      await setFingerprint(isCurrent);
      await prerender(html);

      expect(await createHandler().get('/terms', readPage)).toBeNull();
    });
  });
});
