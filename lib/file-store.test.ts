import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { whileReadOnly } from '@/e2e/support/unit/read-only-folder';
import { createFileStore, evictFiles } from './file-store.ts';
import type { ByteStore, FileStoreOptions, openStore, ReportErrors } from './file-store.ts';

const DIGEST_BYTES = 32;
const MINUTE_MS = 60_000;

describe('the file store', () => {
  let dir: string;
  let errors: unknown[];
  let evictions: number[];
  let written: number;

  const open = (limits: Partial<FileStoreOptions> = {}): ByteStore =>
    createFileStore({
      dir,
      maxEntries: 100,
      maxBytes: 1_000_000,
      onError: (error) => errors.push(error),
      onWritten: () => (written += 1),
      onEviction: (entries) => evictions.push(entries),
      ...limits,
    });

  const age = async (name: string, minutes: number): Promise<void> => {
    const then = new Date(Date.now() - minutes * MINUTE_MS);
    await utimes(path.join(dir, name), then, then);
  };

  const onlyFile = async (): Promise<string> => path.join(dir, (await readdir(dir))[0] ?? '');

  beforeEach(async () => {
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'file-store-')), 'entries');
    errors = [];
    evictions = [];
    written = 0;
  });

  afterEach(() => rm(path.dirname(dir), { recursive: true, force: true }));

  it('has no deleted value, and no file after it was cleared, and takes values again', async () => {
    const store = open({ maxEntries: 2 });
    await store.clear();
    await store.set('a', Buffer.from('a'));
    await store.set('b', Buffer.from('b'));
    await store.delete('b');
    await store.delete('never set');
    expect(await store.get('b')).toBeUndefined();
    await writeFile(path.join(dir, 'abandoned.tmp'), '');
    await store.clear();
    expect(await store.get('a')).toBeUndefined();
    expect(await readdir(dir)).toEqual([]);

    await store.set('c', Buffer.from('c'));
    await store.set('d', Buffer.from('d'));
    expect(await store.get('c')).toEqual(Buffer.from('c'));
    expect(errors).toEqual([]);
  });

  it('distinguishes an empty value from an absent one', async () => {
    await open().set('empty', Buffer.alloc(0));

    expect(await open().get('empty')).toEqual(Buffer.alloc(0));
    expect(await open().get('never set')).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it.each(['../../etc/passwd', 'x'.repeat(5_000), ''])(
    'names the file by the digest of the key %j',
    async (key) => {
      await open().set(key, Buffer.from('value'));

      expect(await readdir(dir)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
      expect((await open().get(key))?.toString()).toBe('value');
    },
  );

  it('replaces a value and leaves no temporary file', async () => {
    const store = open();
    await Promise.all(['1', '2', '3', '4'].map((text) => store.set('key', Buffer.from(text))));
    await store.set('key', Buffer.from('last'));

    expect((await store.get('key'))?.toString()).toBe('last');
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('writes files that only the user of the process can read', async () => {
    await open().set('key', Buffer.from('value'));

    expect((await stat(await onlyFile())).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['cut short', (file: string) => truncate(file, DIGEST_BYTES + 2)],
    ['emptied', (file: string) => truncate(file, 0)],
    [
      'altered',
      async (file: string) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(0, DIGEST_BYTES, DIGEST_BYTES + 1));
      },
    ],
    [
      'replaced by a folder',
      async (file: string) => {
        await rm(file);
        await mkdir(path.join(file, 'in the way'), { recursive: true });
      },
    ],
  ])('treats a file that was %s as absent, and removes it', async (_, damage) => {
    const store = open();
    await store.set('key', Buffer.from('a value'));
    await damage(await onlyFile());

    expect(await store.get('key')).toBeUndefined();
    expect(await readdir(dir)).toEqual([]);
    expect(await store.set('key', Buffer.from('another'))).toBe(true);
    expect((await store.get('key'))?.toString()).toBe('another');
    expect(errors).toEqual([]);
  });

  it('does not remove a new value that replaces a damaged file while the file is read', async () => {
    const store = open();
    await store.set('key', Buffer.from('a value'));
    await truncate(await onlyFile(), 3);
    const read = store.get('key');
    await store.set('key', Buffer.from('another'));
    await read;

    expect((await store.get('key'))?.toString()).toBe('another');
  });

  it('evicts entries when the store has too many bytes, and counts the bytes of an earlier process', async () => {
    await open().set('left behind', Buffer.alloc(600));
    await age(path.basename(await onlyFile()), 5);
    const store = open({ maxBytes: 1_000 });
    await store.set('new', Buffer.alloc(600));

    expect(await store.get('left behind')).toBeUndefined();
    expect((await store.get('new'))?.length).toBe(600);
    expect(evictions).toEqual([1]);
  });

  it('refuses a value larger than the whole store, and deletes the older value of its key', async () => {
    const store = open({ maxBytes: 100 });
    await store.set('key', Buffer.from('small'));
    await store.set('key', Buffer.alloc(200));

    expect(await store.get('key')).toBeUndefined();
  });

  it('removes a temporary file that could not be renamed', async () => {
    const store = open();
    await store.set('key', Buffer.from('value'));
    const file = await onlyFile();
    await rm(file);
    await mkdir(path.join(file, 'in the way'), { recursive: true });
    await store.set('key', Buffer.from('another'));

    expect(await readdir(dir)).toEqual([path.basename(file)]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('reports a disk error and continues', async () => {
    await writeFile(dir, 'a file where the folder should be');
    const store = open();

    expect(await store.set('key', Buffer.from('value'))).toBe(false);
    expect(await store.get('key')).toBeUndefined();
    expect(errors.length).toBeGreaterThan(0);
    await store.delete('key');
    await store.clear();
    expect(store.hasUndeleted()).toBe(false);
    expect(written).toBe(0);
  });

  it('takes values again after its folder was removed', async () => {
    const store = open();
    await store.set('key', Buffer.from('value'));
    await rm(path.dirname(dir), { recursive: true });

    expect(await store.get('key')).toBeUndefined();
    expect(await store.set('key', Buffer.from('again'))).toBe(true);
    expect((await store.get('key'))?.toString()).toBe('again');
    expect([errors, written]).toEqual([[], 2]);
  });

  describe('on a disk that can be read but not written', () => {
    let store: ByteStore;
    beforeEach(async () => {
      store = open();
      await store.set('a', Buffer.from('a'));
      await store.set('b', Buffer.from('b'));
    });

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

  /** While the deletion waits for its turn, a reader must not get the old value. */
  describe('with a deletion that waits behind other changes', () => {
    const OLD = Buffer.from('old');
    const NEW = Buffer.from('new');
    const OTHERS = Array.from({ length: 20 }, (_, number) => `other-${number}`);
    let store: ByteStore;
    beforeEach(async () => {
      store = open();
      await store.set('menu', OLD);
    });

    const writeOthers = (): Promise<unknown> =>
      Promise.all(OTHERS.map((key) => store.set(key, NEW)));

    it.each<[string, () => Promise<void>]>([
      ['alone', () => store.delete('menu')],
      ['with all others', () => store.clear()],
    ])('is absent at once when it is deleted %s', async (_, remove) => {
      const written = writeOthers();
      const removed = remove();
      expect(await store.get('menu')).toBeUndefined();
      await Promise.all([written, removed]);
      expect(await store.get('menu')).toBeUndefined();
      expect(store.hasUndeleted()).toBe(false);
    });

    it('is absent at once and stays absent, although a write of the value waits before the deletion', async () => {
      const written = [store.set('menu', OLD), writeOthers()];
      const removed = store.delete('menu');
      let isRemoved = false;
      void removed.then(() => (isRemoved = true));
      while (!isRemoved) {
        expect(await store.get('menu')).toBeUndefined();
        await nextTurn();
      }
      await Promise.all(written);
    });

    it('can be set again before the deletion has its turn', async () => {
      const changes = [writeOthers(), store.delete('menu'), store.set('menu', NEW)];
      await Promise.all(changes);
      expect(await store.get('menu')).toEqual(NEW);
      await Promise.all([store.clear(), store.set('menu', OLD)]);
      expect(await store.get('menu')).toEqual(OLD);
    });
  });
});

const BYTES = 10;
const HIGH_LIMITS = { maxEntries: 1_000, maxBytes: 1_000_000 };
const OLD_SECONDS = 61;
const RECENT_SECONDS = 50;

describe('the eviction of files', () => {
  let dir: string;
  let errors: unknown[];

  const reportErrors: ReportErrors = async (work) => {
    try {
      return await work();
    } catch (error) {
      errors.push(error);
      return undefined;
    }
  };
  const nameOf = (number: number): string => String(number).padStart(64, '0');
  const write = async (name: string, ageSeconds: number, bytes = BYTES): Promise<void> => {
    const then = Date.now() / 1_000 - ageSeconds;
    await writeFile(path.join(dir, name), Buffer.alloc(bytes));
    await utimes(path.join(dir, name), then, then);
  };
  /** Entry 1 is the oldest. */
  const writeEntries = async (count: number): Promise<void> => {
    for (let number = 1; number <= count; number += 1) await write(nameOf(number), 100 - number);
  };
  const list = async (): Promise<readonly string[]> => (await readdir(dir)).toSorted();

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'evict-files-'));
    errors = [];
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it.each([
    [0, 20, { maxEntries: 20 }],
    [0, 20, { maxBytes: 200 }],
    // An eviction ends as soon as at most nine tenths of each limit are in use.
    [3, 21, { maxEntries: 20 }],
    [3, 20, { maxBytes: 199 }],
    [11, 20, { maxEntries: 10, maxBytes: 199 }],
    [14, 20, { maxEntries: 19, maxBytes: 70 }],
    [2, 2, { maxEntries: 0 }],
  ])('removes the oldest %i of %i files of 10 bytes, with %j', async (expected, count, limits) => {
    await writeEntries(count);
    const result = await evictFiles(dir, { ...HIGH_LIMITS, ...limits }, reportErrors);
    const left = count - expected;
    const usage = { fileCount: left, bytes: left * BYTES };
    expect(result).toEqual({ usage, evicted: expected });
    expect(await list()).toEqual(Array.from({ length: left }, (__, i) => nameOf(i + 1 + expected)));
    expect(errors).toEqual([]);
  });

  it('counts only entries, and of the other files removes only old temporary ones', async () => {
    const others = ['a-file', 'F'.repeat(64), '0'.repeat(63), '0'.repeat(65)];
    for (const name of others) await write(name, OLD_SECONDS);
    await write('dead.tmp', OLD_SECONDS);
    await write('alive.tmp', RECENT_SECONDS);
    await write(nameOf(1), 0);
    const result = await evictFiles(dir, { maxEntries: 1, maxBytes: BYTES }, reportErrors);
    expect(result).toEqual({ usage: { fileCount: 1, bytes: BYTES }, evicted: 0 });
    expect(await list()).toEqual([...others, 'alive.tmp', nameOf(1)].toSorted());
  });

  it('removes the other entries when one entry cannot be removed, and counts that one as left', async () => {
    // Without the option `recursive`, `rm` fails to remove a folder.
    const folder = path.join(dir, nameOf(1));
    await mkdir(folder);
    await utimes(folder, 0, 0);
    await write(nameOf(2), 0);
    const result = await evictFiles(dir, { ...HIGH_LIMITS, maxEntries: 0 }, reportErrors);
    const { size } = await stat(folder);
    expect(result).toEqual({ usage: { fileCount: 1, bytes: size }, evicted: 1 });
    expect(await list()).toEqual([nameOf(1)]);
    expect(errors).toHaveLength(1);
  });
});

const LIMITS = { maxEntries: 10, maxBytes: 1_000 };

describe('a store in CACHE_DIR', () => {
  let cacheDir: string;
  let open: typeof openStore;
  let warn: jest.SpyInstance;
  let info: jest.SpyInstance;

  beforeEach(async () => {
    cacheDir = await mkdtemp(path.join(tmpdir(), 'open-store-'));
    jest.replaceProperty(process, 'env', { ...process.env, CACHE_DIR: cacheDir });
    // Load the modules again, because they read `CACHE_DIR` only once.
    jest.resetModules();
    open = (await import('./file-store.ts')).openStore;
    const { getLog } = await import('./log.ts');
    warn = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    info = jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
  });
  afterEach(() => rm(cacheDir, { recursive: true, force: true }));

  it('has a folder of its own, and returns its values after it is opened again', async () => {
    await open('last-good/one', LIMITS).set('key', Buffer.from('value'));

    expect(await readdir(path.join(cacheDir, 'last-good/one'))).toHaveLength(1);
    expect(await open('last-good/two', LIMITS).get('key')).toBeUndefined();
    expect((await open('last-good/one', LIMITS).get('key'))?.toString()).toBe('value');
    expect(warn).not.toHaveBeenCalled();
  });

  it('continues without the disk, and logs once that the disk fails and once that it works again', async () => {
    const inTheWay = path.join(cacheDir, 'pages');
    await writeFile(inTheWay, 'a file where the folder should be');
    const store = open('pages', LIMITS);
    for (const key of ['a', 'b', 'c']) {
      await store.set(key, Buffer.from('value'));
      expect(await store.get(key)).toBeUndefined();
    }
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ folder: 'pages' }), 'Disk of a store failed'],
    ]);
    expect(info).not.toHaveBeenCalled();

    await rm(inTheWay);
    for (const key of ['a', 'b']) await store.set(key, Buffer.from('value'));
    expect((await store.get('a'))?.toString()).toBe('value');
    expect(info.mock.calls).toEqual([[{ folder: 'pages' }, 'Disk of a store works again']]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
