import * as undici from 'undici';
import { offlineOptions } from './offline-rules.ts';
import { createOfflineStore } from './offline-store.ts';
import type { OfflineStore } from './offline-store.ts';

const MENU = '/restaurant/umi-pe-mures/menu';
const { prefix, limits } = offlineOptions;

const pageWith = (...files: readonly string[]): string =>
  files.map((file) => `<link href="/_next/static/${file}">`).join('');
const responseOf = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'sha256-abc='",
      'content-encoding': 'gzip',
      'content-length': '7',
    },
  });

/** The files of the site, by name. */
let files: Map<string, string>;
let requested: string[];
let time: number;

const fetchFile = (path: string): Promise<Response> => {
  requested.push(path);
  const text = files.get(path.replace('/_next/static/', ''));
  return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
};
const open = (changes: object = {}): OfflineStore =>
  createOfflineStore({ caches, fetch: fetchFile }, { ...offlineOptions, ...changes });
const storedFiles = async (): Promise<readonly string[]> => {
  const cache = await caches.open(`${prefix}files-1`);
  return (await cache.keys()).map(({ url }) => url.replace(/.*\/static\//, '')).toSorted();
};

beforeAll(() => {
  // Node has no `caches`. The `caches` of undici accept only the `Request` and `Response` of
  // undici, so replace these globals too.
  const { caches: storage, Request, Response, Headers } = undici;
  Object.assign(globalThis, { caches: storage, Request, Response, Headers });
  undici.setGlobalOrigin('https://site.example');
});
beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  files = new Map([
    ['chunks/page.js', 'load(["static/chunks/search.js","static/chunks/page.js"])'],
    ['chunks/page-A1.js', 'importAgain("./page-B2.js")'],
    ['chunks/page-B2.js', ''],
    ['chunks/search.js', ''],
    ['chunks/style.css', '@font-face{src:url(../media/font.woff2)}'],
    ['media/font.woff2', ''],
    ['chunks/new.js', ''],
  ]);
  requested = [];
  time = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});

describe('a stored page', () => {
  it('is the page that the server sent, with its Content-Security-Policy and the time of the copy', async () => {
    const store = open();
    await store.save(MENU, responseOf('<main>24,50 RON'));
    const stored = await store.findPage(MENU);
    expect(stored?.storedAt).toBe(1_000);
    expect(await stored?.page.text()).toBe('<main>24,50 RON');
    expect(Object.fromEntries(stored?.page.headers ?? [])).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': "script-src 'sha256-abc='",
    });
    expect(stored?.page.headers.has('content-encoding')).toBe(false);
    expect(stored?.page.headers.has('content-length')).toBe(false);
  });

  it('is replaced by a newer one, and deleted with its files when the server answers 404', async () => {
    const store = open();
    await store.save(MENU, responseOf('old'));
    time = 2_000;
    await store.save(MENU, responseOf(`new${pageWith('chunks/new.js')}`));
    const stored = await store.findPage(MENU);
    expect([(await stored?.page.text())?.slice(0, 3), stored?.storedAt]).toEqual(['new', 2_000]);
    await store.save(MENU, new Response('', { status: 404 }));
    expect(await store.findPage(MENU)).toBeUndefined();
    expect(await storedFiles()).toEqual([]);
  });

  it('has its scripts, styles and fonts, and the files that its scripts load later', async () => {
    const store = open();
    await store.save(MENU, responseOf(pageWith('chunks/page.js', 'chunks/style.css')));
    expect(await storedFiles()).toEqual([
      'chunks/page.js',
      'chunks/search.js',
      'chunks/style.css',
      'media/font.woff2',
    ]);
    expect(await store.findFile('/_next/static/chunks/page.js')).toBeDefined();
    expect(await store.findFile('/_next/static/chunks/new.js')).toBeUndefined();
  });

  it('has the files that the script of a page without the framework loads later', async () => {
    const store = open();
    await store.save(MENU, responseOf(pageWith('chunks/page-A1.js')));
    expect(await storedFiles()).toEqual(['chunks/page-A1.js', 'chunks/page-B2.js']);
  });

  it('uses the files that are stored already, without a new request', async () => {
    const store = open();
    for (const path of [MENU, '/restaurant/umi-pe-mures']) {
      await store.save(path, responseOf(pageWith('chunks/page.js')));
    }
    expect(requested).toHaveLength(2);
  });

  it('needs all its files: if one is missing, nothing of the page is stored', async () => {
    const store = open();
    const html = pageWith('chunks/new.js', 'chunks/gone.js');
    await expect(store.save(MENU, responseOf(html))).rejects.toThrow('chunks/gone.js');
    expect(await store.findPage(MENU)).toBeUndefined();
    await store.save(MENU, responseOf('again'));
    expect(await storedFiles()).toEqual([]);
  });

  it('has its files of an old build until the page is replaced', async () => {
    const store = open();
    await store.save(MENU, responseOf(pageWith('chunks/page.js')));
    await store.save('/restaurant/csarda-piros', responseOf(pageWith('chunks/new.js')));
    expect(await storedFiles()).toEqual(['chunks/new.js', 'chunks/page.js', 'chunks/search.js']);
    await store.save(MENU, responseOf(pageWith('chunks/new.js')));
    expect(await storedFiles()).toEqual(['chunks/new.js']);
  });
});

describe('the limits of the store', () => {
  const pathOf = (index: number): string => `/restaurant/r-${index}/menu`;
  const isStored = async (store: OfflineStore, index: number): Promise<boolean> =>
    (await store.findPage(pathOf(index))) !== undefined;

  it.each([
    ['pages', { pages: 2 }, (): string => 'page'],
    ['characters', { length: 250 }, (): string => 'x'.repeat(100)],
    ['files', { files: 2 }, (index: number): string => pageWith(`chunks/${index}.js`)],
  ])('for %s delete the oldest page', async (_, changed, htmlOf) => {
    const store = open({ limits: { ...limits, ...changed } });
    for (const index of [0, 1, 2]) {
      files.set(`chunks/${index}.js`, '');
      time += 1;
      await store.save(pathOf(index), responseOf(htmlOf(index)));
    }
    const stored = await Promise.all([0, 1, 2].map((index) => isStored(store, index)));
    expect(stored).toEqual([false, true, true]);
    expect((await storedFiles()).length).toBeLessThanOrEqual(2);
  });

  it('exclude a page that is longer than the limit, and do not delete the older pages', async () => {
    const store = open({ limits: { ...limits, length: 10 } });
    await store.save(pathOf(0), responseOf('x'.repeat(10)));
    time += 1;
    await store.save(pathOf(1), responseOf('x'.repeat(11)));
    expect([await isStored(store, 0), await isStored(store, 1)]).toEqual([true, false]);
  });

  it('hold when pages are stored at the same time', async () => {
    const store = open();
    const paths = Array.from({ length: 15 }, (_, index) => pathOf(index));
    await Promise.all(
      paths.map((path) => store.save(path, responseOf(pageWith('chunks/page.js')))),
    );
    const stored = await Promise.all(paths.map((path) => store.findPage(path)));
    expect(stored.filter((page) => page !== undefined)).toHaveLength(limits.pages);
    expect(await storedFiles()).toEqual(['chunks/page.js', 'chunks/search.js']);
  });
});

it('deleteOthers deletes only what other versions of the worker have stored', async () => {
  await open({ version: 0 }).save(MENU, responseOf('old'));
  await caches.open('of another program');
  const store = open();
  await store.save(MENU, responseOf('page'));
  await store.deleteOthers();
  expect((await caches.keys()).toSorted()).toEqual([
    'of another program',
    `${prefix}files-1`,
    `${prefix}pages-1`,
  ]);
});
