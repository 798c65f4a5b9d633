import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { openStore } from './open-store.ts';

type OpenStore = typeof openStore;
const LIMITS = { maxEntries: 10, maxBytes: 1_000 };

describe('a store of CACHE_DIR', () => {
  let cacheDir: string;
  let open: OpenStore;
  let log: jest.SpyInstance;

  beforeEach(async () => {
    cacheDir = await mkdtemp(path.join(tmpdir(), 'open-store-'));
    jest.replaceProperty(process, 'env', { ...process.env, CACHE_DIR: cacheDir });
    // The modules are loaded again, because settings and log are created once per process.
    jest.resetModules();
    open = (await import('./open-store.ts')).openStore;
    const { getLog } = await import('../log.ts');
    log = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => rm(cacheDir, { recursive: true, force: true }));

  it('is a folder of its own', async () => {
    await open('last-good/one', LIMITS).set('key', Buffer.from('value'));

    expect(await readdir(path.join(cacheDir, 'last-good/one'))).toHaveLength(1);
    expect(await open('last-good/two', LIMITS).get('key')).toBeUndefined();
    expect((await open('last-good/one', LIMITS).get('key'))?.toString()).toBe('value');
    expect(log).not.toHaveBeenCalled();
  });

  it('logs disk errors and continues without the disk', async () => {
    await writeFile(path.join(cacheDir, 'pages'), 'a file where the folder should be');
    const store = open('pages', LIMITS);
    await store.set('key', Buffer.from('value'));

    expect(await store.get('key')).toBeUndefined();
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ folder: 'pages' }),
      'Disk of a store failed',
    );
  });
});
