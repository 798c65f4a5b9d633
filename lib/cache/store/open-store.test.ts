import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { openStore } from './open-store.ts';

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
    open = (await import('./open-store.ts')).openStore;
    const { getLog } = await import('../../log.ts');
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
