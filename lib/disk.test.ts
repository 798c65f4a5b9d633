import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evictFiles } from './file-store.ts';
import type { openStore, ReportErrors } from './file-store.ts';

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

  it('does not count a file that disappears after it was listed, and reports the error', async () => {
    // A link without a target is listed, but `stat` finds no file.
    await symlink('missing', path.join(dir, nameOf(1)));
    await write(nameOf(2), 0);
    const result = await evictFiles(dir, HIGH_LIMITS, reportErrors);
    expect(result.usage).toEqual({ fileCount: 1, bytes: BYTES });
    expect(errors).toMatchObject([{ code: 'ENOENT' }]);
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

type OpenStore = typeof openStore;
const LIMITS = { maxEntries: 10, maxBytes: 1_000 };

describe('a store in CACHE_DIR', () => {
  let cacheDir: string;
  let open: OpenStore;
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
