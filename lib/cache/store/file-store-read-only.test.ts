import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { createFileStore } from './file-store.ts';
import type { ByteStore } from './file-store.ts';

describe('the file store on a disk that can be read but not written', () => {
  let dir: string;
  let errors: unknown[];
  let written: number;
  let store: ByteStore;

  const open = (): ByteStore =>
    createFileStore({
      dir,
      maxEntries: 100,
      maxBytes: 1_000_000,
      onError: (error) => errors.push(error),
      onWritten: () => (written += 1),
      onEviction: () => undefined,
    });

  beforeEach(async () => {
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'file-store-')), 'entries');
    errors = [];
    written = 0;
    store = open();
    await store.set('a', Buffer.from('a'));
    await store.set('b', Buffer.from('b'));
  });
  afterEach(() => rm(path.dirname(dir), { recursive: true, force: true }));

  const valuesOf = async (reader: ByteStore): Promise<readonly (string | undefined)[]> => [
    (await reader.get('a'))?.toString(),
    (await reader.get('b'))?.toString(),
  ];

  it('returns the old values and takes no new one', async () => {
    await whileReadOnly(dir, async () => {
      expect(await store.set('a', Buffer.from('new'))).toBe(false);
      expect(await store.set('c', Buffer.from('c'))).toBe(false);
      await store.delete('never set');
      expect(await valuesOf(store)).toEqual(['a', 'b']);
    });

    expect(store.hasUndeleted()).toBe(false);
    expect([errors.length, written]).toEqual([2, 2]);
  });

  it.each([
    ['one value', () => store.delete('a'), [undefined, 'b']],
    ['all values', () => store.clear(), [undefined, undefined]],
  ])(
    'does not return a deleted value, and removes its file at the next change once the disk can be written: %s',
    async (_, deleteValues, expected) => {
      await whileReadOnly(dir, async () => {
        await deleteValues();
        expect(await valuesOf(store)).toEqual(expected);
        expect(store.hasUndeleted()).toBe(true);
        expect(await valuesOf(open())).toEqual(['a', 'b']);
      });
      await store.set('c', Buffer.from('c'));

      expect(store.hasUndeleted()).toBe(false);
      expect(await valuesOf(open())).toEqual(expected);
      expect((await open().get('c'))?.toString()).toBe('c');
    },
  );

  it('returns the new value of a key whose deletion failed', async () => {
    await whileReadOnly(dir, () => store.delete('a'));
    await store.set('a', Buffer.from('new'));

    expect(await valuesOf(store)).toEqual(['new', 'b']);
    expect(store.hasUndeleted()).toBe(false);
  });
});
