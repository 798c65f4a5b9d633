import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { CacheEntry } from './entry.ts';
import { createFileStore } from './store/file-store.ts';
import type { ByteStore } from './store/file-store.ts';
import { createBoundedPageStore, getEntrySize } from './bounded-page-store.ts';
import type { PageStore } from './bounded-page-store.ts';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { deletePagesAfterBuildChange } from './delete-pages-after-build-change.ts';

const entryOf = (text: string): CacheEntry => ({
  value: null,
  lastModified: 1,
  scriptHashes: [text],
});
const bytesOfOne = getEntrySize(entryOf('a'));

const openPages = (disk: ByteStore, held = 1, namespace = 'build'): PageStore =>
  createBoundedPageStore(held * bytesOfOne, disk, namespace);

const openDisk = async (): Promise<ByteStore & { readonly dir: string }> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const throwOn = (error: unknown): never => {
    throw error;
  };
  return {
    dir,
    ...createFileStore({
      dir,
      maxEntries: 10,
      maxBytes: 1e6,
      onError: throwOn,
      onWritten: () => undefined,
      onEviction: throwOn,
    }),
  };
};

describe('the size of a page', () => {
  const sizeOf = (parts: object): number => {
    // `value` has no `kind`: its type is a const enum of Next, whose members our code cannot use.
    // `JSON.parse` returns `any`, so TypeScript accepts a value without `kind`.
    const value = Object.assign(JSON.parse('{}'), { html: '', rscData: undefined, ...parts });
    return getEntrySize({ value, lastModified: 1, scriptHashes: [] });
  };
  const empty = sizeOf({});

  it('is its HTML at two bytes a character, its payload and the payloads of its segments', () => {
    expect(sizeOf({ html: 'x'.repeat(100) }) - empty).toBe(200);
    expect(sizeOf({ rscData: Buffer.alloc(300) }) - empty).toBe(300);
    expect(sizeOf({ segmentData: new Map([['/a', Buffer.alloc(50)]]) }) - empty).toBe(50);
  });
});

describe('the page store', () => {
  it('keeps in memory the most recently used entries, up to a number of bytes', async () => {
    const disk = await openDisk();
    const store = openPages(disk, 2);
    await store.set('a', entryOf('a'));
    await store.set('b', entryOf('b'));
    await store.get('a');
    await store.set('c', entryOf('c'));
    await rm(disk.dir, { recursive: true });
    expect(await store.get('a')).toEqual(entryOf('a'));
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('c')).toEqual(entryOf('c'));
  });

  it('returns an entry that memory evicted, and one from before a restart', async () => {
    const disk = await openDisk();
    const before = openPages(disk);
    await before.set('a', entryOf('a'));
    await before.set('b', entryOf('b'));
    const restarted = openPages(disk);
    expect(await before.get('a')).toEqual(entryOf('a'));
    expect(await restarted.get('b')).toEqual(entryOf('b'));
  });

  it.each([
    ['bytes of a later V8 format', Buffer.from([0xff, 0x7f, 0x22, 0x01, 0x61])],
    ['a value of another shape', serialize({ value: null })],
    ['a value of other types', serialize({ ...entryOf('a'), scriptHashes: 'none' })],
  ])('treats %s as absent, and replaces it with the next entry', async (_name, bytes) => {
    const disk = await openDisk();
    await disk.set('build:a', bytes);
    const store = openPages(disk);
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', entryOf('a'));
    const restarted = openPages(disk);
    expect(await restarted.get('a')).toEqual(entryOf('a'));
  });

  it('does not go back to an older entry when a newer one could not be written', async () => {
    const disk = await openDisk();
    let isFull = false;
    const set: ByteStore['set'] = async (...entry) => !isFull && disk.set(...entry);
    const store = openPages({ ...disk, set });
    await store.set('a', entryOf('old'));
    isFull = true;
    await store.set('a', entryOf('new'));
    expect(await store.get('a')).toEqual(entryOf('new'));
    await store.set('b', entryOf('b'));
    expect(await store.get('a')).toBeUndefined();
  });

  it('does not share pages between builds', async () => {
    const disk = await openDisk();
    await openPages(disk, 1, 'one build').set('a', entryOf('a'));
    expect(await openPages(disk, 1, 'another').get('a')).toBeUndefined();
  });

  it.each([
    ['the named pages', (store: PageStore) => store.expire(['a', 'b']), entryOf('c')],
    ['all pages', (store: PageStore) => store.expireAll(), undefined],
  ])('expires %s in memory and on disk', async (_, expire, remaining) => {
    const disk = await openDisk();
    const store = openPages(disk, 2);
    for (const name of ['a', 'b', 'c']) await store.set(name, entryOf(name));
    await expire(store);

    for (const reader of [store, openPages(disk)]) {
      expect(await reader.get('a')).toBeUndefined();
      expect(await reader.get('b')).toBeUndefined();
      expect(await reader.get('c')).toEqual(remaining);
    }
    expect(store.getExpiryCount()).toBe(1);
  });

  it('does not keep in memory a page that expired while it was read from disk', async () => {
    const disk = await openDisk();
    await openPages(disk).set('a', entryOf('a'));
    const readEnds = Promise.withResolvers<undefined>();
    const get: ByteStore['get'] = async (key) => {
      const bytes = await disk.get(key);
      await readEnds.promise;
      return bytes;
    };
    const store = openPages({ ...disk, get });
    const reading = store.get('a');
    await store.expire(['a']);
    readEnds.resolve(undefined);
    await reading;

    expect(await store.get('a')).toBeUndefined();
  });
});

const PAGE: CacheEntry = { value: null, lastModified: 1, scriptHashes: [] };
const MEMORY_BYTES = 10_000;

describe('the start of a release', () => {
  let root: string;

  const openFolder = (folder: string): ByteStore =>
    createFileStore({
      dir: path.join(root, folder),
      maxEntries: 10,
      maxBytes: 10_000,
      onError: () => undefined,
      onWritten: () => undefined,
      onEviction: () => undefined,
    });
  const start = async (build: string): Promise<PageStore> => {
    const pages = createBoundedPageStore(MEMORY_BYTES, openFolder('pages'), build);
    await deletePagesAfterBuildChange({
      pages,
      lastBuild: openFolder('last-build'),
      namespace: build,
    });
    return pages;
  };

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'last-build-'));
    await mkdir(path.join(root, 'pages'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('keeps the pages when the previous process was of the same release', async () => {
    await (await start('one')).set('/terms', PAGE);
    expect(await (await start('one')).get('/terms')).toEqual(PAGE);
  });

  it('deletes the pages of the release when another release has run since', async () => {
    await (await start('one')).set('/terms', PAGE);
    await start('two');
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });

  it('deletes pages that the release stored after another release had started', async () => {
    const running = await start('one');
    await start('two');
    await running.set('/terms', PAGE);
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });

  it('reads no old page of the release while the disk cannot be written, and none afterwards', async () => {
    const running = await start('one');
    await start('two');
    await running.set('/terms', PAGE);
    await whileReadOnly(path.join(root, 'pages'), async () => {
      expect(await (await start('one')).get('/terms')).toBeUndefined();
    });
    expect(await (await start('one')).get('/terms')).toBeUndefined();
  });
});

describe('the identity of the build', () => {
  it('names build, settings and provider, and recognises the settings of the build', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'build-'));
    // Loads the modules again, because a process reads its settings and its identity only once.
    jest.resetModules();
    const env = { ...process.env, PROVIDER_API_URL: 'https://api.example' };
    jest.replaceProperty(process, 'env', env);
    jest.spyOn(process, 'cwd').mockReturnValue(dir);
    const { getSettings, getSettingsFingerprint } = await import('../config.ts');
    const { getBuildIdentity } = await import('./build-identity.ts');
    const fingerprint = getSettingsFingerprint(getSettings());
    await mkdir(path.join(dir, '.next'));
    await writeFile(path.join(dir, '.next/BUILD_ID'), 'b1\n');
    await writeFile(path.join(dir, 'settings-fingerprint'), fingerprint);
    expect(getBuildIdentity()).toEqual({
      namespace: `b1:${fingerprint}:https://api.example`,
      hasSameSettings: true,
    });
    await rm(dir, { recursive: true });
  });
});
