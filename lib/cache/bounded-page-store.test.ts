import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { CacheEntry } from './entry.ts';
import { createFileStore } from './file-store.ts';
import type { ByteStore } from './file-store.ts';
import { createBoundedPageStore, getEntrySize } from './bounded-page-store.ts';

const entryOf = (text: string): CacheEntry => ({
  value: null,
  lastModified: 1,
  scriptHashes: [text],
});
const bytesOfOne = getEntrySize(entryOf('a'));

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
      onEviction: throwOn,
    }),
  };
};

describe('the size of a page', () => {
  const sizeOf = (parts: object): number => {
    // The framework's kinds are a const enum that modules of their own cannot name.
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
  it('keeps the entries used last in memory, up to its bytes', async () => {
    const disk = await openDisk();
    const store = createBoundedPageStore(2 * bytesOfOne, disk);
    await store.set('a', entryOf('a'));
    await store.set('b', entryOf('b'));
    await store.get('a');
    await store.set('c', entryOf('c'));
    await rm(disk.dir, { recursive: true });
    expect(await store.get('a')).toEqual(entryOf('a'));
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('c')).toEqual(entryOf('c'));
  });

  it('has an entry that memory evicted, and one of the process before a restart', async () => {
    const disk = await openDisk();
    const before = createBoundedPageStore(bytesOfOne, disk);
    await before.set('a', entryOf('a'));
    await before.set('b', entryOf('b'));
    const restarted = createBoundedPageStore(bytesOfOne, disk);
    expect(await before.get('a')).toEqual(entryOf('a'));
    expect(await restarted.get('b')).toEqual(entryOf('b'));
  });

  it.each([
    ['foreign bytes', Buffer.from('<html>')],
    ['a later format', Buffer.from([0xff, 0x7f, 0x22, 0x01, 0x61])],
    ['a value of another shape', serialize({ value: null })],
    ['no bytes', Buffer.alloc(0)],
  ])('treats %s as absent, and replaces it with the next entry', async (_name, bytes) => {
    const disk = await openDisk();
    await disk.set('a', bytes);
    const store = createBoundedPageStore(bytesOfOne, disk);
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', entryOf('a'));
    const restarted = createBoundedPageStore(bytesOfOne, disk);
    expect(await restarted.get('a')).toEqual(entryOf('a'));
  });

  it('deletes an entry from memory and disk', async () => {
    const disk = await openDisk();
    const store = createBoundedPageStore(bytesOfOne, disk);
    await store.set('a', entryOf('a'));
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(await readdir(disk.dir)).toEqual([]);
  });
});
