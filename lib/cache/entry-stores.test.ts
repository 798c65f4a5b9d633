import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { CacheEntry } from './entry.ts';
import { createMemoryStore, createTieredStore, getEntrySize } from './entry-stores.ts';
import { createFileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';

const entryOf = (text: string): CacheEntry => ({
  value: null,
  lastModified: 1,
  scriptHashes: [text],
});
const bytesOfOne = getEntrySize(entryOf('a'));

const openDisk = async (): Promise<FileStore & { readonly dir: string }> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const throwOn = (error: unknown): never => {
    throw error;
  };
  return { dir, ...createFileStore({ dir, maxEntries: 10, maxBytes: 1e6, onError: throwOn }) };
};

describe('the size of a page', () => {
  const sizeOf = (parts: object): number => {
    // The framework's kinds are a const enum that modules of their own cannot name.
    const value = Object.assign(JSON.parse('{}'), { html: '', rscData: undefined, ...parts });
    return getEntrySize({ value, lastModified: 1, scriptHashes: [] });
  };
  const empty = sizeOf({});

  it('has its HTML, at two bytes a character, its payload and the payloads of its segments', () => {
    expect(sizeOf({ html: 'x'.repeat(100) }) - empty).toBe(200);
    expect(sizeOf({ rscData: Buffer.alloc(300) }) - empty).toBe(300);
    expect(sizeOf({ segmentData: new Map([['/a', Buffer.alloc(50)]]) }) - empty).toBe(50);
  });
});

describe('the memory store', () => {
  it('keeps the entries used last, up to its bytes', async () => {
    const store = createMemoryStore(2 * bytesOfOne);
    await store.set('a', entryOf('a'));
    await store.set('b', entryOf('b'));
    await store.get('a');
    await store.set('c', entryOf('c'));
    expect(await store.get('a')).toEqual(entryOf('a'));
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('c')).toEqual(entryOf('c'));
  });
});

describe('the store of memory and disk', () => {
  it('still has an entry that memory pushed out, and after a restart', async () => {
    const disk = await openDisk();
    const before = createTieredStore(createMemoryStore(bytesOfOne), disk);
    await before.set('a', entryOf('a'));
    await before.set('b', entryOf('b'));
    const restarted = createTieredStore(createMemoryStore(bytesOfOne), disk);
    expect(await before.get('a')).toEqual(entryOf('a'));
    expect(await restarted.get('b')).toEqual(entryOf('b'));
  });

  it.each([
    ['bytes that nobody wrote', Buffer.from('<html>')],
    ['a format of the future', Buffer.from([0xff, 0x7f, 0x22, 0x01, 0x61])],
    ['something else', serialize({ value: null })],
    ['nothing', Buffer.alloc(0)],
  ])('takes %s for absent, and the next entry replaces it', async (_name, bytes) => {
    const disk = await openDisk();
    await disk.set('a', bytes);
    const store = createTieredStore(createMemoryStore(bytesOfOne), disk);
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', entryOf('a'));
    const restarted = createTieredStore(createMemoryStore(bytesOfOne), disk);
    expect(await restarted.get('a')).toEqual(entryOf('a'));
  });

  it('forgets a deleted entry in both', async () => {
    const disk = await openDisk();
    const store = createTieredStore(createMemoryStore(bytesOfOne), disk);
    await store.set('a', entryOf('a'));
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
    expect(await readdir(disk.dir)).toEqual([]);
  });
});
